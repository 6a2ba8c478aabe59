import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { WeightSliders } from './WeightSliders.tsx';

export const examples: Examples<typeof WeightSliders> = {
  usual: {
    criteria: [
      { id: 'licence', name: 'Licence' },
      { id: 'longest', name: LONGEST_NAME },
      { id: 'nothing', name: 'Costs and limits' },
    ],
    weights: [20, 10, 0],
    most: 30,
    shares: [67, 33, 0],
    onMove: () => undefined,
  },
  empty: {
    criteria: [{ id: 'recourse', name: 'Recourse' }],
    weights: [0],
    most: 30,
    shares: [0],
    onMove: () => undefined,
  },
};
