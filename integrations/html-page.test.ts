import { expect, test } from 'vitest';
import { edited, elementsOf } from './html-page.ts';

const namesIn = (html: string) => elementsOf(html).map(({ name }) => name);

test('finds elements where a browser does, and nowhere else', () => {
  expect(namesIn('<p title="<script>a</script>">b</p>')).toEqual(['p']);
  expect(namesIn('<!-- <script>a</script> --><p>b</p>')).toEqual(['p']);
  expect(namesIn('<title><script>a</script></title>')).toEqual(['title']);
  expect(namesIn('<script>"<style>b</style>"</script>')).toEqual(['script']);
  expect(namesIn("<p title='>'><SCRIPT\n>a</sCript\t></p>")).toEqual(['p', 'script']);
});

test('looks into templates, and tells drawings from HTML', () => {
  const [template, script] = elementsOf('<template><script src="/a.js"></script></template>');
  expect([template?.name, script?.name, script?.attributes.get('src')]).toEqual([
    'template',
    'script',
    '/a.js',
  ]);
  const drawn = elementsOf('<svg><script>a</script></svg>').at(-1);
  expect([drawn?.name, drawn?.isForeign, drawn?.text]).toEqual(['script', true, 'a']);
});

test('says where everything stands in the text', () => {
  const html = '<p>a</p><a href="/b?c&amp;d" class=e>f</a>';
  const link = elementsOf(html)[1];
  const part = ({ start, end }: { start: number; end: number }) => html.slice(start, end);
  expect(link && part(link.range)).toBe('<a href="/b?c&amp;d" class=e>f</a>');
  expect(link && part(link.startTag)).toBe('<a href="/b?c&amp;d" class=e>');
  expect(link?.endTag && part(link.endTag)).toBe('</a>');
  expect(link?.attributeRanges.map(part)).toEqual(['href="/b?c&amp;d"', 'class=e']);
  expect(link?.attributes.get('href')).toBe('/b?c&d');
});

test('edits stretches of the text in any order, to the letter', () => {
  const edits = [
    { start: 4, end: 5, text: '$&' },
    { start: 0, end: 1, text: '' },
  ];
  expect(edited('abcdef', edits)).toBe('bcd$&f');
  expect(() => edited('abc', [...edits, { start: 4, end: 6, text: '' }])).toThrow('do not overlap');
});
