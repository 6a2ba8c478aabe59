import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { Select } from './Select.tsx';

export const examples: Examples<typeof Select> = {
  usual: {
    id: 'sort',
    label: 'Sort by',
    value: 'speed',
    options: [{ value: 'speed', text: 'Withdrawals, fastest first' }],
    onChoose: () => undefined,
  },
  grouped: {
    id: 'rule',
    label: 'Rule',
    value: 'dice',
    options: [
      { value: 'dice', text: 'Dice', group: 'Games' },
      { value: 'limbo', text: 'Limbo', group: 'Games' },
      { value: 'hash', text: 'Any seed with its hash', group: 'Only the commitment' },
    ],
    onChoose: () => undefined,
  },
  longest: {
    id: 'sort-longest',
    label: LONGEST_NAME,
    value: 'long',
    options: [{ value: 'long', text: LONG_TEXT }],
    onChoose: () => undefined,
  },
};
