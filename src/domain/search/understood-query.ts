import { nearestWord } from './nearest-word.ts';
import type { FirstPage } from './search-record.ts';
import { wordsOf } from './words.ts';

/** Stop words. "No" is not one: no KYC, no deposit. */
const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been being best better but by can cant could did do does ' +
    'doesnt dont explain explained find for from get gets give good had has have how i if im in into ' +
    'is isnt it its ive just know long make many me mean means much my need of on or per really should ' +
    'show so some such take takes tell than that the their them then there these they this those to ' +
    'use used using want was we were what whats when where which who whose why will with without ' +
    'work works worth would you your'
  ).split(' '),
);

/** Suffixes that are stripped where needed: "fastest" finds "fast", "withdraws" finds "withdraw". */
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'est', 'ly'];
const SHORTEST_STEM = 3;

/** Least length of an unfinished last part; a shorter one would match too much. */
const SHORTEST_BEGINNING = 3;
/** Words of the index: those of names, titles and keywords, and those that only texts hold. */
export type KnownWords = {
  names: readonly string[];
  texts: readonly string[];
  first: readonly FirstPage[];
};

/** The reader's query in words of the index. */
export type UnderstoodQuery = {
  words: readonly string[];
  /** The query with its slips mended, stop words included. */
  said: readonly string[];
  /** False where a word was corrected, or is unknown and was left out. */
  isExact: boolean;
  /** Words that are like none of the index. */
  leftOut: readonly string[];
  /** True where words were joined or split: "sic bo" for "sicbo", "blackjack" for "black jack". */
  isRespaced: boolean;
};

/**
 * Translates a query into words of the index: drops stop words, joins or splits words as the index has them, and
 * corrects words that nothing on the site begins with, preferring words of names to words of texts.
 */
export function understoodQuery(
  typed: string,
  { names, texts }: Pick<KnownWords, 'names' | 'texts'>,
): UnderstoodQuery {
  const apart = wordsOf(typed);
  const known = [...names, ...texts];
  const exact = new Set(known);
  const all = joined(apart, new Set(names));
  const content = all.filter((word) => !STOP_WORDS.has(word));
  const asked = [...new Set(content.length > 0 ? content : all)];
  const found = asked.map((word) => {
    const form = knownForm(word, known);
    const parts = form === null ? partsOf(word, known, exact) : [form];
    return { word, parts, words: parts ?? [nearestWord(word, known)] };
  });
  const words = found.flatMap((one) => one.words);
  return {
    words: [...new Set(words.filter((word) => word !== null))],
    said: all.map((word) => {
      const slip = found.find((one) => one.word === word && one.parts === null);
      return slip?.words[0] ?? word;
    }),
    leftOut: found.filter(({ words: [first] }) => first === null).map(({ word }) => word),
    isExact: found.every(({ parts }) => parts !== null),
    isRespaced: all.length < apart.length || found.some(({ parts }) => (parts?.length ?? 0) > 1),
  };
}

/**
 * Splits that are rather typing errors: "depost" is not "de post", "panic" is not "pa nic"; but "nokyc" is "no
 * kyc".
 */
const isScrap = (part: string) => /^\p{L}{1,2}$/u.test(part) && part !== 'no';

/** Joins a name written as two words: "black jack", but not "provably fair", whose words are in names themselves. */
function joined(words: readonly string[], names: ReadonlySet<string>): string[] {
  return words.reduce<string[]>((before, word) => {
    const last = before.at(-1) ?? '';
    const whole = `${last}${word}`;
    const hasContent = last !== '' && ![last, word].some((one) => STOP_WORDS.has(one));
    const isOne = hasContent && names.has(whole) && !(names.has(last) && names.has(word));
    return isOne ? [...before.slice(0, -1), whole] : [...before, word];
  }, []);
}

/**
 * Known words that one word is composed of, the last of which may be unfinished: "trc20", "highrol". `null` if
 * there are none. The longest first part is tried first.
 */
function partsOf(
  word: string,
  known: readonly string[],
  exact: ReadonlySet<string>,
): string[] | null {
  for (let at = word.length - 1; at >= 2; at -= 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!exact.has(first) || isScrap(first)) continue;
    if (exact.has(rest) && rest.length >= 2 && !isScrap(rest)) return [first, rest];
    const more = partsOf(rest, known, exact);
    if (more !== null) return [first, ...more];
    const isBegun = rest.length >= SHORTEST_BEGINNING && known.some((one) => one.startsWith(rest));
    if (isBegun) return [first, rest];
  }
  return null;
}

/** The word, or its stem without a suffix, if a known word begins with it. */
function knownForm(word: string, known: readonly string[]): string | null {
  const forms = [
    word,
    ...ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
      word.slice(0, -ending.length),
    ),
  ];
  return (
    forms.find(
      (form) =>
        (form === word || form.length >= SHORTEST_STEM) &&
        known.some((knownWord) => knownWord.startsWith(form)),
    ) ?? null
  );
}
