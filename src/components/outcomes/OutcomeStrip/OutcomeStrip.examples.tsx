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
  'with the tool': { outcome: OUTCOME, toolHref: '/tools/bonus#deposit=200' },
  stacked: { outcome: OUTCOME, stacked: true },
  credit: { outcome: CREDIT_OUTCOME },
  'nothing to wager': { outcome: NOTHING_TO_WAGER, toolHref: null },
  unknown: { outcome: UNKNOWN_OUTCOME },
  longest: { outcome: LONGEST_OUTCOME },
};
