import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageElement, parsedElements, type Range } from './html-page.ts';
import { DRAWN, KNOWN } from './plain-markup.ts';
import { plainElements } from './plain-page.ts';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const placeOf = ({ start, end }: Range) => [start, end];

/** All that is told of elements. */
const told = (elements: readonly PageElement[] | null) =>
  elements?.map((element) => ({
    name: element.name,
    text: element.text,
    isForeign: element.isForeign,
    attributes: [...element.attributes],
    attributeList: element.attributeList.map(({ prefix, name, value }) => [prefix, name, value]),
    attributeRanges: element.attributeRanges.map(placeOf),
    comments: element.comments.map((comment) => [...placeOf(comment), comment.text]),
    places: [placeOf(element.range), placeOf(element.startTag)],
    endTag: element.endTag && placeOf(element.endTag),
  }));

describe('tells of a page in plain markup what a parser tells', () => {
  test.each([
    page('<p class="a b" hidden title="a &lt; b &amp;copy &quot;c&quot;">a &amp; b<br>c</p>'),
    page('<p title="<script>alert(1)</script>" lang="a>b">c</p>'),
    page('<p>a<!-- --> b<!--$-->c<!--/$--></p>'),
    page('<script>"</p>" && "<p>"</script><style>p>a{}</style>', '<title>&lt;b&gt; <b></title>'),
    page('<textarea rows="2">&lt;a <b></textarea><noscript><p>&amp;</p></noscript>'),
    page(
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><use xlink:href="#a"></use><title>a&amp;b</title></svg>',
    ),
    page(
      '<table><caption>a</caption>\n<thead><tr><th scope="col">b</th></tr></thead>\n<tbody></tbody></table>',
    ),
    page('<dl><div><dt>a</dt><dd>b</dd></div></dl><ul><li>a<ul><li>b</li></ul></li></ul>'),
    page('<select><optgroup label="a"><option selected value="">b</option></optgroup></select>'),
    page('<template data-a><script type="module" src="/a.js"></script>a<!--b--></template>'),
    page('<astro-island uid="a" props="{&quot;b&quot;:[0,1]}"><div><b>c</b></div></astro-island>'),
    `${page('<p>a</p>').replace('<head>', ' \n<head>').replace('<body', '\n<body')}\n`,
  ])('%s', (html) => {
    expect(plainElements(html)).not.toBeNull();
    expect(told(plainElements(html))).toEqual(told(parsedElements(html)));
  });
});

describe('leaves all other pages to the parser', () => {
  test.each([
    ['no doctype, where other rules hold', '<html><head></head><body></body></html>'],
    ['a value without quotes', page('<p class=a>b</p>')],
    ['a value in other quotes', page("<p class='a'>b</p>")],
    ['an attribute twice', page('<p class="a" CLASS="b">c</p>')],
    ['a missing end tag', page('<p>a')],
    ['end tags that cross', page('<b>a<i>b</b>c</i>')],
    ['a paragraph that a block ends', page('<p>a<div>b</div></p>')],
    ['a link in a link', page('<a href="/">a<span><a href="/b">b</a></span></a>')],
    ['what is moved out of a table', page('<table><tbody>a<tr><td>b</td></tr></tbody></table>')],
    ['a row without its group', page('<table><tr><td>b</td></tr></table>')],
    ['a script of a drawing, whose text is markup', page('<svg><script>a</script></svg>')],
    ['what ends a drawing', page('<svg><p>a</p></svg>')],
    ['a script that opens a comment', page('<script><!--<script></script></script>')],
    ['an end of a script in capitals', page('<script>a</SCRIPT><p></p></script>')],
    ['a comment whose end can be mistaken', page('<!--> <script>a</script> -->')],
    ['a sign that is no tag', page('<p>a < b</p>')],
    ['names that a browser writes otherwise', page('<DIV></DIV>')],
    ['elements that it does not know', page('<object></object>')],
    ['a tag that is never closed', `${page('')}<p`],
    ['anything after the end', `${page('')}<script>a</script>`],
    ['two bodies', page('</body><body>')],
    ['a character that is exchanged', page('<p>a\rb\0</p>')],
  ])('%s', (_what, html) => {
    expect(plainElements(html)).toBeNull();
  });
});

test('never tells anything else than a parser, of markup by chance', () => {
  const name = fc.constantFrom(...KNOWN, ...DRAWN, 'math', 'object', 'frameset', 'P', 'x-y');
  const attribute = fc.constantFrom(
    ...['', ' a', ' a="b"', ' A="&amp;<&gt"', ' viewBox="0"', ' xlink:href="c"', ' a=b', " a='b'"],
    ...[' type="hidden"', '/', ' /', ' a=""b="c"', ' =', ' href="/" href="/b"', '\n id="é&notit;"'],
  );
  const text = fc.constantFrom(...['', ' ', 'a', '&amp', '&lt;b', '<', '>', '\n', '&#x27;', ']]>']);
  const other = fc.constantFrom(
    ...['<!-- -->', '<!---->', '<!-->', '<!--a--!>', '<!a>', '<?a>', '<![CDATA[a]]>', '</>', '\0'],
  );
  const piece = fc.letrec<{ node: string; nodes: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 6 },
      { weight: 3, arbitrary: text },
      { weight: 1, arbitrary: other },
      {
        weight: 8,
        arbitrary: fc
          .tuple(name, attribute, tie('nodes'), name, fc.integer({ min: 0, max: 30 }))
          .map(([tag, attributes, inside, wrong, slip]) => {
            const end = slip === 0 ? '' : `</${slip === 1 ? wrong : tag}>`;
            return `<${tag}${attributes}>${inside}${end}`;
          }),
      },
    ),
    nodes: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  }));
  let plain = 0;
  fc.assert(
    fc.property(fc.tuple(piece.nodes, fc.boolean()), ([markup, isHead]) => {
      const html = isHead ? page('', markup) : page(markup);
      const elements = plainElements(html);
      if (elements === null) return;
      plain += 1;
      expect(told(elements)).toEqual(told(parsedElements(html)));
    }),
    { numRuns: 20_000 },
  );
  // Otherwise nothing was compared.
  expect(plain).toBeGreaterThan(1_000);
});
