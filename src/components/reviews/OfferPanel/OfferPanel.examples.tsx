import type { Examples } from '../../examples.ts';
import { EDGE, LONGEST_NAME, LONGEST_TARGET, PAID, UNPAID } from '../../example-values.ts';
import { LONGEST_OUTCOME, OUTCOME } from '../../outcomes/example-outcome.ts';
import type { OfferPanel } from './OfferPanel.tsx';

export const examples: Examples<typeof OfferPanel> = {
  usual: {
    name: 'Example Casino',
    edge: EDGE,
    visit: PAID,
    offer: {
      headline: '100% up to $100',
      label: 'Welcome bonus',
      rows: [{ label: 'Wagering', figure: '35 × bonus' }],
      outcome: { ...OUTCOME, lines: OUTCOME.lines.slice(0, 1) },
      readOn: '3 March 2026',
    },
  },
  unknown: { name: 'Example Casino', edge: EDGE, visit: UNPAID, offer: null },
  longest: {
    name: LONGEST_NAME,
    edge: EDGE,
    visit: LONGEST_TARGET,
    offer: {
      headline: '400% up to $1,000,000 and 1,000 free spins over ten deposits',
      label: 'Welcome package for new customers from selected countries',
      rows: [{ label: 'Most in a withdrawal, in a month', figure: '$1,000,000.00' }],
      outcome: LONGEST_OUTCOME,
      readOn: '28 September 2026',
    },
  },
};
