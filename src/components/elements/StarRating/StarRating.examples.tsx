import type { Examples } from '../../examples.ts';
import type { StarRating } from './StarRating.tsx';

export const examples: Examples<typeof StarRating> = {
  usual: { stars: 3.5 },
  none: { stars: 0 },
  most: { stars: 5 },
};
