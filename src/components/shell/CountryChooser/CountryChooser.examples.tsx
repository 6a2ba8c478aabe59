import { LONGEST_NAME } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { CountryChooser } from './CountryChooser.tsx';

export const examples: Examples<typeof CountryChooser> = {
  usual: {
    countries: [
      { code: 'CA', name: 'Canada' },
      { code: 'US', name: 'United States' },
    ],
    atFirst: 'US',
  },
  longest: { countries: [{ code: 'US', name: LONGEST_NAME }], atFirst: 'US' },
};
