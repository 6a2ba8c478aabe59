import { expect, test } from 'vitest';
import { sectionsOf, splitIntoBlocks } from './prose-blocks.ts';

test('a text without pictures is one stretch', () => {
  const html = '<h2 id="a">A</h2>\n<p>1</p>\n<p>2</p>';
  expect(splitIntoBlocks(html)).toEqual([{ kind: 'text', html }]);
});

test('a picture in a paragraph of its own cuts the text, with its words and its caption', () => {
  expect(
    splitIntoBlocks(
      '<p>1</p>\n<p><img data-picture src="./wheel.jpg" alt="A wheel" title="Seen from above"></p>\n<p>2</p>',
    ),
  ).toEqual([
    { kind: 'text', html: '<p>1</p>\n' },
    {
      kind: 'picture',
      picture: { path: './wheel.jpg', alt: 'A wheel', caption: 'Seen from above' },
    },
    { kind: 'text', html: '\n<p>2</p>' },
  ]);
});

test('pictures may follow each other, and begin and end a text', () => {
  const html =
    '<p><img data-picture src="./a.png" alt="A"></p>\n<p><img data-picture src="./b.png" alt="B"></p>';
  expect(splitIntoBlocks(html).map(({ kind }) => kind)).toEqual(['picture', 'picture']);
});

test('one in a line, a list or a quotation stays in the text, where it is taken out later', () => {
  for (const html of [
    '<p>1 <img data-picture src="./a.png" alt="A"></p>',
    '<ul><li><img data-picture src="./a.png" alt="A"></li></ul>',
    '<blockquote><p><img data-picture src="./a.png" alt="A"></p></blockquote>',
  ]) {
    expect(splitIntoBlocks(html).map(({ kind }) => kind)).toEqual(['text']);
  }
});

test('one that was written as HTML stays in the text too', () => {
  expect(splitIntoBlocks('<p><img src="./a.png" alt="A"></p>').map(({ kind }) => kind)).toEqual([
    'text',
  ]);
});

test('a section begins at each second-level heading and has its id; what precedes the first has none', () => {
  expect(sectionsOf('<p>1</p><h2 id="a">A</h2><p>2</p><h3 id="b">B</h3><h2 id="c">C</h2>')).toEqual(
    [
      { kind: 'text', id: undefined, html: '<p>1</p>' },
      { kind: 'text', id: 'a', html: '<h2 id="a">A</h2><p>2</p><h3 id="b">B</h3>' },
      { kind: 'text', id: 'c', html: '<h2 id="c">C</h2>' },
    ],
  );
});
