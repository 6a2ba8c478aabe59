import { edited, type PageElement } from './html-page.ts';
import { otherWordsFor, type SameWords } from '#domain/search/same-words.ts';
import { wordsOf } from '#domain/search/words.ts';

/** What the search knows besides the text of pages. */
type Known = { sameWords: readonly SameWords[]; fillers: readonly string[] };

/** What an entry of the index is about. */
type Subject = {
  /** What it calls itself. */
  title: string;
  /** The last part of its address, a second name; empty for a part of a page. */
  slug: string;
  /** By what it wants to be found. */
  keywords: string;
  text: string;
};

/** Elements that are no content wherever they stand: controls, what opens over the page, and styles. */
const NO_CONTENT = new Set(['dialog', 'button', 'select', 'style']);

/**
 * A built page as the index is given it: its searched part alone, without what is no content, and with the words
 * by which readers look for it. `null` for a page that the search leaves out.
 */
export function searchedPage(
  html: string,
  elements: readonly PageElement[],
  address: string,
  { sameWords, fillers }: Known,
): string | null {
  const main = elements.find(isSearched);
  if (main?.endTag == null) return null;
  const inside = elements.filter(({ range }) => isWithin(range, main.range));
  const isAlone = ({ range }: PageElement, index: number) =>
    (inside[index + 1]?.range.start ?? Infinity) >= range.end;
  const left = outermost(
    inside.filter(
      (element, index) =>
        isNoContent(element) || (fillers.includes(element.text.trim()) && isAlone(element, index)),
    ),
  );
  const isLeft = ({ range }: PageElement) =>
    left.some(({ start, end }) => range.start >= start && range.end <= end);
  const shown = inside.filter((element) => !isLeft(element));
  const heading = shown.find(({ name }) => name === 'h1');
  const textOf = (some: readonly PageElement[]) => some.map(({ text }) => text).join(' ');
  const subject = {
    title: textOf(shown.filter(({ range }) => heading && isWithin(range, heading.range))),
    slug: address.split('/').at(-1) ?? '',
    keywords: [metaOf(elements, 'og:title'), metaOf(elements, 'keywords')].join(', '),
    text: textOf(shown),
  };
  const { start } = main.endTag;
  return edited(html, [
    { start: 0, end: main.range.start, text: '<html lang="en"><body>' },
    ...left.map((range) => ({ ...range, text: ' ' })),
    ...spaces(shown),
    { start, end: start, text: lookedForBy(subject, sameWords) },
    { start: main.range.end, end: html.length, text: '</body></html>' },
  ]);
}

/**
 * An element that no excerpt shows, with the words by which an entry is found: its `names`, the
 * `words` that go with it, and in `alike` what its text could have said in other words.
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
    ([field, words]) => `data-${field}="${escapeHtml(words.join(', '))}"`,
  );
  const taken = Object.keys(fields).map((field) => `${field}[data-${field}]`);
  return `<span data-pagefind-meta="${taken.join(', ')}" ${attributes.join(' ')}></span>`;
}

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const isSearched = ({ name, attributes }: PageElement) =>
  name === 'main' && attributes.has('data-pagefind-body');

const isNoContent = ({ name, attributes }: PageElement) =>
  NO_CONTENT.has(name) ||
  attributes.get('aria-hidden') === 'true' ||
  attributes.has('data-pagefind-ignore') ||
  attributes.get('rel')?.split(' ').includes('sponsored') === true;

type Range = PageElement['range'];

const isWithin = (inner: Range, outer: Range) =>
  inner.start >= outer.start && inner.end <= outer.end;

/** The places of elements, without those that lie in another of them. */
function outermost(elements: readonly PageElement[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const { range } of elements) {
    if (range.end > (ranges.at(-1)?.end ?? 0)) ranges.push(range);
  }
  return ranges;
}

/** Elements that touch in the markup stand apart on the page: a term and its value, two cells. */
function spaces(elements: readonly PageElement[]) {
  const starts = new Set(elements.map(({ range }) => range.start));
  return elements.flatMap(({ endTag }) =>
    endTag !== null && starts.has(endTag.end)
      ? [{ start: endTag.end, end: endTag.end, text: ' ' }]
      : [],
  );
}

function metaOf(elements: readonly PageElement[], key: string): string {
  const meta = elements.find(
    ({ name, attributes }) =>
      name === 'meta' && [attributes.get('name'), attributes.get('property')].includes(key),
  );
  return meta?.attributes.get('content') ?? '';
}
