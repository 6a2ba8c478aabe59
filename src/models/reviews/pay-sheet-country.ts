import { type KnownClause, type OwnTerms, SILENT } from '#domain/casinos/own-terms.ts';
import type { LicenseClock } from '#domain/complaints/license-clock.ts';
import type { CasinoState, Listing } from '#domain/legality/link-rule.ts';
import { type Answer, answerOf, judgeListing } from '#domain/pay-sheet/answers.ts';
import { formatRefused, formatUnlisted, NOT_READ, NOT_SAID } from '#format/pay-words.ts';
import type { Casino } from '#schemas/casino.ts';

type Receipt = Pick<KnownClause, 'source' | 'checkedOn' | 'clause'>;

export type Sheet = { data: Casino; terms: OwnTerms; clock: LicenseClock | null };

/** Line of the sheet before its receipt is put into words. */
export type Line = {
  question: string;
  answer: Answer;
  text: string;
  /** For cards; default: `text`. */
  short?: string;
  receipts: readonly (Receipt | null | undefined)[];
};

export const textOf = (answer: Answer, words: () => string): string => {
  if (answer === 'unknown') return NOT_READ;
  return answer === SILENT ? NOT_SAID : words();
};

const SHORT_LISTED = 'No: refused';

/** The first line, once for each state of the reader's country that the casino can be in. */
export function takesLines(
  { terms }: Sheet,
  refusedIn: readonly string[],
): (Line & { states: CasinoState[] })[] {
  const { refusedCountries, refusedWin } = terms;
  const value = refusedCountries?.value;
  const isRead = value !== undefined && value !== SILENT;
  const open = answerOf(value, () => judgeListing('unlisted'));
  const line = (listing: Listing, text: string, short: string, answer = judgeListing(listing)) => ({
    question: 'Takes',
    states: [listing],
    answer,
    text,
    short,
    receipts: listing === 'listed' ? [refusedCountries, refusedWin] : [refusedCountries],
  });
  const parts = refusedIn.filter((code) => code.includes('-'));
  return [
    line(
      'unlisted',
      textOf(open, () => (isRead ? formatUnlisted(value) : '')),
      textOf(open, () => 'Not refused'),
      open,
    ),
    ...(parts.length < refusedIn.length
      ? [line('listed', formatRefused(refusedWin?.value), SHORT_LISTED)]
      : []),
    ...(parts.length > 0
      ? [line('listed-in-part', `Refused in ${parts.join(', ')}`, 'Not everywhere')]
      : []),
    {
      question: 'Takes',
      states: ['no-country' as const],
      answer: 'unknown',
      text: 'Choose your country',
      short: 'Choose your country',
      receipts: [],
    },
  ];
}

type Say = { states: CasinoState[]; isNo: boolean; before: string; after: string };

/** The sentence that decides, around the name of the country, once for each standing. */
export function sayings({ terms }: Sheet, tests: { count: number; paid: number }): Say[] {
  const { refusedCountries, refusedWin } = terms;
  const tested =
    tests.count === 0
      ? 'and nobody here has tested a payout.'
      : `and it paid ${tests.paid} of our ${tests.count} ${tests.count === 1 ? 'test' : 'tests'}.`;
  const voids = refusedWin?.value !== SILENT && refusedWin?.value.includes('winnings-void');
  const taken = {
    [SILENT]: { before: 'Maybe. Its terms don’t say if they refuse ', after: `, ${tested}` },
    unknown: { before: 'Not known. We haven’t read if it refuses ', after: `, ${tested}` },
  };
  const value = refusedCountries?.value;
  const key = value === undefined ? 'unknown' : value === SILENT ? SILENT : null;
  const open =
    key === null ? { before: 'Maybe. It doesn’t refuse ', after: `, ${tested}` } : taken[key];
  return [
    { states: ['taken'], isNo: false, ...open },
    {
      states: ['taken-in-part'],
      isNo: false,
      before: 'Maybe. It refuses a part of ',
      after: `, ${tested}`,
    },
    {
      states: ['refused'],
      isNo: true,
      before: 'No. It refuses readers in ',
      after: voids === true ? ', and voids what they win.' : '.',
    },
    {
      states: ['unlicensed'],
      isNo: true,
      before: 'No. We found no license for ',
      after: '.',
    },
    { states: ['no-country'], isNo: false, before: 'Choose your country first.', after: '' },
  ];
}
