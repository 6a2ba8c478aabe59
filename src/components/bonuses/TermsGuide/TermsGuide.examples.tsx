import type { Examples } from '../../examples.ts';
import { ROSETTE_HREF } from '../../example-values.ts';
import type { TermsGuide } from './TermsGuide.tsx';

export const examples: Examples<typeof TermsGuide> = {
  usual: { guide: { href: '/guides/reading-bonus-terms', artHref: ROSETTE_HREF } },
};
