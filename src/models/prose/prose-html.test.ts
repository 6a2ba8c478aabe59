import { expect, test } from 'vitest';
import { sanitisePage } from './prose-html.ts';

test.each([
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<h2 id="x" onfocus="alert(1)" style="color:red">a</h2>', '<h2 id="x">a</h2>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="\u00a0javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  // Further refused addresses are tested with isShownLink.
  ['<a href="faq">a</a>', '<a>a</a>'],
  ['<a href="//elsewhere.example">a</a>', '<a>a</a>'],
  ['<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
  ['<p>a</p><form action="https://elsewhere.example"><input name="b"></form>', '<p>a</p>'],
  ['<p>a</p><style>p { color: red }</style>', '<p>a</p>'],
  ['<p>a</p><iframe src="https://elsewhere.example"></iframe>', '<p>a</p>'],
])('%s loses what could act', (html, kept) => {
  expect(sanitisePage(html)).toBe(kept);
});

test('links inside the site stay plain, those that leave it do not pass it on', () => {
  expect(sanitisePage('<a href="/contact">a</a> <a href="#b" title="c">b</a>')).toBe(
    '<a href="/contact">a</a> <a href="#b">b</a>',
  );
  expect(sanitisePage('<a href="https://a.example/">a</a>')).toBe(
    '<a href="https://a.example/" rel="nofollow noopener noreferrer">a</a>',
  );
});

test('a table keeps its cells, and its heads say that they head a column', () => {
  expect(
    sanitisePage(
      '<table><thead><tr><th align="left">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  );
});
