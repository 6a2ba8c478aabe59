import { describe, expect, test } from 'vitest';
import { sanitisePage } from './prose-html.ts';
import { proseText, splitAtHeadings, withWholeAddresses } from './prose-tree.ts';

test('in a feed a link names the whole address, and a text about links stays as it is', () => {
  const page = 'https://edgewise.example/blog/a-post';
  const html = sanitisePage(
    '<p><a href="/bonuses?sort=cost&amp;page=2">a</a> <a href="#sums">b</a> <a href="https://c.example/">c</a> <a href="tel:+441">d</a></p><p>&lt;a href="/e"</p>',
  );
  expect(withWholeAddresses(html, page)).toBe(
    '<p><a href="https://edgewise.example/bonuses?sort=cost&amp;page=2">a</a> <a href="https://edgewise.example/blog/a-post#sums">b</a> <a href="https://c.example/" rel="nofollow noopener noreferrer">c</a> <a href="tel:+441">d</a></p><p>&lt;a href="/e"</p>',
  );
});

describe('the parts of a page', () => {
  test('each begins with its second-level heading and holds what stands below it', () => {
    expect(
      splitAtHeadings('<h2 id="a">A</h2>\n<p>1</p>\n<h3 id="c">C</h3>\n<h2 id="b">B</h2><p>2</p>'),
    ).toEqual([
      { id: 'a', html: '<h2 id="a">A</h2>\n<p>1</p>\n<h3 id="c">C</h3>' },
      { id: 'b', html: '<h2 id="b">B</h2><p>2</p>' },
    ]);
  });

  test('a table is named after the heading above it, and its cells after the heads of their columns', () => {
    const [section] = splitAtHeadings(
      '<h2 id="a">A</h2><h3 id="b">The $& "price" &amp; <code>x</code></h3><table><thead><tr><th>Coin</th><th>Fee</th></tr></thead><tbody><tr><td>BTC</td><td>$1</td></tr></tbody></table>',
    );
    expect(section?.html).toContain(
      '<table><caption>The $&amp; "price" &amp; x</caption><thead><tr><th>Coin</th><th>Fee</th></tr></thead><tbody><tr><td data-label="Coin">BTC</td><td data-label="Fee">$1</td></tr></tbody></table>',
    );
  });

  test('text before the first heading, a heading without an id and a repeated one are refused', () => {
    expect(() => splitAtHeadings('<p>1</p><h2 id="a">A</h2>')).toThrow('<p>1</p>');
    expect(() => splitAtHeadings('<h2>A</h2>')).toThrow('an id of each heading');
    expect(() => splitAtHeadings('<h2 id="a">A</h2><h2 id="a">A</h2>')).toThrow('Expected a once');
  });
});

test.each([
  ['paragraphs without space between them', '<p>one two</p><p>three</p>', ['one two', 'three']],
  ['a tag inside a word', '<p>un<em>happy</em> people</p>', ['unhappy people']],
  ['line breaks', 'one<br>two<br/>three', ['one', 'two', 'three']],
  ['addresses', '<p class="lead big">one</p><a href="/a b c">two</a>', ['one', 'two']],
  ['entities', '<p>Q&amp;A, caf&eacute;s &lt;b&gt;</p>', ['Q&A, cafés <b>']],
  ['comments', 'one <!-- not\nthis --> two', ['one  two']],
  ['a table', '<table><tr><th>Bet</th><td>$5</td></tr></table>', ['Bet', '$5']],
])('the text of %s', (_, html, lines) => {
  expect(proseText(html).split(/\n+/)).toEqual(lines);
});
