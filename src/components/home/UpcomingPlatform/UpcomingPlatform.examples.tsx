import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME, ROSETTE_HREF } from '../../example-values.ts';
import type { UpcomingPlatform } from './UpcomingPlatform.tsx';

export const examples: Examples<typeof UpcomingPlatform> = {
  usual: {
    upcoming: {
      name: 'Example Platform',
      headline: 'A platform that shows its sums',
      text: 'Not released yet.',
      waitlistUrl: 'https://platform.example/',
      artHref: ROSETTE_HREF,
    },
  },
  longest: {
    upcoming: {
      name: LONGEST_NAME,
      headline: LONGEST_NAME,
      text: LONG_TEXT,
      waitlistUrl: 'https://platform.example/',
      artHref: ROSETTE_HREF,
    },
  },
};
