import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { markedLists, readChart } from '#domain/charts/list-chart.ts';
import { collectionOf } from '#schemas/collections.ts';
import { type Report } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';
import { firstUnseen } from '#domain/text/unseen.ts';
import { attributeOf } from '#domain/html/page-tree.ts';
import { MOST_NESTED, renderMarkdown, treeOf } from '../read/render-markdown.ts';

/** Headings of text pages under which the site puts something, or to which it links. */
const NEEDED: Readonly<Record<string, readonly [id: string, words: string][]>> = {
  about: [
    ['who-runs-this-site', 'Who runs this site'],
    ['who-writes-and-checks', 'Who writes and checks'],
    ['editorial-policy', 'Editorial policy'],
    ['corrections', 'Corrections'],
  ],
  'affiliate-disclosure': [['every-paid-link', 'Every paid link']],
  'cookie-policy': [['what-is-stored-in-your-browser', 'What is stored in your browser']],
  'responsible-gaming': [
    ['self-check', 'Self-check'],
    ['helplines', 'Helplines'],
    ['tools-that-help', 'Tools that help'],
    ['how-self-exclusion-works', 'How self-exclusion works'],
  ],
};

/** Texts below the front matter that pages cannot show, or that lack a place to which the site leads. */
export function checkProse(entries: readonly RawEntry[], report: Report): void {
  const texts = entries.filter(({ collection }) => collectionOf(collection).body !== null);
  for (const entry of texts) {
    const { collection, file, body } = entry;
    const { html, depth } = renderMarkdown(body);
    if (depth > MOST_NESTED)
      report(file, '', `markup nested ${depth} deep`, `at most ${MOST_NESTED}`);
    const isBare = !/[\p{L}\p{N}]|<img/u.test(html.replace(/<(?!img)[^>]*>/g, ''));
    if (isBare && depth <= MOST_NESTED)
      report(file, '', 'no text below the fields', 'the text of the page');
    if (collection === 'pages') sections(entry, report);
    // An entity may name it.
    const unseen = firstUnseen(body) === null ? firstUnseen(html) : null;
    if (unseen !== null) report(file, '', `the character ${unseen.code}`, 'one that can be seen');
    charts(entry, report);
  }
}

/** Lists to be drawn that cannot be, or outside articles and posts. */
function charts({ collection, file, body }: RawEntry, report: Report): void {
  for (const marked of markedLists(treeOf(body))) {
    const read = readChart(marked);
    if (!read.ok) report(file, '', read.found, read.expected);
    else if (!['articles', 'blog'].includes(collection))
      report(file, '', 'a chart', 'charts in articles and posts alone');
  }
}

/** A text page is cut at its second-level headings, and each piece has to have one. */
function sections({ id, file, body }: RawEntry, report: Report): void {
  const nodes = treeOf(body).childNodes.filter(isShown);
  const [first] = nodes;
  const names = nodes.flatMap((node) => headingOf(node) ?? []);
  if (first !== undefined && headingOf(first) === null)
    report(file, '', 'text before the first heading', 'a heading that begins with ## first');
  if (names.includes('')) report(file, '', 'a heading written as HTML', 'one that begins with ##');
  for (const [needed, words] of NEEDED[id] ?? []) {
    if (names.filter((name) => name === needed).length === 1) continue;
    const expected = `one, as ## ${words}: the site puts something under it`;
    report(file, '', `no heading “${words}”`, expected);
  }
}

/** The id of a second-level heading, empty where it has none; `null` for anything else. */
function headingOf(node: Tree.ChildNode): string | null {
  if (!('tagName' in node) || node.tagName !== 'h2') return null;
  return attributeOf(node, 'id') ?? '';
}

const isShown = (node: Tree.ChildNode) =>
  node.nodeName !== '#comment' && !('value' in node && node.value.trim() === '');
