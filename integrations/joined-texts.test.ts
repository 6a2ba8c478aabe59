import { expect, test } from 'vitest';
import { edited, elementsOf } from './html-page.ts';
import { joinedTexts } from './joined-texts.ts';

const joined = (html: string) => edited(html, joinedTexts(elementsOf(html)));

test('two texts that React wrote become one, with their space', () => {
  expect(joined('<p>Score<!-- --> <!-- -->9.1<b>a<!-- -->b</b></p>')).toBe(
    '<p>Score 9.1<b>ab</b></p>',
  );
});

test('text that looks like markup stays text', () => {
  const html = '<p>&lt;<!-- -->b<!-- -->&gt;</p>';
  expect(elementsOf(joined(html)).map(({ name, text }) => [name, text])).toEqual([['p', '<b>']]);
});

test('what React takes over in the browser keeps its seams, and what comes after does not', () => {
  expect(
    joined(
      '<astro-island><p>a<!-- -->b</p><astro-island></astro-island><i>c<!-- -->d</i></astro-island><p>e<!-- -->f</p>',
    ),
  ).toBe(
    '<astro-island><p>a<!-- -->b</p><astro-island></astro-island><i>c<!-- -->d</i></astro-island><p>ef</p>',
  );
});

test('other comments stay, and what only looks like a seam', () => {
  const html = '<p title="<!-- -->">a<!--b--><script>"<!-- -->"</script><!----></p>';
  expect(joined(html)).toBe(html);
});
