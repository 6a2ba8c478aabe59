import type { Examples } from '../../examples.ts';
import { CASINO, LONGEST_CASINO, UNKNOWN_CASINO } from '../example-casino.ts';
import type { CasinoCard } from './CasinoCard.tsx';

export const examples: Examples<typeof CasinoCard> = {
  usual: { casino: CASINO },
  unknown: { casino: UNKNOWN_CASINO },
  longest: { casino: LONGEST_CASINO },
};
