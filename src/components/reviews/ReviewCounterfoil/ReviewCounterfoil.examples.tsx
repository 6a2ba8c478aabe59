import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { ReviewCounterfoil } from './ReviewCounterfoil.tsx';

const usual = {
  serial: '7F3A 91C2 0D5B 21',
  title: 'Example Casino, 4.375 of 5',
  known: 26,
  unknown: 2,
  updatedOn: 'Mar 3, 2026',
  address: 'site.example/reviews/example',
  helpAddress: 'site.example/responsible-gaming',
};

export const examples: Examples<typeof ReviewCounterfoil> = {
  usual: { counterfoil: usual },
  longest: {
    counterfoil: {
      ...usual,
      title: `${LONGEST_NAME}, 4.375 of 5`,
      address: `site.example/reviews/${'example-'.repeat(12)}casino`,
    },
  },
};
