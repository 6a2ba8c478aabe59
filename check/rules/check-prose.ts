import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { type Problem, problemsSaid, type Say } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { renderMarkdown } from '../read/render-markdown.ts';
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
    ['how-self-exclusion-works', 'How self-exclusion works'],
  ],
};

/** Names that places of every page have already. */
const TAKEN = ['main', 'menu', 'search', 'cookie-title'];

const PICTURE = /!\[[^\]]*\](?:\(([^)\s]*)|\[[^\]]*\])/;

/** Texts below the front matter: what pages cannot show, or what they would show without a word wrongly. */
export const checkProse = ({ articles, blog, pages }: Content): Problem[] =>
  problemsSaid((say) => {
    for (const { file, body } of [...articles, ...blog]) {
      if (body.trim() === '') say(file, '', 'no text below the fields', 'the text of the page');
      firstLevel(file, body, say);
    }
    for (const { file, body } of pages) firstLevel(file, body, say);
    for (const page of pages) sections(page, say);
    for (const { id, file, body } of [...blog, ...pages]) {
      // The site would drop it, and a build would look for it.
      const [picture, address] = PICTURE.exec(body) ?? [];
      if (picture !== undefined) {
        const found = `a picture${address === undefined ? '' : ` (${address})`} in the text`;
        say(file, '', found, 'text alone: pictures of your own stand in articles');
      }
      const taken = id === RESPONSIBLE_GAMING ? [...TAKEN, 'self-exclusion'] : TAKEN;
      for (const { slug, text } of renderMarkdown(body).metadata.headings) {
        const expected = 'other words: the page has a place of that name already';
        if (taken.includes(slug)) say(file, '', `the heading “${text}”`, expected);
      }
    }
  });

function firstLevel(file: string, body: string, say: Say): void {
  const heading = renderMarkdown(body).metadata.headings.find(({ depth }) => depth === 1);
  if (heading === undefined) return;
  const found = `the heading “${heading.text}” of the first level (#)`;
  say(file, '', found, 'headings from ## on: the title is the first');
}

/** A text page is cut at its second-level headings, and each piece has to have one. */
function sections({ id, file, body }: Content['pages'][number], say: Say): void {
  const nodes = parseFragment(renderMarkdown(body).html).childNodes.filter(isShown);
  const [first] = nodes;
  const names = nodes.flatMap((node) => headingOf(node) ?? []);
  if (first === undefined || headingOf(first) === null) {
    const found =
      first === undefined ? 'no text below the fields' : 'text before the first heading';
    say(file, '', found, 'a heading that begins with ## first');
  }
  if (names.includes('')) {
    say(file, '', 'a heading written as HTML', 'headings that begin with ##');
  }
  for (const [needed, words] of NEEDED[id] ?? []) {
    if (names.filter((name) => name === needed).length === 1) continue;
    const expected = `one, as ## ${words}: the site puts something under it`;
    say(file, '', `no heading “${words}”`, expected);
  }
}

/** The id of a second-level heading, empty where it has none; `null` for anything else. */
function headingOf(node: Tree.ChildNode): string | null {
  if (!('tagName' in node) || node.tagName !== 'h2') return null;
  return node.attrs.find(({ name }) => name === 'id')?.value ?? '';
}

const isShown = (node: Tree.ChildNode) =>
  node.nodeName !== '#comment' && !('value' in node && node.value.trim() === '');
