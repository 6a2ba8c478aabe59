import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { PaidLinkTable } from './PaidLinkTable.tsx';

const TABLE = {
  linkCount: 1,
  paidCount: 1,
  lossShareCount: 1,
  showsSamples: false,
  pagination: null,
};

const LINK = {
  slug: 'example',
  name: 'Example Casino',
  reviewHref: '/reviews/example',
  isPaid: true,
  paidFor: 'A share of what players lose',
  since: 'Mar 3, 2026',
};

export const examples: Examples<typeof PaidLinkTable> = {
  usual: { ...TABLE, links: [LINK] },
  unpaid: {
    ...TABLE,
    paidCount: 0,
    lossShareCount: 0,
    links: [{ ...LINK, reviewHref: null, isPaid: false, paidFor: 'Nothing' }],
  },
  longest: {
    ...TABLE,
    showsSamples: true,
    links: [{ ...LINK, name: LONGEST_NAME, paidFor: LONG_TEXT }],
  },
};
