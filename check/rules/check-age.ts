import { agingDates, LIMITS } from './aging-dates.ts';
import type { Content } from '../read/read-content.ts';
import { fieldName, formatProblem, type Problem } from '../describe-issue.ts';

export type AgeReport = { warnings: Problem[]; failures: Problem[] };

type Dated = { file: string; field: string; on: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Dates in the future, and facts that nobody has looked at for too long, seen from the given day. */
export function checkAge(content: Content, today: string): AgeReport {
  const ahead = datesOf(content)
    .filter(({ on }) => on > today)
    .map(({ file, field, on }) => ({ file, field, found: on, expected: `a day up to ${today}` }));
  const report: AgeReport = { warnings: [], failures: ahead };
  for (const { file, field, on, limit } of agingDates(content)) {
    const days = Math.round((Date.parse(today) - Date.parse(on)) / DAY_MS);
    const { warnAfter, failAfter } = LIMITS[limit];
    if (days <= warnAfter) continue;
    report[days > failAfter ? 'failures' : 'warnings'].push({
      file,
      field,
      found: `${on}, ${days} days ago`,
      expected: `a ${limit} looked at within ${days > failAfter ? failAfter : warnAfter} days`,
    });
  }
  return report;
}

/** Lines of a report for people. */
export function formatAge({ warnings, failures }: AgeReport): string[] {
  return [
    ...warnings.map((problem) => `warning: ${formatProblem(problem)}`),
    ...failures.map(formatProblem),
  ];
}

/** Every field that is a day, wherever it stands. */
function datesOf(content: Content): Dated[] {
  return Object.values(content)
    .flat()
    .flatMap(({ file, data }) =>
      datesIn(data, []).map(({ path, on }) => ({ file, field: fieldName(path), on })),
    );
}

export function datesIn(
  value: unknown,
  path: readonly PropertyKey[],
): { path: PropertyKey[]; on: string }[] {
  if (typeof value === 'string')
    return ISO_DATE.test(value) ? [{ path: [...path], on: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => datesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => datesIn(item, [...path, key]));
}
