import type { Examples } from '../../examples.ts';
import type { Stars } from './Stars.tsx';

export const examples: Examples<typeof Stars> = {
  usual: { stars: 3.5 },
  none: { stars: 0 },
  most: { stars: 5 },
};
