import { PROGRAMS, whyMissing } from './programs.ts';

/**
 * Path of a Chromium to test with: the one in CHROMIUM, an installed one, or Playwright's own. Throws
 * in one line that says what to do.
 */
export function findBrowser(): string {
  const found = PROGRAMS.chromium.find();
  if (found !== null) return found;
  throw new Error(
    `${whyMissing([PROGRAMS.chromium])}, or name one with CHROMIUM=/path/to/chromium`,
  );
}
