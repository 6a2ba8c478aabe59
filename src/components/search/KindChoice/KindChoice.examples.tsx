import type { Examples } from '../../examples.ts';
import type { KindChoice } from './KindChoice.tsx';

export const examples: Examples<typeof KindChoice> = {
  usual: {
    counts: { casino: 3, bonus: 12 },
    chosen: null,
    onChoose: () => undefined,
  },
  chosen: {
    counts: { casino: 3, bonus: 12 },
    chosen: 'bonus',
    onChoose: () => undefined,
  },
};
