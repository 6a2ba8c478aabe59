import type { Examples } from '../../examples.ts';
import type { Pagination } from './Pagination.tsx';

const step = (number: number, current = false) => ({
  number,
  current,
  href: `/example/page/${number}`,
});

export const examples: Examples<typeof Pagination> = {
  usual: {
    pagination: {
      label: 'Pages of the bonuses',
      previousHref: '/bonuses',
      nextHref: '/bonuses/page/3',
      steps: [step(1), step(2, true), step(3)],
    },
  },
  longest: {
    pagination: {
      label: 'Pages of the scores',
      previousHref: '/how-we-rate/page/499',
      nextHref: null,
      steps: [step(1), null, step(497), step(498), step(499), step(500, true)],
    },
  },
  empty: { pagination: null },
};
