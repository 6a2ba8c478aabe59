import type { Examples } from '../../examples.ts';
import type { StarRating } from './StarRating.tsx';

export const examples: Examples<typeof StarRating> = {
  usual: { score: 3.5 },
  none: { score: 0 },
  most: { score: 4.75 },
  longest: { score: 4.375 },
};
