import type { Examples } from '../../examples.ts';
import type { CountryLinks } from './CountryLinks.tsx';

export const examples: Examples<typeof CountryLinks> = {
  usual: {
    countries: [
      { name: 'Canada', href: '/country/canada' },
      { name: 'Germany', href: '/country/germany' },
    ],
  },
};
