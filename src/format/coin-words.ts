import type { MinutesRange } from '#domain/casinos/facts.ts';
import { LOCALE } from './locale.ts';
import { formatDate, formatMinutes, formatMinutesRange } from './text.ts';

const monthFormat = new Intl.DateTimeFormat(LOCALE, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Example: 10 to 40 min, 10 min; from 0 minutes: Seconds to 1 min. */
export function formatWait(wait: MinutesRange): string {
  if (wait.fromMinutes > 0) return formatMinutesRange(wait);
  return `Seconds to ${formatMinutes(wait.toMinutes)}`;
}

/** June 2026 from a month, Mar 12, 2026 from a day. */
export function formatDayOrMonth(isoDateOrMonth: string): string {
  return isoDateOrMonth.length > 7
    ? formatDate(isoDateOrMonth)
    : monthFormat.format(new Date(`${isoDateOrMonth}-01T00:00:00Z`));
}
