import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { Tabs } from './Tabs.tsx';

export const examples: Examples<typeof Tabs> = {
  usual: {
    label: 'Kinds of bonus',
    tabs: [
      { text: 'No deposit', href: '/bonuses/no-deposit', current: true },
      { text: 'Free spins', href: '/bonuses/free-spins', current: false },
    ],
  },
  longest: {
    label: 'Many kinds',
    tabs: ['Fast payout', 'No identity check', 'Fees by coin', 'Provably fair', LONGEST_NAME].map(
      (text, index) => ({ text, href: `/example/${index}`, current: index === 4 }),
    ),
  },
};
