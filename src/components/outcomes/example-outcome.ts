import { LONG_TEXT } from '../example-values.ts';
import type { OutcomeSummary } from './OutcomeStrip/OutcomeStrip.tsx';
import type { OutcomeGroup } from './outcome-groups.ts';

export const GROUPS: readonly OutcomeGroup[] = [
  { kind: 'lost', count: 73 },
  { kind: 'less', count: 3 },
  { kind: 'more', count: 24 },
];

/** Outcome of an invented offer. */
export const OUTCOME: OutcomeSummary = {
  groups: GROUPS,
  lead: 'Of 100 players, 73 lose everything.',
  lines: [
    'You would most likely lose all of your $200. Middle result $0; 24 leave with more than they put in.',
    'Up to 11.7 hours at 600 bets an hour; 30 days are given.',
    'If every bet is made: $7,000 in bets, which cost $245 on average.',
  ],
};

export const UNKNOWN_OUTCOME: OutcomeSummary = {
  groups: null,
  lead: 'We cannot work out how players fare.',
  lines: ['The wagering is not stated.'],
};

export const LONGEST_OUTCOME: OutcomeSummary = {
  groups: GROUPS,
  lead: 'Of 100 players, 73 lose everything that they put in, and 24 leave with more.',
  lines: [LONG_TEXT, LONG_TEXT],
};
