import { isTimeZone } from '#domain/dates/days.ts';
import { readCollection } from './read-content.ts';

/** Begins the day of a build where the owner is. The check names a zone that nobody knows, and a file that is bad. */
export function useSiteClock(): void {
  const [site] = readCollection('site');
  const timeZone: unknown = Reflect.get(Object(site?.data), 'timeZone');
  if (typeof timeZone === 'string' && isTimeZone(timeZone)) {
    process.env['SITE_TIME_ZONE'] ??= timeZone;
  }
}
