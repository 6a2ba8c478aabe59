import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { PaidLinkTable } from './PaidLinkTable.tsx';

export const examples: Examples<typeof PaidLinkTable> = {
  usual: {
    linkCount: 2,
    paidCount: 1,
    lossShareCount: 1,
    showsSamples: false,
    pagination: null,
    links: [
      {
        slug: 'example',
        name: 'Example Casino',
        reviewHref: '/reviews/example',
        isPaid: true,
        paidFor: 'A share of what players lose',
        since: 'Mar 3, 2026',
      },
      {
        slug: 'unpaid',
        name: 'Unpaid Casino',
        reviewHref: null,
        isPaid: false,
        paidFor: 'Nothing',
        since: 'Mar 3, 2026',
      },
    ],
  },
  longest: {
    linkCount: 1000,
    paidCount: 999,
    lossShareCount: 500,
    showsSamples: true,
    pagination: {
      label: 'Pages of the links',
      previousHref: null,
      nextHref: '/affiliate-disclosure/page/2',
      steps: [
        { number: 1, href: '/affiliate-disclosure', current: true },
        { number: 2, href: '/affiliate-disclosure/page/2', current: false },
      ],
    },
    links: [
      {
        slug: 'longest',
        name: LONGEST_NAME,
        reviewHref: '/reviews/longest',
        isPaid: true,
        paidFor: LONG_TEXT,
        since: 'Sep 28, 2026',
      },
    ],
  },
};
