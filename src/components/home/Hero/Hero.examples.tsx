import type { Examples } from '../../examples.ts';
import { ENGRAVING, LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import { BalanceCaption } from '../BalanceCaption/BalanceCaption.tsx';
import { LONGEST_CAPTION, USUAL_CAPTION } from '../BalanceCaption/example-caption.ts';
import type { Hero } from './Hero.tsx';

export const examples: Examples<typeof Hero> = {
  usual: {
    hero: {
      tagline: 'The house has an edge. So do you.',
      lead: 'Casinos, with the sums shown.',
      art: ENGRAVING,
    },
    balance: <BalanceCaption caption={USUAL_CAPTION} />,
  },
  longest: {
    hero: { tagline: LONGEST_NAME, lead: LONG_TEXT, art: ENGRAVING },
    balance: <BalanceCaption caption={LONGEST_CAPTION} />,
  },
};
