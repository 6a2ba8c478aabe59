import type { Examples } from '../../examples.ts';
import type { GradeTable } from './GradeTable.tsx';

export const examples: Examples<typeof GradeTable> = {
  usual: {
    grades: [
      { grade: 'A', meaning: 'A test of our own', countText: '12' },
      { grade: 'E', meaning: 'Reports of users', countText: 'None' },
    ],
  },
};
