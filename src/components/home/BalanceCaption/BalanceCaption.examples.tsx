import type { Examples } from '../../examples.ts';
import type { BalanceCaption } from './BalanceCaption.tsx';
import { LONGEST_CAPTION, USUAL_CAPTION } from './example-caption.ts';

export const examples: Examples<typeof BalanceCaption> = {
  usual: { caption: USUAL_CAPTION },
  longest: { caption: LONGEST_CAPTION },
};
