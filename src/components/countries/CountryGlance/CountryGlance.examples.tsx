import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { CountryGlance } from './CountryGlance.tsx';

export const examples: Examples<typeof CountryGlance> = {
  usual: {
    glance: {
      regulator: 'An invented authority',
      register: 'Public',
      selfExclusion: 'One register for all sites',
      phone: { display: '0800 000 0000', tel: 'tel:08000000000' },
    },
  },
  unknown: { glance: { regulator: 'Several', register: null, selfExclusion: null, phone: null } },
  longest: {
    glance: {
      regulator: LONGEST_NAME,
      register: LONG_TEXT,
      selfExclusion: LONGEST_NAME,
      phone: { display: '+49 800 000 0000 00', tel: 'tel:+49800000000000' },
    },
  },
};
