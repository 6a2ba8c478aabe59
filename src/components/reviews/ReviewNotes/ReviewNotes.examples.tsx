import type { Examples } from '../../examples.ts';
import type { ReviewNotes } from './ReviewNotes.tsx';

export const examples: Examples<typeof ReviewNotes> = {
  usual: { sample: false, updatedOn: 'Mar 3, 2026' },
  sample: { sample: true, updatedOn: 'Mar 3, 2026' },
};
