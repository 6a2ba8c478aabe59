import * as z from 'zod';

/** What a site shows: that of a day, or everything there is, marked, for the owner alone. */
export type Shown = { day: string; isPreview: boolean };

/**
 * The day on which the site is built, as an ISO date in UTC: the one clock of a build. `BUILD_DAY` sets
 * another, to see the site of a day to come.
 */
export function buildDay(): string {
  const named = process.env['BUILD_DAY'];
  if (named === undefined || named === '') return new Date().toISOString().slice(0, 10);
  if (z.iso.date().safeParse(named).success) return named;
  throw new Error(`BUILD_DAY: found ${named}, expected a day such as 2026-12-01`);
}

/** Whether drafts and what waits for its day are shown. */
export const isPreview = (): boolean => process.env['PREVIEW'] === 'yes';

export const shownNow = (): Shown => ({ day: buildDay(), isPreview: isPreview() });
