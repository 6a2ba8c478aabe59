import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { RankingTable } from './RankingTable.tsx';

export const examples: Examples<typeof RankingTable> = {
  usual: {
    rows: [
      {
        slug: 'example',
        name: 'Example Casino',
        rank: 1,
        href: '/reviews/example',
        score: '4.75',
        stars: 5,
        coverage: '8 of 8',
        recommended: true,
      },
      {
        slug: 'longest',
        name: LONGEST_NAME,
        rank: 1000,
        href: null,
        score: '0.125',
        stars: 0,
        coverage: '0 of 8',
        recommended: false,
      },
    ],
  },
};
