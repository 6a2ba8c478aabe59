import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import { BARE_SERVICE, LONGEST_SERVICE, SERVICE } from '../example-services.ts';
import type { CountryHelp } from './CountryHelp.tsx';

export const examples: Examples<typeof CountryHelp> = {
  usual: {
    oldestCheck: 'Mar 3, 2026',
    countries: [
      {
        id: 'britain',
        name: 'Great Britain',
        lawHref: '/country/united-kingdom',
        services: [SERVICE],
      },
      { id: 'everywhere', name: 'Every country', lawHref: null, services: [BARE_SERVICE] },
    ],
  },
  longest: {
    oldestCheck: 'Sep 28, 2026',
    countries: [
      {
        id: 'longest',
        name: LONGEST_NAME,
        lawHref: '/country/longest',
        services: [LONGEST_SERVICE],
      },
    ],
  },
};
