import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { Ledger } from './Ledger.tsx';

export const examples: Examples<typeof Ledger> = {
  usual: {
    caption: 'Cost of the bonus',
    rows: [
      { label: 'Bonus', figure: '$100', tone: 'gain' },
      { label: 'Bets asked for', working: '35 × $100', figure: '$3,500' },
      { label: 'Average cost', working: '$3,500 × 4%', figure: '−$140', tone: 'cost' },
    ],
    total: { label: 'Left on average', figure: '−$40', tone: 'cost' },
  },
  longest: {
    caption: LONGEST_NAME,
    showCaption: true,
    rows: [{ label: LONGEST_NAME, working: LONG_TEXT, figure: '−$1,000,000.00', tone: 'cost' }],
    total: { label: LONGEST_NAME, figure: '−$1,000,000', tone: 'cost' },
  },
};
