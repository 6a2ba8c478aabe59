import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { answerCase } from '#domain/complaints/answer-case.ts';
import type { CaseInput, CaseLicense, OwnClause } from '#domain/complaints/case-types.ts';
import { caseStep } from '#format/cases/case-steps.ts';
import { LICENSES } from './licenses.ts';

type Days = Record<string, string>;
type Case = {
  name: string;
  licences: string[];
  standing?: CaseLicense['standing'];
  in: Partial<Omit<CaseInput, 'events' | 'done' | 'ownClause'>> & {
    events: Days;
    done?: Days;
    ownClause?: Omit<OwnClause, 'state'>;
  };
  dates: Days;
  /** Date to watch first, next step, letter. */
  out: [string | null, string, string];
  barred?: string[];
  /** Day to send on, of the date to watch first. */
  sendBy?: string;
  /** The step as the page says it. */
  title?: string;
};

const cases = parse(readFileSync(new URL('further-cases.yaml', import.meta.url), 'utf8')) as Case[];

const CASINO = {
  ...{ name: 'Oak', licences: [], licencesIn: {}, refusedCountries: [] },
  ...{ group: [], addresses: [], readOn: null },
};

const eventOf = ([kind, said]: [string, string]) => {
  const [dayFrom, dayTo] = said.split('/');
  if (said.includes('T')) return { kind, at: said };
  return dayTo === undefined ? { kind, day: said } : { kind, dayFrom, dayTo };
};

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const { events, done = {}, ownClause, ...rest } = one.in;
  const ownTerms: OwnClause = ownClause
    ? { state: 'recorded', ...ownClause }
    : { state: 'none-in-terms' };
  const input: CaseInput = {
    today: '2026-11-27',
    country: 'NO',
    trouble: 'withdrawal-refused',
    licences: one.licences.map((authority) => ({
      authority,
      standing: one.standing ?? 'on-register',
    })),
    ownClause: ownTerms,
    events: Object.entries(events).map(eventOf),
    done: Object.entries(done).map(([kind, day]) => ({ kind, day })),
    ...rest,
  };
  const answer = answerCase(input, LICENSES);
  const { dates, firstClock, nextStep, letter, inadmissible } = answer;
  expect(Object.fromEntries(dates.map(({ id, day }) => [id, day]))).toEqual(one.dates);
  expect([firstClock, nextStep, letter]).toEqual(one.out);
  expect(inadmissible.map((line) => line.split(':')[0])).toEqual(one.barred ?? []);
  if (one.sendBy !== undefined) {
    expect(dates.find(({ id }) => id === firstClock)?.sendBy).toBe(one.sendBy);
  }
  if (one.title !== undefined) {
    const license = LICENSES[one.licences[0] ?? ''] ?? null;
    const casino = { ...CASINO, ownClause: ownTerms };
    expect(caseStep(input, answer, casino, license).title).toBe(one.title);
  }
});
