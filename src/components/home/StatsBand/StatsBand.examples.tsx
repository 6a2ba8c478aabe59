import type { Examples } from '../../examples.ts';
import { LONG_TEXT, ROSETTE_HREF } from '../../example-values.ts';
import type { StatsBand } from './StatsBand.tsx';

export const examples: Examples<typeof StatsBand> = {
  usual: {
    stats: [
      {
        value: '23',
        label: 'casinos reviewed',
        source: 'The list of reviews',
        artHref: ROSETTE_HREF,
      },
      {
        value: '$50K+',
        label: 'bonuses verified',
        source: 'The list of reviews',
        artHref: ROSETTE_HREF,
      },
      { value: '12K+', label: 'monthly readers', source: 'The counter', artHref: ROSETTE_HREF },
    ],
  },
  unknown: {
    stats: [{ value: '12K+', label: 'monthly readers', source: null, artHref: ROSETTE_HREF }],
  },
  longest: {
    stats: ['$1,000,000', '1,000,000+', '99.999%'].map((value) => ({
      value,
      label: `in all, of which the most are ${value}`,
      source: LONG_TEXT,
      artHref: ROSETTE_HREF,
    })),
  },
};
