import type { Examples } from '../../examples.ts';
import {
  EDGE,
  LOGO,
  LONGEST_NAME,
  LONGEST_VISIT,
  PAID_VISIT,
  UNPAID_VISIT,
} from '../../example-values.ts';
import { LONGEST_OUTCOME, OUTCOME } from '../../outcomes/example-outcome.ts';
import type { OfferPanel } from './OfferPanel.tsx';

export const examples: Examples<typeof OfferPanel> = {
  usual: {
    slug: 'example',
    name: 'Example Casino',
    logo: LOGO,
    edge: EDGE,
    visit: PAID_VISIT,
    offer: {
      headline: '100% up to $100',
      label: 'Welcome bonus',
      rows: [{ label: 'Wagering', figure: '35 × bonus' }],
      outcome: { ...OUTCOME, lines: OUTCOME.lines.slice(0, 1) },
      readOn: 'Mar 3, 2026',
    },
  },
  unknown: {
    slug: 'example',
    name: 'Example Casino',
    logo: LOGO,
    edge: EDGE,
    visit: UNPAID_VISIT,
    offer: null,
  },
  longest: {
    slug: 'example',
    name: LONGEST_NAME,
    logo: LOGO,
    edge: EDGE,
    visit: LONGEST_VISIT,
    offer: {
      headline: '400% up to $1,000,000 and 1,000 free spins over ten deposits',
      label: 'Welcome package for new customers from selected countries',
      rows: [{ label: 'Most in a withdrawal, in a month', figure: '$1,000,000.00' }],
      outcome: LONGEST_OUTCOME,
      readOn: 'Sep 28, 2026',
    },
  },
};
