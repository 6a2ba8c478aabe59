import type { Examples } from '../../examples.ts';
import { LOGO, LONGEST_NAME } from '../../example-values.ts';
import type { ReviewHeading } from './ReviewHeading.tsx';

export const examples: Examples<typeof ReviewHeading> = {
  usual: {
    name: 'Example Casino',
    logo: LOGO,
    exactScore: 4,
    recommended: true,
    licenceBadge: { text: 'Licensed', warns: false },
  },
  warns: {
    name: 'Example Casino',
    logo: LOGO,
    exactScore: 1.5,
    recommended: false,
    licenceBadge: { text: 'Licence claimed', warns: true },
  },
  longest: {
    name: LONGEST_NAME,
    logo: LOGO,
    exactScore: 4.375,
    recommended: true,
    licenceBadge: { text: 'Licence of an authority that has closed its register', warns: true },
  },
};
