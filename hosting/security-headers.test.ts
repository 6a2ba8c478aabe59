import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

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

test('everything that is not named is refused, and nothing inline or evaluated is allowed', () => {
  const policy = contentSecurityPolicy({ hashes: HASHES, contactEndpoint: null });
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toMatch(/\bhttps?:|\*/);
  expect(directive('base-uri', null)).toBe("base-uri 'none'");
  expect(directive('frame-ancestors', null)).toBe("frame-ancestors 'none'");
});

test('the other headers are the strict ones, and the domain is not offered for preloading', () => {
  const headers = securityHeaders({ hashes: HASHES, contactEndpoint: null });
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment']) {
    expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
  }
});
