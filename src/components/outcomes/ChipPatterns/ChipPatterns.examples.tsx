import type { Examples } from '../../examples.ts';
import type { ChipPatterns } from './ChipPatterns.tsx';

export const examples: Examples<typeof ChipPatterns> = {
  usual: { size: 'small' },
  engraved: { size: 'engraved' },
};
