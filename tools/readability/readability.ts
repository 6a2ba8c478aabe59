import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';

/** What kinds of page there are to a reader, and how easy each has to be at least; `null` sets no goal. */
const KINDS: readonly { name: string; goal: number | null; pages: RegExp }[] = [
  { name: 'guides', goal: 50, pages: /^(guides|games)\/|^(game-rules|crypto-wallets)$/ },
  { name: 'method', goal: 50, pages: /^(how-we-rate|tools\/method)$/ },
  { name: 'tools', goal: 60, pages: /^tools|^compare$/ },
  { name: 'help', goal: 60, pages: /^(responsible-gaming|faq|contact)$/ },
  {
    name: 'cards',
    goal: 60,
    pages: /^(index|bonuses.*|payments-kyc.*|games|guides|country|blog)$/,
  },
  { name: 'reviews', goal: null, pages: /^reviews\// },
  { name: 'countries', goal: null, pages: /^country\// },
  {
    name: 'about and legal',
    goal: null,
    pages: /^(about.*|accessibility|.*-(policy|disclosure|of-service))$/,
  },
];

export type Readability = {
  name: string;
  goal: number | null;
  /** Flesch reading ease: 60 to 70 is plain English, below 50 is hard. */
  ease: number;
  wordsPerSentence: number;
  /** The sentences of more than twenty words, in per cent. */
  longPercent: number;
};

/** Elements that hold running text, without others of them inside. */
const TEXTS = 'p, li, dd, figcaption, summary, blockquote';
const SILENT = 'nav, [lang], table, script, style, [data-cookie-banner]';
/** Parsing them takes ten times as long as all the rest. */
const STYLES = /<style[^>]*>[\s\S]*?<\/style>/g;
const LONG = 20;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const wordsIn = (sentence: string): string[] =>
  [...words.segment(sentence)]
    // Figures have no syllables of their own; they are left out.
    .filter(({ segment, isWordLike }) => isWordLike === true && /\p{L}/u.test(segment))
    .map(({ segment }) => segment);

/** The sentences of a page. What ends without a full stop is a label, and is left out. */
export function sentencesOf(html: string): string[] {
  const { document } = new JSDOM(html.replaceAll(STYLES, '')).window;
  const main = document.querySelector('main');
  for (const part of main?.querySelectorAll(SILENT) ?? []) part.remove();
  return [...(main?.querySelectorAll(TEXTS) ?? [])]
    .filter((part) => part.querySelector(TEXTS) === null)
    .map((part) => (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /[.!?][”’")]*$/.test(text))
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()));
}

export function easeOf(texts: readonly string[]): Omit<Readability, 'name' | 'goal'> {
  const counted = texts.map(wordsIn).filter(({ length }) => length > 0);
  const all = counted.flat();
  const syllables = all.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    ease: flesch({ sentence: counted.length, word: all.length, syllable: syllables }),
    wordsPerSentence: all.length / counted.length,
    longPercent: (100 * counted.filter(({ length }) => length > LONG).length) / counted.length,
  };
}

/** How easy the pages of a built site are to read, by kind. What a page repeats from another counts once. */
export function readability(site: string): Readability[] {
  const texts = Map.groupBy(
    globSync('**/*.html', { cwd: site }).toSorted(),
    (file) => KINDS.find(({ pages }) => pages.test(file.replace(/\.html$/, '')))?.name,
  );
  return KINDS.flatMap(({ name, goal }) => {
    const files = texts.get(name) ?? [];
    const read = files.flatMap((file) => sentencesOf(readFileSync(path.join(site, file), 'utf8')));
    return read.length === 0 ? [] : [{ name, goal, ...easeOf([...new Set(read)]) }];
  });
}
