import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReviewPayments } from './ReviewPayments.tsx';

export const examples: Examples<typeof ReviewPayments> = {
  usual: {
    payments: {
      rows: [{ label: 'Withdrawals', value: '1 to 12 h', note: 'After an identity check.' }],
      kyc: {
        level: 'Above a threshold',
        disclosure: 'The casino says when.',
        triggers: ['A withdrawal above $2,000'],
        note: 'It may ask at any time.',
      },
    },
  },
  unknown: { payments: { rows: [{ label: 'Withdrawals', value: null, note: null }], kyc: null } },
  noTrigger: {
    payments: {
      rows: [{ label: 'Fees', value: 'None', note: null }],
      kyc: { level: 'On suspicion', disclosure: 'The casino says so.', triggers: [], note: null },
    },
  },
  longest: {
    payments: {
      rows: [
        { label: LONGEST_NAME, value: '$1,000,000.00 a month, less under review', note: LONG_TEXT },
      ],
      kyc: { level: LONGEST_NAME, disclosure: LONG_TEXT, triggers: [LONG_TEXT], note: LONG_TEXT },
    },
  },
};
