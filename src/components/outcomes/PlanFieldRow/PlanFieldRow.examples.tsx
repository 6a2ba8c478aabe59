import type { Examples } from '../../examples.ts';
import type { PlanFieldRow } from './PlanFieldRow.tsx';

export const examples: Examples<typeof PlanFieldRow> = {
  usual: { field: 'deposit', defaultValue: '100', isDollars: true },
  empty: { field: 'maxbet', defaultValue: '', isDollars: true },
  choice: { field: 'game', defaultValue: 'ordinary', isDollars: true },
  'another currency': { field: 'credit', defaultValue: '12.50', isDollars: false },
  wrong: {
    field: 'wagering',
    defaultValue: 'thirty-five',
    error: 'Expected a number from 0 to 200, such as 20.',
    isDollars: true,
  },
  longest: { field: 'bet', defaultValue: '1'.repeat(40), isDollars: false },
};
