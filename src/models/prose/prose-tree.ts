import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  html as HTML,
  parseFragment,
  serialize,
  serializeOuter,
} from 'parse5';
import { attributeOf, elementsBelow } from '#domain/html/page-tree.ts';

const { createElement, appendChild, insertText, insertBefore } = defaultTreeAdapter;

const HEADING = /^h[1-6]$/;
/** Inline elements, which do not separate words. */
const INLINE = /^(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)$/;

/** Resolves relative links and pictures against the page, for feeds. */
export function withWholeAddresses(html: string, pageUrl: string): string {
  const fragment = parseFragment(html);
  for (const { tagName, attrs } of elementsBelow(fragment)) {
    const named = { a: 'href', img: 'src' }[tagName];
    const address = attrs.find(({ name }) => name === named);
    if (address && /^[/#]/.test(address.value)) {
      address.value = new URL(address.value, pageUrl).href;
    }
  }
  return serialize(fragment);
}

/** The plain text of HTML, one block a line. */
export function proseText(html: string): string {
  return textOf(parseFragment(html), '\n').trim();
}

/** Section of a page: a second-level heading and the content below it. */
export type ProseSection = { id: string; html: string };

/**
 * Splits sanitised HTML at its second-level headings, with its tables labelled. Throws if content
 * comes before the first heading, or if a heading lacks an id or shares it.
 */
export function splitAtHeadings(html: string): ProseSection[] {
  const sections: ProseSection[] = [];
  for (const node of labelled(html).childNodes) {
    const text = serializeOuter(node);
    if ('tagName' in node && node.tagName === 'h2') {
      const id = attributeOf(node, 'id');
      if (id === undefined) throw new Error(`Expected an id of each heading, found ${text}`);
      if (sections.some((section) => section.id === id)) {
        throw new Error(`Expected ${id} once, found it again`);
      }
      sections.push({ id, html: text });
      continue;
    }
    const last = sections.at(-1);
    if (last) last.html += text;
    else if (text.trim() !== '') {
      throw new Error(`Expected a second-level heading first, found ${text.slice(0, 80)}`);
    }
  }
  return sections.map((section) => ({ ...section, html: section.html.trim() }));
}

/**
 * Gives each table the heading above it as its caption, and labels its cells for narrow screens.
 */
export function labelTables(html: string): string {
  return serialize(labelled(html));
}

function labelled(html: string): Tree.DocumentFragment {
  const fragment = parseFragment(html);
  let name = 'figures';
  for (const element of elementsBelow(fragment)) {
    if (HEADING.test(element.tagName)) name = textOf(element);
    if (element.tagName === 'table') label(element, name);
  }
  return fragment;
}

function label(table: Tree.Element, name: string): void {
  const caption = createElement('caption', HTML.NS.HTML, []);
  insertText(caption, name);
  const [first] = table.childNodes;
  if (first === undefined) appendChild(table, caption);
  else insertBefore(table, caption, first);
  labelCells(table);
}

/** Copies each column's header into its cells, which show it where the table is narrow. */
function labelCells(table: Tree.Element): void {
  const heads = elementsBelow(table)
    .filter(({ tagName }) => tagName === 'th')
    .map((head) => textOf(head));
  for (const row of elementsBelow(table)) {
    if (row.tagName !== 'tr') continue;
    const cells = elementsBelow(row).filter(({ tagName }) => tagName === 'td');
    for (const [index, cell] of cells.entries()) {
      cell.attrs.push({ name: 'data-label', value: heads[index] ?? '' });
    }
  }
}

/** The text of a node and its descendants; `blockEnd` follows each block. */
function textOf(node: Tree.Node, blockEnd = ''): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const text = node.childNodes.map((child) => textOf(child, blockEnd)).join('');
  return 'tagName' in node && !INLINE.test(node.tagName) ? text + blockEnd : text;
}
