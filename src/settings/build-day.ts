import * as z from 'zod';
import { dayIn } from '#domain/dates/days.ts';

/** Part of the content that a site shows: that of a day, or, for the owner alone, all of it, marked. */
export type Shown = { day: string; isPreview: boolean };

/** The calendar day of an instant where the owner is: check/read/site-clock.ts sets `SITE_TIME_ZONE`. */
export const siteDay = (instant: Date): string =>
  dayIn(process.env['SITE_TIME_ZONE'] || 'UTC', instant);

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

/** True if drafts and what waits for its day are shown. */
export const isPreview = (): boolean => process.env['PREVIEW'] === 'yes';

export const shownNow = (): Shown => ({ day: buildDay(), isPreview: isPreview() });
