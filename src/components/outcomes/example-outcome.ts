import { LONG_TEXT } from '../example-values.ts';
import type { OutcomeFigureModel } from './OutcomeFigure/OutcomeFigure.tsx';
import type { OutcomeSummary } from './OutcomeStrip/OutcomeStrip.tsx';
import type { OutcomeGroup } from './outcome-groups.ts';

export const GROUPS: readonly OutcomeGroup[] = [
  { kind: 'lost', count: 73 },
  { kind: 'less', count: 3 },
  { kind: 'more', count: 24 },
];

/** Credit that costs nothing: nobody loses, most leave with nothing. */
export const CREDIT_GROUPS: readonly OutcomeGroup[] = [
  { kind: 'none', count: 88 },
  { kind: 'more', count: 12 },
];

/** An invented offer, played through. */
export const OUTCOME: OutcomeSummary = {
  groups: GROUPS,
  lead: 'Of 100 players, 73 lose everything.',
  lines: [
    'Middle result 50 cents; 24 leave with more than they put in.',
    'Up to 11.7 hours at 600 bets an hour; 30 days are given.',
    'If every bet is made: $7,000 in bets, which cost $245 on average.',
  ],
};

export const CREDIT_OUTCOME: OutcomeSummary = {
  groups: CREDIT_GROUPS,
  lead: 'Of 100 players, 88 leave with nothing.',
  lines: ['12 leave with something. Nothing of yours is at risk.'],
};

export const NOTHING_TO_WAGER: OutcomeSummary = {
  groups: null,
  lead: 'Nothing to clear.',
  lines: ['What the spins win can be withdrawn without further bets.'],
};

export const UNKNOWN_OUTCOME: OutcomeSummary = {
  groups: null,
  lead: 'What it does to players cannot be worked out.',
  lines: ['The wagering is not stated.'],
};

export const LONGEST_OUTCOME: OutcomeSummary = {
  groups: GROUPS,
  lead: 'Of 100 players, 73 lose everything that they put in, and 24 leave with more.',
  lines: [LONG_TEXT, LONG_TEXT],
};

export const FIGURE: OutcomeFigureModel = {
  groups: GROUPS,
  legend: [
    { kind: 'lost', count: '73', text: 'lose everything' },
    { kind: 'less', count: '3', text: 'leave with less than they put in' },
    { kind: 'more', count: '24', text: 'leave with more than they put in' },
  ],
  middle: '50 cents',
  facts: [
    { label: 'Bets to make', value: '$7,000', note: null },
    { label: 'Time, at 600 bets an hour', value: '11.7 hours', note: '30 days are given.' },
    {
      label: 'If every bet is made',
      value: '$245',
      note: 'What those bets cost on average: $7,000 × 3.5%.',
    },
    {
      label: 'Average cash-out',
      value: '$267.78',
      note: 'Rare large wins carry it; half of the players leave with 50 cents or less.',
    },
  ],
  plan: '$200 put in, $200 of bonus, $1 a bet on an ordinary slot that returns 96.5%.',
  assumptions: ['The bonus can be withdrawn.'],
};

export const CREDIT_FIGURE: OutcomeFigureModel = {
  ...FIGURE,
  groups: CREDIT_GROUPS,
  legend: [
    { kind: 'none', count: '88', text: 'leave with nothing; nothing of theirs was at risk' },
    { kind: 'more', count: '12', text: 'leave with something' },
  ],
  middle: '$0',
};

export const LONGEST_FIGURE: OutcomeFigureModel = {
  ...FIGURE,
  legend: [
    { kind: 'lost', count: '99', text: 'lose everything' },
    { kind: 'less', count: 'fewer than 1', text: 'leave with less than they put in, or just that' },
    { kind: 'more', count: '1', text: 'leave with more than they put in' },
  ],
  groups: [
    { kind: 'lost', count: 99 },
    { kind: 'less', count: 0 },
    { kind: 'more', count: 1 },
  ],
  middle: '$1,000,000.00',
  plan: LONG_TEXT,
  assumptions: [LONG_TEXT, LONG_TEXT.toUpperCase()],
};
