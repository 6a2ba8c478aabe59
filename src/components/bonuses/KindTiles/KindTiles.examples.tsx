import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME, ROSETTE_HREF } from '../../example-values.ts';
import type { KindTiles } from './KindTiles.tsx';

export const examples: Examples<typeof KindTiles> = {
  usual: {
    tiles: ['No Deposit Bonuses', 'Welcome Packages', 'Cashback Offers'].map((title) => ({
      title,
      text: 'What an offer of this kind asks in return.',
      href: '/bonuses/no-deposit',
      artHref: ROSETTE_HREF,
    })),
    others: [
      { text: 'Free spins', href: '/bonuses/free-spins' },
      { text: 'Reload', href: '/bonuses/reload' },
    ],
  },
  withoutTiles: { tiles: [], others: [{ text: 'Reload', href: '/bonuses/reload' }] },
  withoutOthers: {
    tiles: [
      { title: 'Welcome Packages', text: 'What it asks.', href: '/bonuses', artHref: ROSETTE_HREF },
    ],
    others: [],
  },
  longest: {
    tiles: [
      { title: LONGEST_NAME, text: LONG_TEXT, href: '/bonuses/cashback', artHref: ROSETTE_HREF },
    ],
    others: [{ text: LONG_TEXT, href: '/bonuses/reload' }],
  },
};
