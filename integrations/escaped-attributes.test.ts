import { expect, test } from 'vitest';
import { escapedAttributes } from './escaped-attributes.ts';
import { edited, elementsOf } from './html-page.ts';

const escaped = (html: string) => edited(html, escapedAttributes(html, elementsOf(html)));

test('brackets in attributes become entities, and mean the same', () => {
  const html = '<p title="1 < 2 > 0 &amp; <script>a</script>" lang=en>b</p>';
  expect(escaped(html)).toBe(
    '<p title="1 &lt; 2 &gt; 0 &amp; &lt;script&gt;a&lt;/script&gt;" lang=en>b</p>',
  );
  expect(elementsOf(escaped(html))[0]?.attributes).toEqual(elementsOf(html)[0]?.attributes);
});

test('text, scripts and styles stay as they are', () => {
  const html = '<script>1 < 2</script><style>a > b{top:0}</style><p>1 > 0</p>';
  expect(escaped(html)).toBe(html);
});
