import type { Examples } from '../../examples.ts';
import {
  CREDIT_OUTCOME,
  LONGEST_OUTCOME,
  NOTHING_TO_WAGER,
  OUTCOME,
  UNKNOWN_OUTCOME,
} from '../example-outcome.ts';
import type { OutcomeStrip } from './OutcomeStrip.tsx';

export const examples: Examples<typeof OutcomeStrip> = {
  usual: { outcome: OUTCOME },
  stacked: { outcome: OUTCOME, stacked: true },
  credit: { outcome: CREDIT_OUTCOME },
  'nothing to wager': { outcome: NOTHING_TO_WAGER },
  unknown: { outcome: UNKNOWN_OUTCOME },
  longest: { outcome: LONGEST_OUTCOME },
};
