import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { WeightList } from './WeightList.tsx';

export const examples: Examples<typeof WeightList> = {
  usual: {
    criteria: [
      { id: 'licence', name: 'Licence', weight: '20%', share: 1 },
      { id: 'recourse', name: 'Recourse', weight: '5%', share: 0.25 },
    ],
  },
  longest: { criteria: [{ id: 'longest', name: LONGEST_NAME, weight: '12.5%', share: 0.6 }] },
};
