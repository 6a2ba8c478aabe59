import type { Examples } from '../../examples.ts';
import { COUNTRY, LONGEST_COUNTRY, SILENT_COUNTRY, UNKNOWN_COUNTRY } from '../example-countries.ts';
import type { CountryText } from './CountryText.tsx';

export const examples: Examples<typeof CountryText> = {
  usual: { country: COUNTRY },
  unknown: { country: UNKNOWN_COUNTRY },
  withoutPhone: { country: SILENT_COUNTRY },
  longest: { country: LONGEST_COUNTRY },
};
