import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import { LONGEST_OFFER, OFFER, UNKNOWN_OFFER } from '../example-offer.ts';
import type { OfferTable } from './OfferTable.tsx';

export const examples: Examples<typeof OfferTable> = {
  usual: { caption: 'Offers of one kind', offers: [OFFER] },
  unknown: { caption: 'Offers with terms that nobody states', offers: [UNKNOWN_OFFER] },
  longest: { caption: LONG_TEXT, offers: [LONGEST_OFFER, OFFER] },
};
