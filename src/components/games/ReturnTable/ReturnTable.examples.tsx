import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReturnTable } from './ReturnTable.tsx';

export const examples: Examples<typeof ReturnTable> = {
  usual: {
    game: 'Crash',
    variants: [{ variant: 'Factor 0.99', rtp: '99%', edge: '1%', source: 'An invented source' }],
  },
  longest: {
    game: LONGEST_NAME,
    variants: [
      { variant: LONGEST_NAME, rtp: 'up to 99.9999%', edge: 'at least 0.0001%', source: LONG_TEXT },
    ],
  },
};
