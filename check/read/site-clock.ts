import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isTimeZone } from '#schemas/build-day.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';

/** Begins the day of a build where the owner is. A zone that nobody knows is named by the check. */
export function useSiteClock(contentDir: string = CONTENT_DIR): void {
  try {
    const site: unknown = parse(readFileSync(`${contentDir}/site.yaml`, 'utf8'));
    const timeZone: unknown = Reflect.get(Object(site), 'timeZone');
    if (typeof timeZone === 'string' && isTimeZone(timeZone)) {
      process.env['SITE_TIME_ZONE'] ??= timeZone;
    }
  } catch {
    // A site.yaml that cannot be read is named by the check too.
  }
}
