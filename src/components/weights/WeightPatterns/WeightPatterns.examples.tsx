import type { Examples } from '../../examples.ts';
import type { WeightPatterns } from './WeightPatterns.tsx';

export const examples: Examples<typeof WeightPatterns> = { usual: {} };
