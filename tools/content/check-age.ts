import type { Content } from './check-content.ts';
import { formatProblem, type Problem } from './describe-issue.ts';

export type AgeReport = { warnings: Problem[]; failures: Problem[] };

type Dated = { file: string; field: string; on: string; limit: keyof typeof LIMITS };

/** Days after which a date is worth a warning, and after which it is a failure. */
const LIMITS = {
  helpline: { warnAfter: 90, failAfter: 180 },
  offer: { warnAfter: 90, failAfter: 365 },
  fact: { warnAfter: 180, failAfter: 365 },
  law: { warnAfter: 180, failAfter: 365 },
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Dates in the future, and facts that nobody has looked at for too long, seen from the given day. */
export function checkAge(content: Content, today: string): AgeReport {
  const report: AgeReport = { warnings: [], failures: [] };
  for (const { file, field, on, limit } of datesOf(content)) {
    const days = Math.round((Date.parse(today) - Date.parse(on)) / DAY_MS);
    const { warnAfter, failAfter } = LIMITS[limit];
    if (days < 0) {
      report.failures.push({ file, field, found: on, expected: `a day up to ${today}` });
    } else if (days > warnAfter) {
      const problem = {
        file,
        field,
        found: `${on}, ${days} days ago`,
        expected: `a ${limit} looked at within ${days > failAfter ? failAfter : warnAfter} days`,
      };
      report[days > failAfter ? 'failures' : 'warnings'].push(problem);
    }
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

function datesOf(content: Content): Dated[] {
  return [
    ...content.helplines.map(({ file, data }) =>
      dated(file, 'checkedOn', data.checkedOn, 'helpline'),
    ),
    ...content.countries.map(({ file, data }) => dated(file, 'checkedOn', data.checkedOn, 'law')),
    ...content.games.map(({ file, data }) => dated(file, 'checkedOn', data.checkedOn, 'fact')),
    ...content.coins.map(({ file, data }) => dated(file, 'checkedOn', data.checkedOn, 'fact')),
    ...content.articles.flatMap(({ file, data }) => [
      dated(file, 'publishedOn', data.publishedOn, 'law'),
      dated(file, 'updatedOn', data.updatedOn, 'law'),
    ]),
    ...content.casinos.flatMap(({ file, data }) =>
      Object.entries(data.facts).flatMap(([name, fact]) =>
        fact === null ? [] : [dated(file, `facts.${name}.checkedOn`, fact.checkedOn, 'fact')],
      ),
    ),
    ...content.bonuses.flatMap(({ file, data: { terms } }) =>
      Object.entries(terms).flatMap(([name, term]) =>
        term !== null && 'checkedOn' in term
          ? [dated(file, `terms.${name}.checkedOn`, term.checkedOn, 'offer')]
          : [],
      ),
    ),
  ];
}

const dated = (file: string, field: string, on: string, limit: Dated['limit']): Dated => ({
  file,
  field,
  on,
  limit,
});
