import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import { LONGEST_OUTCOME, OUTCOME, UNKNOWN_OUTCOME } from '../example-outcome.ts';
import type { PlanCard } from './PlanCard.tsx';

const PLAN = '$200 and 100%, 35×, an ordinary slot, bets of $1';

export const examples: Examples<typeof PlanCard> = {
  usual: { title: 'Kept', plan: PLAN, outcome: OUTCOME },
  'being worked out': { title: 'Kept', plan: PLAN, outcome: null },
  unknown: { title: 'Kept', plan: PLAN, outcome: UNKNOWN_OUTCOME },
  longest: { title: LONG_TEXT, plan: '9'.repeat(120), outcome: LONGEST_OUTCOME },
};
