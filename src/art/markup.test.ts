import { expect, test } from 'vitest';
import { escapeXml } from './markup.ts';

test('escapes what would end an attribute or begin a tag', () => {
  expect(escapeXml('"5 < 6" & more >')).toBe('&quot;5 &lt; 6&quot; &amp; more &gt;');
});
