import type { Problem } from '../describe-issue.ts';

type BannedWords = readonly [words: RegExp, instead: string];

const OUTCOME = 'what becomes of a hundred players';

/** Words that promise what nobody can keep. They may stand in quotation marks, where others say them. */
const BANNED: readonly BannedWords[] = [
  [/\brisk[- ]free\b/gi, 'wording that names the risk'],
  [/\bguarante(?:e|ed|es|eing)\b/gi, 'what the terms say, attributed'],
  [/\b(?:can[’']?t|cannot|can not) lose\b/gi, 'the chance of losing'],
  [
    /\bbeat(?:s|ing)? the (?:casino|house|odds|bonus|wagering)\b/gi,
    'what the choice costs on average',
  ],
  [/\+EV\b/gi, OUTCOME],
  [/\bpositive (?:expectation|expected value|EV)\b/gi, OUTCOME],
  [/\bbest bets?\b/gi, 'the house edge of each bet'],
  [/\bwin big\b/gi, 'the size and the chance of a win'],
  [/\b(?:sure|safe) (?:bet|win|thing)s?\b/gi, 'the chance of a win'],
  [/\b(?:easy|free) money\b/gi, 'the terms of the offer'],
  [/\bnot on gamstop\b/gi, 'the licence that the casino has'],
  [
    /\bwe\s+(?:have\s+)?(?:timed|tested|verified)\b(?!\s+n(?:one|othing|o)\b)/gi,
    'who found it out and how',
  ],
];

/** Turns that readers had to read twice: with the plain words. */
export const UNCLEAR: readonly BannedWords[] = [
  [/\bas dear\b/gi, '“as expensive”'],
  [/\b(?:hangs?|hung) on (?:the|our|its|your) /gi, '“depends on”'],
  [/\bowes? much to\b/gi, '“depends heavily on”'],
  [/\bwe lead (?:nobody|you|readers)\b/gi, '“we do not link to it”'],
  [/\bunknown is not\b/gi, 'what is not stated, and what we assume'],
  [/\bset(?:s|ting)? (?:(?:it|a check|an identity check) )?off\b/gi, '“triggers”'],
  [/\bTake no (?:deposit|bonus|offer)\b/g, '“do not deposit”'],
  [/\bload it anew\b/gi, '“reload it”'],
  [/\bor just that\b/gi, '“or exactly that”'],
  [/\bdrawn by lot\b/gi, '“random”'],
  [/\bhole in the fence\b/gi, 'what happens, without an image'],
  [/\bon the other side\b/gi, 'who holds the money'],
  [/\$0 or less\b/gi, '“nothing”'],
  [/\bwhoever runs out\b/gi, '“if you run out”'],
  [/\bhas been luckier\b/gi, 'what the figure counts'],
  [/\bin digits alone\b/gi, '“in digits only”'],
];

/** Of an offer and of who makes it nobody says that it earns players anything. */
const ABOUT_OFFERS: readonly BannedWords[] = [[/\b(?:profit(?:s|able)?|pays off)\b/gi, OUTCOME]];
const IS_ABOUT_OFFERS = /\/(?:bonuses|bonus-categories|casinos)\//;

/** Fields of an offer in which “free” would be read as costing nothing. */
const OFFER_LINE = /^(?:headline|label|ctaText):|^\s*- /;
const FREE: BannedWords = [
  /\bfree\b/gi,
  'no “free”, which reads as costing nothing: “50 spins”, “no-deposit bonus”',
];

const OPENING = /[“"‘']$/;

/** Banned wording in the text of a content file, with file and line. Words may stand on two lines. */
export function checkWording(file: string, written: string): Problem[] {
  const text = written.replace(/[\u2010\u2011]/g, '-').replace(/\*\*|__/g, '');
  const rules = [...BANNED, ...UNCLEAR, ...(IS_ABOUT_OFFERS.test(file) ? ABOUT_OFFERS : [])];
  const anywhere = rules.flatMap((rule) => foundIn(text, rule, file, 1));
  const inLines = file.includes('/bonuses/')
    ? text
        .split('\n')
        .flatMap((line, index) =>
          OFFER_LINE.test(line) ? foundIn(line, FREE, file, index + 1) : [],
        )
    : [];
  return [...anywhere, ...inLines].sort((one, other) => lineOf(one) - lineOf(other));
}

const lineOf = ({ file }: Problem) => Number(file.split(':').at(-1));

function foundIn(
  text: string,
  [words, instead]: BannedWords,
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
