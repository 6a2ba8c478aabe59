import type { Examples } from '../../examples.ts';
import { CASINO, UNKNOWN_CASINO } from '../example-casino.ts';
import type { CasinoGrid } from './CasinoGrid.tsx';

export const examples: Examples<typeof CasinoGrid> = {
  usual: { casinos: [CASINO, UNKNOWN_CASINO], reviewCount: 2 },
  firstOfMore: { casinos: [CASINO], reviewCount: 1000 },
};
