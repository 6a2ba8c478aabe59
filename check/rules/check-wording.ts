import type { Problem } from '../describe-issue.ts';

type BannedWords = readonly [words: RegExp, instead: string];

const OUTCOME = 'what becomes of a hundred players';

/** Words that promise what nobody can keep. */
const BANNED: readonly BannedWords[] = [
  [/\brisk[- ]free\b/gi, 'wording that names the risk'],
  [/\bguarante(?:e|ed|es|eing)\b/gi, 'what the terms report, attributed'],
  [
    /\b(?:can[’']?t|cannot|can not|you(?:[’']ll| will)? never) lose\b(?! more than| sight)/gi,
    'the chance of losing',
  ],
  [/\b(?:(?:at|with) (?:no|zero)|without(?: any)?) risk\b(?! (?:of|to|that))/gi, 'the risk'],
  [/\b(?:make|earn|win) (?:money|cash) (?:fast|quickly|every day|from home)\b/gi, OUTCOME],
  [/\b(?:you(?:[’']ll| will)? always win|foolproof|sure-?fire)\b/gi, 'the chance of a win'],
  [
    /\bbeat(?:s|ing)? the (?:casino|house|odds|bonus|wagering)\b/gi,
    'what the choice costs on average',
  ],
  [/\+EV\b|\bpositive (?:expectation|expected value|EV)\b/gi, OUTCOME],
  [/\bour best bets?\b/gi, 'the house edge of each bet'],
  [/\bwin big\b/gi, 'the size and the chance of a win'],
  [/\b(?:sure|safe) (?:bet|win|thing)s?\b/gi, 'the chance of a win'],
  [/\b(?:easy|free) money\b/gi, 'the terms of the offer'],
  [/\bnot on gamstop\b/gi, 'the license that the casino has'],
];

/** Of an offer and of who makes it nobody says that it earns players anything. */
const ABOUT_OFFERS: readonly BannedWords[] = [
  [/\b(?:profitable|pays off)\b(?! for the (?:casino|house))/gi, OUTCOME],
];
const IS_ABOUT_OFFERS = /\/(?:bonuses|bonus-categories|casinos)\//;

/** Words by which a clause denies what it names. */
const DENIED =
  /\b(?:not|never|none|nobody|neither|nor|cannot|few|rarely|hardly|whoever|lying|myth|no(?! (?:deposit|wagering|risk|limit|doubt))|nothing(?! but))\b|n[’']t\b/i;
const DENIED_LATER = /^[^.?!]*\bthere is (?:none|no such)\b/i;
const CLAUSE = /[.,;:!?](?=\s)|\n\s*(?:- |\n)/;

/** Stands in a remark (`# …` or `<!-- … -->`) beside the words or in the line above their field or paragraph. */
const ON_PURPOSE = /(?:#|<!--) said on purpose/;
const BEGINS = /^\s*(?:- |[\w-]+:(?: |$)|$)/;

/** Promises in the text of a content file, with file and line. What is denied, asked or quoted is none. */
export function checkWording(file: string, written: string): Problem[] {
  const text = written.replace(/[\u2010\u2011]/g, '-').replace(/\*\*|__/g, '');
  const lines = text.split('\n');
  return [...BANNED, ...(IS_ABOUT_OFFERS.test(file) ? ABOUT_OFFERS : [])].flatMap(
    ([words, instead]) =>
      [...text.matchAll(words)].flatMap(({ 0: found, index }) => {
        const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
        const line = before.split('\n').length;
        if (/[“"‘']$/.test(before) || isDenied(before, after) || isMeant(lines, line)) return [];
        const said = `the words “${found.replace(/\s+/g, ' ')}”`;
        return [{ file: `${file}:${line}`, field: '', found: said, expected: instead }];
      }),
  );
}

function isDenied(before: string, after: string): boolean {
  const clause = `${before.split(CLAUSE).at(-1)} … ${after.split(CLAUSE)[0]}`;
  const isAsked = /^[^.!?\n]*\?/.test(after);
  return isAsked || DENIED.test(clause) || DENIED_LATER.test(after);
}

/** From the line of the words up to the one above their field or paragraph. */
function isMeant(lines: readonly string[], line: number): boolean {
  let from = line - 1;
  while (from > 0 && !BEGINS.test(lines[from] ?? '')) from -= 1;
  return lines.slice(Math.max(0, from - 1), line).some((one) => ON_PURPOSE.test(one));
}
