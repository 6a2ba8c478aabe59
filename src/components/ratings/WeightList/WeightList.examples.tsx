import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { WeightList } from './WeightList.tsx';

export const examples: Examples<typeof WeightList> = {
  usual: {
    criteria: [
      { id: 'licence', name: 'Licence', weight: '80%', percent: 80 },
      { id: 'recourse', name: 'Recourse', weight: '20%', percent: 20 },
    ],
  },
  longest: { criteria: [{ id: 'longest', name: LONGEST_NAME, weight: '100%', percent: 100 }] },
};
