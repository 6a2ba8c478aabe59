import type { Examples } from '../../examples.ts';
import type { WeightBar } from './WeightBar.tsx';

export const examples: Examples<typeof WeightBar> = {
  usual: { shares: [15, 15, 15, 15, 10, 10, 10, 10] },
  narrow: { shares: [91, 4, 1, 1, 1, 1, 1, 0] },
  empty: { shares: [0, 0, 0, 0, 0, 0, 0, 0] },
};
