import type { Examples } from '../../examples.ts';
import type { CountryRail } from './CountryRail.tsx';

export const examples: Examples<typeof CountryRail> = {
  usual: { isProhibited: false, whyNoCasino: null },
  prohibited: { isProhibited: true, whyNoCasino: 'The law there forbids it.' },
};
