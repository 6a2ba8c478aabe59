import type { Examples } from '../../examples.ts';
import { LONGEST_OFFER, OFFER, UNKNOWN_OFFER } from '../example-offer.ts';
import type { BonusNote } from './BonusNote.tsx';

export const examples: Examples<typeof BonusNote> = {
  usual: { offer: OFFER },
  unknown: { offer: UNKNOWN_OFFER },
  longest: { offer: LONGEST_OFFER },
};
