import type { Examples } from '../../examples.ts';
import { LONG_TEXT, ROSETTE_HREF } from '../../example-values.ts';
import type { CallToAction } from './CallToAction.tsx';

export const examples: Examples<typeof CallToAction> = {
  usual: {
    title: 'See what a bonus really costs.',
    text: '14 offers side by side.',
    href: '/bonuses',
    linkText: 'Compare bonuses',
    artHref: ROSETTE_HREF,
  },
  longest: {
    title: 'Which of these conditions decide whether anything is left?',
    text: LONG_TEXT,
    href: '/bonuses',
    linkText: 'Compare the bonuses of all casinos',
    artHref: ROSETTE_HREF,
  },
};
