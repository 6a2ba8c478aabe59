import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { CountryStatus } from './CountryStatus.tsx';

export const examples: Examples<typeof CountryStatus> = {
  usual: {
    headingId: 'status',
    status: {
      words: 'Licensed',
      isUnverified: false,
      meaning: 'A site needs a licence from there.',
      notice: 'A register shuts you out of all sites at once.',
    },
  },
  unverified: {
    headingId: 'status-unverified',
    status: {
      words: 'Prohibited in most of its parts',
      isUnverified: true,
      meaning: LONG_TEXT,
      notice: LONG_TEXT,
    },
  },
};
