import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { WeightedOrder } from './WeightedOrder.tsx';

export const examples: Examples<typeof WeightedOrder> = {
  usual: {
    rows: [
      {
        slug: 'one',
        name: 'Example Casino',
        href: '/reviews/one',
        rank: 1,
        score: '4.375',
        share: 0.875,
        moved: 'up 2',
      },
      {
        slug: 'two',
        name: LONGEST_NAME,
        href: '/reviews/two',
        rank: 12,
        score: '0.00',
        share: 0,
        moved: '',
      },
    ],
  },
};
