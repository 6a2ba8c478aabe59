import { defaultTreeAdapter as adapter, serializeOuter } from 'parse5';
import { otherWordsFor, type SameWords } from '#domain/search/same-words.ts';
import { PASSAGE } from '#domain/search/excerpt.ts';
import { wordsOf } from '#domain/search/words.ts';
import { addressOfFile } from './page-address.ts';
import { escapeMarkup } from '#domain/html/escape-markup.ts';
import {
  attributeOf,
  type BuiltPage,
  elementsBelow,
  findElement,
  type PageElement,
  textOf,
} from '#domain/html/page-tree.ts';

/** Synonyms, and texts that stand for an unknown value. */
type Known = { sameWords: readonly SameWords[]; fillers: readonly string[] };

type Subject = {
  title: string;
  /** Last part of the address, searched as a second name; empty for a part of a page. */
  slug: string;
  /** Search keywords of the page. */
  keywords: string;
  text: string;
};

/** Elements that are never content: navigation, controls, dialogs, scripts and styles. */
const NO_CONTENT = new Set(['nav', 'dialog', 'button', 'select', 'style', 'script', 'noscript']);
/** Attributes of elements that the page does not show, or shows in place of something else. */
const UNSEEN = ['hidden', 'data-pagefind-ignore', 'data-needs-script'];
/** Elements that may stand within a word. */
const WITHIN_WORDS = new Set(['sub', 'sup', 'wbr']);

const PROSE = new Set(['p', 'li', 'dd', 'td', 'blockquote', 'div']);
const INLINE = new Set(
  'a abbr b br cite code em i kbd mark q small span strong sub sup time u wbr'.split(' '),
);
const SENTENCE_END = /[.!?…]["”’)]*$/;

/** A page of the index, at the address where a search finds it. */
export type Entry = { url: string; content: string };

/**
 * Entry of a built page in the index: its `main` without navigation and controls, and its search keywords. `null` for
 * a page that is not searched. Removes nodes from the tree, so it must be the last step that reads it.
 */
export function searchedPage(
  { name, tree }: BuiltPage,
  { sameWords, fillers }: Known,
): Entry | null {
  const main = findElement(tree, isSearched);
  if (main === undefined) return null;
  for (const element of elementsBelow(main)) {
    if (isNoContent(element) || isFiller(element, fillers)) adapter.detachNode(element);
  }
  separateTexts(main);
  markPassages(main);
  const metaOf = (key: string) => {
    const meta = findElement(tree, (element) =>
      [attributeOf(element, 'name'), attributeOf(element, 'property')].includes(key),
    );
    return (meta && attributeOf(meta, 'content')) ?? '';
  };
  const url = addressOfFile(name);
  const heading = findElement(main, ({ tagName }) => tagName === 'h1');
  const words = lookedForBy(
    {
      title: heading === undefined ? '' : textOf(heading),
      slug: url.split('/').at(-1) ?? '',
      keywords: [metaOf('og:title'), metaOf('keywords')].join(', '),
      text: textOf(main),
    },
    sameWords,
  );
  const content = serializeOuter(main).replace(/<\/main>$/, `${words}</main>`);
  return { url, content: `<html lang="en"><body>${content}</body></html>` };
}

/**
 * Hidden element with the search terms of an entry, in fields of different weight: `names`; `words`: its keywords;
 * `alike`: synonyms of words in the text. No excerpt shows it.
 */
export function lookedForBy(
  { title, slug, keywords, text }: Subject,
  sameWords: readonly SameWords[],
): string {
  const secondName = wordsOf(slug).join(' ');
  const fields = {
    names: [secondName, ...otherWordsFor(`${title}, ${secondName}`, sameWords)],
    words: [keywords, ...otherWordsFor(keywords, sameWords)],
    alike: otherWordsFor(text, sameWords),
  };
  const attributes = Object.entries(fields).map(
    ([field, words]) => `data-${field}="${escapeMarkup(words.join(', '))}"`,
  );
  const taken = Object.keys(fields).map((field) => `${field}[data-${field}]`);
  return `<span data-pagefind-meta="${taken.join(', ')}" ${attributes.join(' ')}></span>`;
}

const isSearched = (element: PageElement) =>
  element.tagName === 'main' && attributeOf(element, 'data-pagefind-body') !== undefined;

const isNoContent = (element: PageElement) =>
  NO_CONTENT.has(element.tagName) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'class')?.split(' ').includes('unseen') === true ||
  UNSEEN.some((name) => attributeOf(element, name) !== undefined) ||
  attributeOf(element, 'rel')?.split(' ').includes('sponsored') === true;

/** True for an element whose whole text stands for an unknown value. */
const isFiller = (element: PageElement, fillers: readonly string[]) =>
  element.childNodes.every((child) => !('tagName' in child)) &&
  fillers.includes(textOf(element).trim());

/** Sentences of the page that an excerpt may quote; a heading, a date or a label has no full stop. */
function markPassages(main: PageElement): void {
  for (const element of elementsBelow(main)) {
    if (!PROSE.has(element.tagName)) continue;
    if (elementsBelow(element).some(({ tagName }) => !INLINE.has(tagName))) continue;
    if (!isSentence(textOf(element).trim())) continue;
    const [firstChild] = element.childNodes;
    if (firstChild !== undefined) adapter.insertTextBefore(element, `${PASSAGE} `, firstChild);
    adapter.insertText(element, ` ${PASSAGE}`);
  }
}

const isSentence = (text: string) => text.split(/\s+/, 3).length === 3 && SENTENCE_END.test(text);

/** Puts spaces between texts that touch in the markup but not on the page, such as a term and its value. */
function separateTexts(main: PageElement): void {
  for (const element of elementsBelow(main)) {
    const { parentNode, tagName } = element;
    if (parentNode === null || WITHIN_WORDS.has(tagName)) continue;
    const at = parentNode.childNodes.indexOf(element);
    const next = parentNode.childNodes[at + 1];
    if (next !== undefined && ('tagName' in next || /^[\p{L}\p{N}]/u.test(textOf(next)))) {
      adapter.insertTextBefore(parentNode, ' ', next);
    }
    const before = parentNode.childNodes[at - 1];
    const joint = (before ? textOf(before).slice(-1) : '') + textOf(element).slice(0, 1);
    if (/^[\p{L}\p{N}]{2}$/u.test(joint)) adapter.insertTextBefore(parentNode, ' ', element);
  }
}
