import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { CountryGroup } from './CountryGroup.tsx';

export const examples: Examples<typeof CountryGroup> = {
  usual: {
    group: {
      id: 'licensed',
      title: 'Licensed',
      meaning: 'Sites need a licence.',
      countries: [
        {
          href: '/country/a',
          name: 'Aland',
          status: 'Licensed',
          isUnverified: false,
          summary: 'One licence for all games.',
        },
        {
          href: '/country/b',
          name: 'Beland',
          status: 'Licensed in part',
          isUnverified: true,
          summary: 'Sports alone.',
        },
      ],
    },
  },
  longest: {
    group: {
      id: 'longest',
      title: LONGEST_NAME,
      meaning: LONG_TEXT,
      countries: [
        {
          href: '/country/longest',
          name: LONGEST_NAME,
          status: 'Licensed in some of its parts',
          isUnverified: true,
          summary: LONG_TEXT,
        },
      ],
    },
  },
};
