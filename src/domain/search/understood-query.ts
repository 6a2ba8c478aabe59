import { nearestWord } from './nearest-word.ts';
import { wordsOf } from './words.ts';

/** Words that carry a question and say nothing of what it is about. "No" is none: no KYC, no deposit. */
const CARRYING_WORDS = new Set(
  (
    'a about all am an and any are as at be been being best better but by can cant could did do does ' +
    'doesnt dont explain explained find for from get gets give good had has have how i if im in into ' +
    'is isnt it its ive just know long make many me mean means much my need of on or per really should ' +
    'show so some such take takes tell than that the their them then there these they this those to ' +
    'use used using want was we were what whats when where which who whose why will with without ' +
    'work works worth would you your'
  ).split(' '),
);

/** Endings that a word of the index may lack: "fastest" is found by "fast", "withdraws" by "withdraw". */
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'est', 'ly'];
const SHORTEST_STEM = 3;

/** A shorter last part could be the beginning of anything. */
const SHORTEST_BEGINNING = 3;
/** Words of the index: those of names, titles and keywords, and those that only texts hold. */
export type KnownWords = { names: readonly string[]; texts: readonly string[] };

/** What a reader's words come to in words of the index. */
export type UnderstoodQuery = {
  words: readonly string[];
  /** False where a word was put in place of another, or is known nowhere and was left out. */
  isExact: boolean;
  /** Whether words were read together or apart: "sic bo" for "sicbo", "blackjack" for "black jack". */
  isRespaced: boolean;
};

/**
 * Reads what a reader typed: leaves out the words that only carry a question, reads words together or apart as the
 * index has them, and puts the nearest known word in place of one that nothing on the site begins with: rather one
 * of a name than one of a text.
 */
export function understoodQuery(typed: string, { names, texts }: KnownWords): UnderstoodQuery {
  const apart = wordsOf(typed);
  const known = [...names, ...texts];
  const exact = new Set(known);
  const all = joined(apart, new Set(names));
  const telling = all.filter((word) => !CARRYING_WORDS.has(word));
  const asked = [...new Set(telling.length > 0 ? telling : all)];
  const found = asked.map((word) => {
    const form = knownForm(word, known);
    const parts = form === null ? partsOf(word, known, exact) : [form];
    return { parts, words: parts ?? [nearestWord(word, known)] };
  });
  const words = found.flatMap((one) => one.words);
  return {
    words: [...new Set(words.filter((word) => word !== null))],
    isExact: found.every(({ parts }) => parts !== null),
    isRespaced: all.length < apart.length || found.some(({ parts }) => (parts?.length ?? 0) > 1),
  };
}

/** "depost" is rather a slip than "de post", and "panic" is not "pa nic"; but "nokyc" is "no kyc". */
const isScrap = (part: string) => /^\p{L}{1,2}$/u.test(part) && part !== 'no';

/** A name written apart is that name: "black jack", but not "provably fair", whose parts are of names themselves. */
function joined(words: readonly string[], names: ReadonlySet<string>): string[] {
  return words.reduce<string[]>((before, word) => {
    const last = before.at(-1) ?? '';
    const whole = `${last}${word}`;
    const isTelling = last !== '' && ![last, word].some((one) => CARRYING_WORDS.has(one));
    const isOne = isTelling && names.has(whole) && !(names.has(last) && names.has(word));
    return isOne ? [...before.slice(0, -1), whole] : [...before, word];
  }, []);
}

/**
 * The known words that one word is written together from, the last of which may still be typed: "trc20", "highrol".
 * `null` if it is none. The longest first part is tried first.
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

/** The word itself, or the word without its ending, if a known word begins with that. */
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
