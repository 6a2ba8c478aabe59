import type { Examples } from '../../examples.ts';
import type { CookieBanner } from './CookieBanner.tsx';

export const examples: Examples<typeof CookieBanner> = {
  usual: { countsVisits: false },
  counting: { countsVisits: true },
};
