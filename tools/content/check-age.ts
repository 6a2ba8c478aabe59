import type { Content } from './read-content.ts';
import { fieldName, formatProblem, type Problem } from './describe-issue.ts';

export type AgeReport = { warnings: Problem[]; failures: Problem[] };

type Dated = { file: string; field: string; on: string };
type Aging = Dated & { limit: keyof typeof LIMITS };

/** Days after which a date is worth a warning, and after which it is a failure. */
const LIMITS = {
  helpline: { warnAfter: 90, failAfter: 180 },
  offer: { warnAfter: 90, failAfter: 365 },
  fact: { warnAfter: 180, failAfter: 365 },
  law: { warnAfter: 180, failAfter: 365 },
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Dates in the future, and facts that nobody has looked at for too long, seen from the given day. */
export function checkAge(content: Content, today: string): AgeReport {
  const ahead = datesOf(content)
    .filter(({ on }) => on > today)
    .map(({ file, field, on }) => ({ file, field, found: on, expected: `a day up to ${today}` }));
  const report: AgeReport = { warnings: [], failures: ahead };
  for (const { file, field, on, limit } of agingDatesOf(content)) {
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

/** The days on which somebody last looked: what grows old. */
function agingDatesOf(content: Content): Aging[] {
  return [
    ...content.helplines.map(({ file, data }) => checked(file, data, 'helpline')),
    ...content.countries.map(({ file, data }) => checked(file, data, 'law')),
    ...content.licences.map(({ file, data }) => checked(file, data, 'law')),
    ...content.games.map(({ file, data }) => checked(file, data, 'fact')),
    ...content.gameRules.map(({ file, data }) => checked(file, data, 'fact')),
    ...content.coins.map(({ file, data }) => checked(file, data, 'fact')),
    ...content.articles.map(({ file, data }): Aging => ({
      file,
      field: 'updatedOn',
      on: data.updatedOn,
      limit: 'law',
    })),
    ...content.casinos.flatMap(({ file, data }) =>
      Object.entries(data.facts).flatMap(([name, fact]) =>
        fact === null ? [] : [checked(file, fact, 'fact', `facts.${name}.`)],
      ),
    ),
    ...content.bonuses.flatMap(({ file, data: { terms } }) =>
      Object.entries(terms).flatMap(([name, term]) =>
        term !== null && 'checkedOn' in term
          ? [checked(file, term, 'offer', `terms.${name}.`)]
          : [],
      ),
    ),
  ];
}

const checked = (
  file: string,
  { checkedOn }: { checkedOn: string },
  limit: Aging['limit'],
  within = '',
): Aging => ({ file, field: `${within}checkedOn`, on: checkedOn, limit });
