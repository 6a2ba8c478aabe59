import { expect, test } from 'vitest';
import { asLaunched, withoutScript } from './site-copies.ts';

const PAGE =
  '<head><meta name="robots" content="noindex"><link rel="modulepreload" href="/a.js">' +
  '<script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css">' +
  '<script type="application/ld+json">{}</script></head><body>text<script>\n1 < 2\n</script></body>';

test('after the launch searches may list a page, and nothing else is different', () => {
  expect(asLaunched(PAGE)).toBe(PAGE.replace('<meta name="robots" content="noindex">', ''));
});

test('the limit keeps style, text and structured data, and no script', () => {
  expect(withoutScript(PAGE)).toBe(
    '<head><link rel="stylesheet" href="/a.css">' +
      '<script type="application/ld+json">{}</script></head><body>text</body>',
  );
});
