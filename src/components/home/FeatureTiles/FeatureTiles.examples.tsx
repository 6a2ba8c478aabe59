import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { FeatureTiles } from './FeatureTiles.tsx';

export const examples: Examples<typeof FeatureTiles> = {
  usual: {
    tiles: [
      { icon: 'terms', title: 'Terms first', text: 'Beside each headline.', href: '/bonuses' },
      {
        icon: 'clock',
        title: 'Payout times',
        text: 'As casinos state them.',
        href: '/payments-kyc',
      },
      {
        icon: 'identity',
        title: 'Identity checks',
        text: 'When they come.',
        href: '/payments-kyc/no-kyc',
      },
      {
        icon: 'scales',
        title: 'Open scores',
        text: 'From facts and weights.',
        href: '/tools/round',
      },
    ],
  },
  longest: { tiles: [{ icon: 'terms', title: LONGEST_NAME, text: LONG_TEXT, href: '/bonuses' }] },
};
