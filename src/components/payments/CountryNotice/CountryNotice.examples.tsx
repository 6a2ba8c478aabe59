import type { Examples } from '../../examples.ts';
import { COUNTRY, UNKNOWN_COUNTRY } from '../example-countries.ts';
import type { CountryNotice } from './CountryNotice.tsx';

export const examples: Examples<typeof CountryNotice> = {
  usual: {
    countries: [
      { code: 'CA', ...UNKNOWN_COUNTRY },
      { code: 'UK', ...COUNTRY },
    ],
    atFirst: 'CA',
  },
};
