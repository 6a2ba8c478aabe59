import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import type { Problem } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { renderMarkdown } from '../read/render-markdown.ts';
import { RESPONSIBLE_GAMING } from './site-places.ts';

/** Headings of text pages under which the site puts something, or to which it links. */
const NEEDED: Readonly<Record<string, readonly [id: string, words: string][]>> = {
  'affiliate-disclosure': [['every-paid-link', 'Every paid link']],
  'cookie-policy': [['what-is-stored-in-your-browser', 'What is stored in your browser']],
  [RESPONSIBLE_GAMING]: [
    ['self-check', 'Self-check'],
    ['helplines', 'Helplines'],
    ['how-self-exclusion-works', 'How self-exclusion works'],
  ],
};

/** Names that places of every page have already. */
const TAKEN = ['main', 'menu', 'search', 'cookie-title'];

/** Texts below the front matter: what pages cannot show, or what they would show without a word wrongly. */
export function checkProse({ articles, blog, pages }: Content): Problem[] {
  return [
    ...[...articles, ...blog].flatMap(({ file, body }) => [
      ...emptyText(file, body),
      ...firstLevel(file, body),
    ]),
    ...blog.flatMap(({ file, body }) => [
      ...pictures(file, body),
      ...takenPlaces(file, body, TAKEN),
    ]),
    ...pages.flatMap(({ id, file, body }) => [
      ...pictures(file, body),
      ...firstLevel(file, body),
      ...sections(id, file, body),
      ...takenPlaces(file, body, id === RESPONSIBLE_GAMING ? [...TAKEN, 'self-exclusion'] : TAKEN),
    ]),
  ];
}

function emptyText(file: string, body: string): Problem[] {
  if (body.trim() !== '') return [];
  return [{ file, field: '', found: 'no text below the fields', expected: 'the text of the page' }];
}

const PICTURE = /!\[[^\]]*\](?:\(([^)\s]*)|\[[^\]]*\])/;

/** Pictures that the site would drop, and that a build would look for. */
function pictures(file: string, body: string): Problem[] {
  const [picture, address] = PICTURE.exec(body) ?? [];
  if (picture === undefined) return [];
  const found = `a picture${address === undefined ? '' : ` (${address})`} in the text`;
  return [
    { file, field: '', found, expected: 'text alone: pictures of your own stand in articles' },
  ];
}

function firstLevel(file: string, body: string): Problem[] {
  const heading = renderMarkdown(body).metadata.headings.find(({ depth }) => depth === 1);
  if (heading === undefined) return [];
  const found = `the heading “${heading.text}” of the first level (#)`;
  return [{ file, field: '', found, expected: 'headings from ## on: the title is the first' }];
}

/** A text page is cut at its second-level headings, and each piece has to have one. */
function sections(id: string, file: string, body: string): Problem[] {
  const { html } = renderMarkdown(body);
  const nodes = parseFragment(html).childNodes.filter(isShown);
  const [first] = nodes;
  const names = nodes.flatMap((node) => headingOf(node) ?? []);
  const problems: Problem[] = [];
  if (first === undefined || headingOf(first) === null) {
    problems.push({
      file,
      field: '',
      found: first === undefined ? 'no text below the fields' : 'text before the first heading',
      expected: 'a heading that begins with ## first',
    });
  }
  if (names.includes('')) {
    const found = 'a heading written as HTML';
    problems.push({ file, field: '', found, expected: 'headings that begin with ##' });
  }
  for (const [needed, words] of NEEDED[id] ?? []) {
    if (names.filter((name) => name === needed).length === 1) continue;
    problems.push({
      file,
      field: '',
      found: `no heading “${words}”`,
      expected: `one, as ## ${words}: the site puts something under it`,
    });
  }
  return problems;
}

/** The id of a second-level heading, empty where it has none; `null` for anything else. */
function headingOf(node: Tree.ChildNode): string | null {
  if (!('tagName' in node) || node.tagName !== 'h2') return null;
  return node.attrs.find(({ name }) => name === 'id')?.value ?? '';
}

const isShown = (node: Tree.ChildNode) =>
  node.nodeName !== '#comment' && !('value' in node && node.value.trim() === '');

function takenPlaces(file: string, body: string, taken: readonly string[]): Problem[] {
  return renderMarkdown(body)
    .metadata.headings.filter(({ slug }) => taken.includes(slug))
    .map(({ text }) => ({
      file,
      field: '',
      found: `the heading “${text}”`,
      expected: 'other words: the page has a place of that name already',
    }));
}
