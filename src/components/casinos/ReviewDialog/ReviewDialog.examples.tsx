import type { Examples } from '../../examples.ts';
import { CASINO, LONGEST_CASINO, UNKNOWN_CASINO } from '../example-casino.ts';
import type { ReviewDialog } from './ReviewDialog.tsx';

export const examples: Examples<typeof ReviewDialog> = {
  usual: { casino: CASINO },
  unknown: { casino: UNKNOWN_CASINO },
  longest: { casino: LONGEST_CASINO },
};
