import type { Examples } from '../../examples.ts';
import { CREDIT_OFFER, OFFER, UNKNOWN_OFFER } from '../example-offer.ts';
import type { BonusGrid } from './BonusGrid.tsx';

export const examples: Examples<typeof BonusGrid> = {
  usual: { offers: [OFFER, UNKNOWN_OFFER, CREDIT_OFFER] },
};
