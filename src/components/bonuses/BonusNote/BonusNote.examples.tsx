import type { Examples } from '../../examples.ts';
import { CREDIT_OFFER, LONGEST_OFFER, OFFER, UNKNOWN_OFFER } from '../example-offer.ts';
import type { BonusNote } from './BonusNote.tsx';

export const examples: Examples<typeof BonusNote> = {
  usual: { offer: OFFER },
  credit: { offer: CREDIT_OFFER },
  unknown: { offer: UNKNOWN_OFFER },
  longest: { offer: LONGEST_OFFER },
};
