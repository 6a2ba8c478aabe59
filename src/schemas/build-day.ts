import * as z from 'zod';

/** What a site shows: that of a day, or everything there is, marked, for the owner alone. */
export type Shown = { day: string; isPreview: boolean };

/** Whether a text names a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return dayIn(name, new Date()) !== '';
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a time zone, as an ISO date. */
export const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

/** The calendar day of an instant where the owner is: check/read/site-clock.ts sets `SITE_TIME_ZONE`. */
export const siteDay = (instant: Date): string =>
  dayIn(process.env['SITE_TIME_ZONE'] || 'UTC', instant);

/** Adds days to an ISO date. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/**
 * The day on which the site is built, as an ISO date: the one clock of a build. It begins where the owner is:
 * check/read/site-clock.ts puts `timeZone` of site.yaml into `SITE_TIME_ZONE`. `BUILD_DAY`
 * sets another day, to see the site of a day to come.
 */
export function buildDay(): string {
  const named = process.env['BUILD_DAY'];
  if (named === undefined || named === '') {
    return siteDay(new Date());
  }
  if (z.iso.date().safeParse(named).success) return named;
  throw new Error(`BUILD_DAY: found ${named}, expected a day such as 2026-12-01`);
}

/** Whether drafts and what waits for its day are shown. */
export const isPreview = (): boolean => process.env['PREVIEW'] === 'yes';

export const shownNow = (): Shown => ({ day: buildDay(), isPreview: isPreview() });
