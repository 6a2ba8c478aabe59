import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { FeatureTiles } from './FeatureTiles.tsx';

export const examples: Examples<typeof FeatureTiles> = {
  usual: {
    tiles: [
      { icon: 'terms', title: 'Terms first', text: 'Beside each headline.' },
      { icon: 'clock', title: 'Payout times', text: 'As casinos state them.' },
      { icon: 'identity', title: 'Identity checks', text: 'When they come.' },
      { icon: 'scales', title: 'Open scores', text: 'From facts and weights.' },
    ],
  },
  longest: { tiles: [{ icon: 'terms', title: LONGEST_NAME, text: LONG_TEXT }] },
};
