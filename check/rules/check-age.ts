import { addDays, daysBetween } from '#domain/dates/days.ts';
import { isoMonth } from '#schemas/month-text.ts';
import { agingDates, FRESH_DAYS } from './aging-dates.ts';
import type { Content } from '../read/read-content.ts';
import { type Problem, collectProblems, textsIn } from '../describe-issue.ts';

const ZONE = 'If that day has begun where you are, say your timeZone in site.yaml';

/** Dates in the future, and warnings of facts that nobody has looked at for too long, seen from the given day. */
export const checkAge = (content: Content, today: string): Problem[] =>
  collectProblems((report, warn) => {
    for (const { file, data } of Object.values(content).flat()) {
      for (const { field, text: on } of datesIn(data)) {
        // An offer may end, and an ended one may have begun, on any day.
        if (on <= today || ['endsOn', 'startsOn'].includes(field)) continue;
        const hint = on === addDays(today, 1) ? ZONE : undefined;
        report(file, field, on, `a day up to ${today}`, hint);
      }
    }
    for (const { file, data } of content.site) {
      if (isoMonth(data.legalUpdated) <= today.slice(0, 7)) continue;
      report(file, 'legalUpdated', data.legalUpdated, `a month up to ${today.slice(0, 7)}`);
    }
    for (const { file, field, on, limit } of agingDates(content)) {
      const days = daysBetween(on, today);
      if (days <= FRESH_DAYS[limit]) continue;
      const expected = `a ${limit} looked at within ${FRESH_DAYS[limit]} days`;
      warn(file, field, `${on}, ${days} days ago`, expected);
    }
  });

const datesIn = (value: unknown) =>
  textsIn(value).filter(({ text }) => /^\d{4}-\d{2}(?:-\d{2})?$/.test(text));
