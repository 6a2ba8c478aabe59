import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const HASHES = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

function directive(name: string, contactEndpoint: string | null): string | undefined {
  return contentSecurityPolicy({ hashes: HASHES, contactEndpoint })
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
}

test('without a contact endpoint nothing leaves the origin', () => {
  expect(directive('connect-src', null)).toBe("connect-src 'self'");
  expect(directive('form-action', null)).toBe("form-action 'self'");
});

test("the contact endpoint's origin, and no more of it, may be posted to", () => {
  const endpoint = 'https://forms.example/f/abc?key=1';
  expect(directive('connect-src', endpoint)).toBe("connect-src 'self' https://forms.example");
  expect(directive('form-action', endpoint)).toBe("form-action 'self' https://forms.example");
  expect(directive('script-src', endpoint)).not.toContain('forms.example');
});

test('scripts are the own ones, the hashed ones and WebAssembly', () => {
  expect(directive('script-src', null)).toBe("script-src 'self' 'wasm-unsafe-eval' 'sha256-a'");
});
