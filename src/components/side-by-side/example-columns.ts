import { NO_OFFER } from '#format/unknown-words.ts';
import { LOGO, PAID_VISIT, UNKNOWN_PAY, UNPAID_VISIT } from '../example-visits.ts';
import type { CellModel, ColumnModel, RowGroupModel } from './side-by-side-model.ts';

export const ROW_GROUPS: readonly RowGroupModel[] = [
  {
    id: 'out',
    title: 'Money out',
    rows: [
      {
        id: 'withdrawal',
        label: 'Withdrawal time',
        hint: 'Compared by the longest time stated',
        best: { better: 'less', ofTwo: 'Shorter', ofMore: 'Shortest' },
      },
      {
        id: 'maxPayout',
        label: 'Max payout',
        hint: null,
        best: { better: 'more', ofTwo: 'Higher', ofMore: 'Highest' },
      },
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    rows: [{ id: 'recourse', label: 'Who decides a dispute', hint: null, best: null }],
  },
];

export const OUTCOME_BEST = {
  better: 'less',
  ofTwo: 'Fewer lose everything',
  ofMore: 'Fewest lose everything',
} as const;

const RECEIPT = { readOn: 'Nov 17, 2026', grade: 'D', meaning: 'the casino’s own claim' };

const known = (text: string, measure: CellModel['measure'] = null): CellModel => ({
  text,
  isKnown: true,
  receipt: RECEIPT,
  measure,
});
const UNKNOWN: CellModel = { text: 'Not known', isKnown: false, receipt: null, measure: null };

/** Invented casino with all values known. */
export const COLUMN: ColumnModel = {
  slug: 'example',
  name: 'Example Casino',
  logo: LOGO,
  review: '/reviews/example',
  score: '4.3',
  verdict: 'mixed',
  tests: '0 tests',
  coverage: '8 of 8 criteria judged',
  isSample: true,
  outcome: {
    groups: [
      { kind: 'lost', count: 73 },
      { kind: 'less', count: 3 },
      { kind: 'more', count: 24 },
    ],
    caseText: '$100, $1 a spin, ordinary slot',
    label: 'Welcome bonus: 100% up to $100',
    lead: 'Of 100 players, 73 lose everything.',
    lines: ['Middle result $0; 24 leave with more than they put in.'],
    details: ['Middle result $0; 24 leave with more than they put in.'],
    measure: { amount: 73, basis: '$100 in bets of $1' },
  },
  cells: {
    withdrawal: known('2 to 10 min', { amount: 10, basis: null }),
    maxPayout: known('No Limit', { amount: 'unlimited', basis: null }),
    recourse: known('A named independent body'),
  },
  visit: PAID_VISIT,
  pay: UNKNOWN_PAY,
};

export const OTHER_COLUMN: ColumnModel = {
  ...COLUMN,
  slug: 'example-other',
  name: 'Other Casino',
};

/** All values unknown, nothing judged, neither offer nor review. */
export const UNKNOWN_COLUMN: ColumnModel = {
  ...COLUMN,
  slug: 'example-unknown',
  name: 'Unknown Casino',
  review: null,
  score: null,
  verdict: 'unrated',
  tests: '0 tests',
  coverage: '0 of 8 criteria judged',
  isSample: false,
  outcome: {
    groups: null,
    caseText: '',
    label: '',
    lead: `${NO_OFFER}.`,
    lines: [],
    details: [],
    measure: null,
  },
  cells: { withdrawal: UNKNOWN, maxPayout: UNKNOWN, recourse: UNKNOWN },
  visit: UNPAID_VISIT,
};
