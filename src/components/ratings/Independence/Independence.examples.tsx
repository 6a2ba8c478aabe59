import type { Examples } from '../../examples.ts';
import type { Independence } from './Independence.tsx';

export const examples: Examples<typeof Independence> = {
  usual: {},
};
