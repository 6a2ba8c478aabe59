import type { Examples } from '../../examples.ts';
import { GOOD_OFFER, LONGEST_OFFER, OFFER, UNKNOWN_OFFER } from '../example-offer.ts';
import type { BonusNote } from './BonusNote.tsx';

export const examples: Examples<typeof BonusNote> = {
  usual: { offer: OFFER },
  gain: { offer: GOOD_OFFER },
  unknown: { offer: UNKNOWN_OFFER },
  longest: { offer: LONGEST_OFFER },
};
