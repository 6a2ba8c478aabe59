import type { Examples } from '../../examples.ts';
import type { HeldNote } from './HeldNote.tsx';

export const examples: Examples<typeof HeldNote> = {
  usual: { isShort: false },
  short: { isShort: true },
};
