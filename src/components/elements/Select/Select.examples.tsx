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
  longest: {
    id: 'sort-longest',
    label: LONGEST_NAME,
    value: 'long',
    options: [{ value: 'long', text: LONG_TEXT }],
    onChoose: () => undefined,
  },
};
