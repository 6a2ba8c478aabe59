// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { BODY_TAGS } from '#domain/site/kept-tags.ts';
import { sanitiseBody } from '#models/prose/prose-html.ts';
import { HOSTILE_HTML } from './html.ts';

/** Allowed elements by SPEC section 5, repeated here on purpose. */
const ALLOWED = 'p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote'.split(' ');

/** Parsed nodes of a body other than plain text in allowed elements without attributes. */
function foreignTo(html: string): string[] {
  const page = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
  const found: string[] = [];
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Element)) {
      if (node.nodeType !== Node.TEXT_NODE) found.push(node.nodeName);
      continue;
    }
    const isOurs = ['head', 'body'].includes(node.localName) || node === page.body.children[0];
    if (!isOurs && !ALLOWED.includes(node.localName)) found.push(node.localName);
    found.push(...[...node.attributes].map(({ name }) => `${node.nodeName} ${name}`));
  }
  if (page.body.children.length !== 1) found.push('a way out');
  return found;
}

describe('the body of an article', () => {
  test('may hold exactly the tags of the specification', () => {
    expect([...BODY_TAGS]).toEqual(ALLOWED);
  });

  test.each(ALLOWED.filter((tag) => tag !== 'br'))('keeps %s, without its attributes', (tag) => {
    expect(sanitiseBody(`<${tag} class="a" id="b" lang=en>text</${tag}>`)).toBe(
      `<${tag}>text</${tag}>`,
    );
  });

  test('keeps a line break', () => {
    expect(sanitiseBody('<p>one<br class=a>two</p>')).toBe('<p>one<br />two</p>');
  });

  test('keeps the text of links, tables, code and other tags, and not the tags', () => {
    expect(
      sanitiseBody('<p>See <a href="/faq">the <code>FAQ</code></a> &amp; <b>ask</b></p>'),
    ).toBe('<p>See the FAQ &amp; ask</p>');
  });

  test('drops the text of scripts and styles with them', () => {
    expect(sanitiseBody('<p>a</p><script>alert(1)</script><style>p{}</style><p>b</p>')).toBe(
      '<p>a</p><p>b</p>',
    );
  });

  test('leaves what is written as text as text', () => {
    expect(sanitiseBody('<p>1 &lt; 2, &lt;script&gt;</p>')).toBe('<p>1 &lt; 2, &lt;script&gt;</p>');
  });
});

describe('hostile HTML', () => {
  test('there are at least sixty cases, each with its own name and text', () => {
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(60);
    expect(new Set(HOSTILE_HTML.map(({ name }) => name)).size).toBe(HOSTILE_HTML.length);
    expect(new Set(HOSTILE_HTML.map(({ html }) => html)).size).toBe(HOSTILE_HTML.length);
  });

  test('nearly every case would do harm if it were let through', () => {
    const harmful = HOSTILE_HTML.filter(({ html }) => foreignTo(html).length > 0);
    expect(harmful.length).toBeGreaterThan(HOSTILE_HTML.length * 0.95);
  });

  test.each(HOSTILE_HTML)(
    '$name comes out harmless, also when a browser writes it out',
    ({ html }) => {
      const clean = sanitiseBody(html);
      expect(foreignTo(clean)).toEqual([]);
      expect(clean).not.toMatch(/<\/?script/i);
      expect(clean).not.toMatch(/<[^>]*javascript:/i);
      const page = new DOMParser().parseFromString(clean, 'text/html');
      expect(foreignTo(page.body.innerHTML)).toEqual([]);
      expect(sanitiseBody(clean)).toBe(clean);
    },
  );
});
