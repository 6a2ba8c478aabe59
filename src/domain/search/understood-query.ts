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

/** What a reader's words come to in words of the index. */
export type UnderstoodQuery = {
  words: readonly string[];
  /** False where a word was put in place of another, or is known nowhere and was left out. */
  isExact: boolean;
};

/**
 * Reads what a reader typed: leaves out the words that only carry a question, and puts the nearest
 * known word in place of one that nothing on the site begins with. `known` are the words of the
 * index, those of titles first.
 */
export function understoodQuery(typed: string, known: readonly string[]): UnderstoodQuery {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !CARRYING_WORDS.has(word));
  const asked = [...new Set(telling.length > 0 ? telling : all)];
  const found = asked.map((word) => ({ word, form: knownForm(word, known) }));
  const words = found.map(({ word, form }) => form ?? nearestWord(word, known));
  return {
    words: [...new Set(words.filter((word) => word !== null))],
    isExact: found.every(({ form }) => form !== null),
  };
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
