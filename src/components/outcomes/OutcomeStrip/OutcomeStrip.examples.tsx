import type { Examples } from '../../examples.ts';
import { CREDIT_OUTCOME, LONGEST_OUTCOME, OUTCOME, UNKNOWN_OUTCOME } from '../example-outcome.ts';
import type { OutcomeStrip } from './OutcomeStrip.tsx';

export const examples: Examples<typeof OutcomeStrip> = {
  usual: { outcome: OUTCOME },
  credit: { outcome: CREDIT_OUTCOME },
  unknown: { outcome: UNKNOWN_OUTCOME },
  longest: { outcome: LONGEST_OUTCOME },
};
