import type { Examples } from '../../examples.ts';
import { LOGO, LONGEST_NAME } from '../../example-values.ts';
import type { ReviewHeading } from './ReviewHeading.tsx';

export const examples: Examples<typeof ReviewHeading> = {
  usual: {
    name: 'Example Casino',
    logo: LOGO,
    stars: 4,
    recommended: true,
    licenceBadge: { text: 'Licensed', warns: false },
  },
  warns: {
    name: 'Example Casino',
    logo: LOGO,
    stars: 1.5,
    recommended: false,
    licenceBadge: { text: 'Licence claimed', warns: true },
  },
  longest: {
    name: LONGEST_NAME,
    logo: LOGO,
    stars: 4.5,
    recommended: true,
    licenceBadge: { text: 'Licence of an authority that has closed its register', warns: true },
  },
};
