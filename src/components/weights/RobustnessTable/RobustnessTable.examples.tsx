import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { RobustnessTable } from './RobustnessTable.tsx';

export const examples: Examples<typeof RobustnessTable> = {
  usual: {
    rows: [
      {
        slug: 'one',
        name: 'Example Casino',
        rank: 1,
        first: '77%',
        alone: '50%',
        amongThree: 'over 99%',
        range: '1 to 4',
      },
      {
        slug: 'two',
        name: LONGEST_NAME,
        rank: 2,
        first: 'under 1%',
        alone: '0%',
        amongThree: '70%',
        range: '1 to 12',
      },
    ],
  },
};
