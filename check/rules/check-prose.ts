import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { markedLists, readChart } from '#domain/charts/list-chart.ts';
import { collectionOf } from '#schemas/collections.ts';
import { type Problem, collectProblems, type Report } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';
import { firstUnseen } from '#domain/text/unseen.ts';
import { attributeOf } from '#domain/html/page-tree.ts';
import { MOST_NESTED, renderMarkdown, treeOf } from '../read/render-markdown.ts';
import { RESPONSIBLE_GAMING } from './site-places.ts';

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
  [RESPONSIBLE_GAMING]: [
    ['self-check', 'Self-check'],
    ['helplines', 'Helplines'],
    ['tools-that-help', 'Tools that help'],
    ['how-self-exclusion-works', 'How self-exclusion works'],
  ],
};

/** Names that places of every page have already. */
const TAKEN = ['main', 'menu', 'search', 'cookie-title'];

/** Names of places on the page of all guides, which shows an article in a dialog. */
const OF_GUIDES = [
  'article',
  'article-title',
  'guides',
  'source-list',
  'source-list-title',
  'strategies',
];

/** Texts below the front matter that pages cannot show, or that lack a place to which the site leads. */
export const checkProse = (entries: readonly RawEntry[]): Problem[] =>
  collectProblems((report) => {
    const texts = entries.filter(({ collection }) => collectionOf(collection).body !== null);
    for (const entry of texts) {
      const { collection, file, body } = entry;
      const isPage = collection === 'pages';
      const { html, depth } = renderMarkdown(body);
      if (depth > MOST_NESTED)
        report(file, '', `markup nested ${depth} deep`, `at most ${MOST_NESTED}`);
      const isBare = !/[\p{L}\p{N}]|<img/u.test(html.replace(/<(?!img)[^>]*>/g, ''));
      if (!isPage && isBare && depth <= MOST_NESTED) {
        report(file, '', 'no text below the fields', 'the text of the page');
      }
      if (isPage) sections(entry, report);
      // An entity may name it.
      const unseen = firstUnseen(body) === null ? firstUnseen(html) : null;
      if (unseen !== null) report(file, '', `the character ${unseen.code}`, 'one that can be seen');
      headings(entry, report);
      charts(entry, report);
    }
  });

/** Lists to be drawn that cannot be, or outside articles and posts. */
function charts({ collection, file, body }: RawEntry, report: Report): void {
  for (const marked of markedLists(treeOf(body))) {
    const read = readChart(marked);
    if (!read.ok) report(file, '', read.found, read.expected);
    else if (!['articles', 'blog'].includes(collection))
      report(file, '', 'a chart', 'charts in articles and posts alone');
  }
}

function headings({ collection, id, file, body }: RawEntry, report: Report): void {
  const ofPage = id === RESPONSIBLE_GAMING ? ['self-exclusion'] : [];
  const taken = [...TAKEN, ...(collection === 'articles' ? OF_GUIDES : ofPage)];
  for (const { slug, text } of renderMarkdown(body).metadata.headings) {
    const found = `the heading “${text}”`;
    const expected = 'other words: the page has a place of that name already';
    if (slug === '' && collection !== 'pages') report(file, '', found, 'a letter or a digit in it');
    if (taken.includes(slug)) report(file, '', found, expected);
  }
}

/** A text page is cut at its second-level headings, and each piece has to have one. */
function sections({ id, file, body }: RawEntry, report: Report): void {
  const nodes = treeOf(body).childNodes.filter(isShown);
  const [first] = nodes;
  const names = nodes.flatMap((node) => headingOf(node) ?? []);
  if (first === undefined || headingOf(first) === null) {
    const found =
      first === undefined ? 'no text below the fields' : 'text before the first heading';
    report(file, '', found, 'a heading that begins with ## first');
  }
  if (names.includes('')) {
    const { headings } = renderMarkdown(body).metadata;
    const noWords = headings.find(({ depth, slug }) => depth === 2 && slug === '');
    const found =
      noWords === undefined ? 'a heading written as HTML' : `the heading “${noWords.text}”`;
    report(file, '', found, 'headings that begin with ## and have a letter or a digit');
  }
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
