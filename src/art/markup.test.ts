import { describe, expect, test } from 'vitest';
import { escapeXml, withFreshIds } from './markup.ts';

test('escapes what would end an attribute or begin a tag', () => {
  expect(escapeXml('"5 < 6" & more >')).toBe('&quot;5 &lt; 6&quot; &amp; more &gt;');
});

describe('withFreshIds', () => {
  const svg =
    '<svg><g id="g"/><path id="a" d="M0 0"/><use href="#a"/><use xlink="x" clip-path="url(#g)"/></svg>';

  test('renames ids together with what refers to them', () => {
    expect(withFreshIds(svg, '2')).toBe(
      '<svg><g id="g-2"/><path id="a-2" d="M0 0"/><use href="#a-2"/><use xlink="x" clip-path="url(#g-2)"/></svg>',
    );
  });

  test('leaves other attributes alone', () => {
    const link = '<a href="/guides#faq" data-id="a"/>';
    expect(withFreshIds(link, '2')).toBe(link);
  });

  test.each(['', 'two words', '"'])('refuses the suffix %j', (suffix) => {
    expect(() => withFreshIds(svg, suffix)).toThrow(RangeError);
  });
});
