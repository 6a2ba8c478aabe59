import type { Examples } from '../../examples.ts';
import {
  LOGO,
  LONG_TEXT,
  LONGEST_NAME,
  LONGEST_VISIT,
  PAID_VISIT,
  ROSETTE_HREF,
} from '../../example-values.ts';
import type { FeaturedPopup } from './FeaturedPopup.tsx';

export const examples: Examples<typeof FeaturedPopup> = {
  usual: {
    featured: {
      name: 'Example Casino',
      score: 4,
      logo: LOGO,
      artHref: ROSETTE_HREF,
      visit: PAID_VISIT,
      claim: 'Claims to return 99.9%',
      ledger: {
        caption: 'What the claim costs',
        rows: [{ label: 'An hour', working: '600 × $1', figure: '$600' }],
        total: { label: 'Average cost', figure: '$0.60', tone: 'cost' },
      },
      smallPrint: '18+. Terms apply.',
    },
  },
  longest: {
    featured: {
      name: LONGEST_NAME,
      score: 4,
      logo: LOGO,
      artHref: ROSETTE_HREF,
      visit: LONGEST_VISIT,
      claim: LONG_TEXT,
      ledger: {
        caption: 'What the claim costs',
        rows: [{ label: LONGEST_NAME, working: '600 × $1', figure: '$1,000,000.00' }],
        total: { label: 'Average cost', figure: '$1,000,000', tone: 'cost' },
      },
      smallPrint: LONG_TEXT,
    },
  },
};
