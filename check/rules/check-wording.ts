import type { Problem } from '../describe-issue.ts';

type BannedWords = { words: RegExp; instead: string };

const OUTCOME = 'what becomes of a hundred players';

/** Words that promise what nobody can keep. They may stand in quotation marks, where others say them. */
const BANNED: readonly BannedWords[] = [
  { words: /\brisk[- ]free\b/gi, instead: 'wording that names the risk' },
  { words: /\bguarante(?:e|ed|es|eing)\b/gi, instead: 'what the terms say, attributed' },
  { words: /\b(?:can[’']?t|cannot|can not) lose\b/gi, instead: 'the chance of losing' },
  {
    words: /\bbeat(?:s|ing)? the (?:casino|house|odds|bonus|wagering)\b/gi,
    instead: 'what the choice costs on average',
  },
  { words: /\+EV\b/gi, instead: OUTCOME },
  { words: /\bpositive (?:expectation|expected value|EV)\b/gi, instead: OUTCOME },
  { words: /\bbest bets?\b/gi, instead: 'the house edge of each bet' },
  { words: /\bwin big\b/gi, instead: 'the size and the chance of a win' },
  { words: /\b(?:sure|safe) (?:bet|win|thing)s?\b/gi, instead: 'the chance of a win' },
  { words: /\b(?:easy|free) money\b/gi, instead: 'the terms of the offer' },
  { words: /\bnot on gamstop\b/gi, instead: 'the licence that the casino has' },
  {
    words: /\bwe\s+(?:have\s+)?(?:timed|tested|verified)\b(?!\s+n(?:one|othing|o)\b)/gi,
    instead: 'who found it out and how',
  },
];

/** Turns that readers had to read twice: the plain words are `instead`. */
export const UNCLEAR: readonly BannedWords[] = [
  { words: /\bas dear\b/gi, instead: '“as expensive”' },
  { words: /\b(?:hangs?|hung) on (?:the|our|its|your) /gi, instead: '“depends on”' },
  { words: /\bowes? much to\b/gi, instead: '“depends heavily on”' },
  { words: /\bwe lead (?:nobody|you|readers)\b/gi, instead: '“we do not link to it”' },
  { words: /\bunknown is not\b/gi, instead: 'what is not stated, and what we assume' },
  { words: /\bset(?:s|ting)? (?:it|a check|an identity check) off\b/gi, instead: '“triggers”' },
  { words: /\bTake no (?:deposit|bonus|offer)\b/g, instead: '“do not deposit”' },
  { words: /\bload it anew\b/gi, instead: '“reload it”' },
  { words: /\bor just that\b/gi, instead: '“or exactly that”' },
  { words: /\bdrawn by lot\b/gi, instead: '“random”' },
  { words: /\bhole in the fence\b/gi, instead: 'what happens, without an image' },
  { words: /\bon the other side\b/gi, instead: 'who holds the money' },
  { words: /\$0 or less\b/gi, instead: '“nothing”' },
  { words: /\bwhoever runs out\b/gi, instead: '“if you run out”' },
  { words: /\bhas been luckier\b/gi, instead: 'what the figure counts' },
  { words: /\bin digits alone\b/gi, instead: '“in digits only”' },
];

/** Of an offer and of who makes it nobody says that it earns players anything. */
const ABOUT_OFFERS: readonly BannedWords[] = [
  { words: /\b(?:profit(?:s|able)?|pays off)\b/gi, instead: OUTCOME },
];
const IS_ABOUT_OFFERS = /\/(?:bonuses|bonus-categories|casinos)\//;

/** Fields of an offer in which “free” would be read as costing nothing. */
const OFFER_LINE = /^(?:headline|label|ctaText):|^\s*- /;
const FREE = /\bfree\b/gi;

const OPENING = /[“"‘']$/;

/** Any of them at all: nearly every text has none, and is looked through once instead of for each. */
const SOME = new RegExp(
  [...BANNED, ...UNCLEAR, ...ABOUT_OFFERS].map(({ words }) => words.source).join('|'),
  'i',
);

/** Banned wording in the text of a content file, with file and line. Words may stand on two lines. */
export function checkWording(file: string, written: string): Problem[] {
  const text = written.replace(/[\u2010\u2011]/g, '-').replace(/\*\*|__/g, '');
  const rules = IS_ABOUT_OFFERS.test(file)
    ? [...BANNED, ...UNCLEAR, ...ABOUT_OFFERS]
    : [...BANNED, ...UNCLEAR];
  const anywhere = SOME.test(text) ? rules.flatMap((rule) => foundIn(text, rule, file, 1)) : [];
  const inLines = file.includes('/bonuses/')
    ? text
        .split('\n')
        .flatMap((line, index) =>
          OFFER_LINE.test(line) ? foundIn(line, FREE_WORDS, file, index + 1) : [],
        )
    : [];
  return [...anywhere, ...inLines].sort((one, other) => lineOf(one) - lineOf(other));
}

const FREE_WORDS: BannedWords = {
  words: FREE,
  instead: 'no “free”, which reads as costing nothing: “50 spins”, “no-deposit bonus”',
};

const lineOf = ({ file }: Problem) => Number(file.split(':').at(-1));

function foundIn(
  text: string,
  { words, instead }: BannedWords,
  file: string,
  firstLine: number,
): Problem[] {
  return [...text.matchAll(words)]
    .filter((match) => !OPENING.test(text.slice(0, match.index)))
    .map(({ 0: found, index }) => ({
      file: `${file}:${firstLine + text.slice(0, index).split('\n').length - 1}`,
      field: '',
      found: `the words “${found.replace(/\s+/g, ' ')}”`,
      expected: instead,
    }));
}
