import { expect, test } from 'vitest';
import type { CaseDate, CaseInput } from '#domain/complaints/case-types.ts';
import { caseDates, extensionOf, formatDay, formatMonth, spanOf } from './case-dates.ts';

const TODAY = '2026-11-27';

const date = (id: string, day: string, rest: Partial<CaseDate> = {}): CaseDate => ({
  ...{ id, day, weekday: 'Fri', kind: 'reader-last', rule: 'curacao.lastDay' },
  ...{ effect: 'weak-source', counted: '2026-11-20 (Fri) + 6 months', status: 'open' },
  ...rest,
});
const OWN = date('own-last', '2026-12-01', {
  rule: 'own.lastDay',
  effect: 'own-text',
  counted: '2026-11-20 (Fri) + 7 business-days, Mon-Fri, day of the event not counted',
});
const LICENSE = date('licence-last', '2027-05-20');

const INPUT: CaseInput = {
  today: TODAY,
  licences: [],
  ownClause: { state: 'recorded', late: 'void' },
  country: 'US',
  trouble: 'bonus-winnings-taken',
  events: [{ kind: 'confiscation', day: '2026-11-20' }],
  done: [],
};
const WORDS = {
  nameOf: () => 'Curaçao',
  next: 'the body',
  late: 'or the claim is void',
  readOn: '2026-11-17',
  isUnsettled: true,
};

test('a day names its year only where it is another one, a month in January or at the start', () => {
  expect([formatDay('2026-12-01', TODAY), formatDay('2027-05-20', TODAY)]).toEqual([
    'Dec 1',
    'May 20, 2027',
  ]);
  expect(
    ['2026-11-17', '2026-12-01', '2027-01-01'].map((day, at) => formatMonth(day, at === 0)),
  ).toEqual(['Nov 2026', 'Dec', 'Jan 2027']);
});

test('the period of a date comes from the words on how it was counted', () => {
  expect(spanOf(OWN)).toBe('7 business days');
  expect(spanOf(date('ack', '2026-12-04', { counted: '2026-11-27 (Fri) + 1 week, day' }))).toBe(
    '1 week',
  );
  expect(spanOf(date('adr-from', TODAY, { counted: '2026-11-20 (Fri)' }))).toBeNull();
});

test('both clocks stand side by side, the earlier first, the unsettled one named', () => {
  const shown = caseDates(INPUT, [LICENSE, OWN], WORDS);
  expect(shown.map(({ id }) => id)).toEqual(['event-0', 'today', 'own-last', 'licence-last']);
  const [event, , own, license] = shown;
  expect(event).toMatchObject({ title: 'Your win was taken', kind: 'past' });
  expect(own).toMatchObject({
    text: '7 business days, or the claim is void.',
    source: 'Its terms, read Nov 17',
    kind: 'you',
  });
  expect(license).toMatchObject({
    text: '6 months. Don’t rely on it.',
    source: 'Unsettled beside its terms',
  });
});

test('an own day beside a license that names none is kept, and its force left open', () => {
  expect(caseDates(INPUT, [OWN], WORDS).at(-1)?.text).toBe(
    '7 business days, or the claim is void. Keep it; the license leaves its force open.',
  );
});

test('a clock that the rules forbid is struck through with its reason, and the other counts', () => {
  const struck = { ...OWN, effect: 'struck', note: 'terms may not bar it' } as const;
  const [, , own, license] = caseDates(INPUT, [struck, LICENSE], WORDS);
  expect(own).toMatchObject({
    isStruck: true,
    kind: 'past',
    text: '7 business days. Terms may not bar it.',
  });
  expect(license).toMatchObject({ text: '6 months.', source: 'Curaçao: via trade press' });
});

test('an extension is part of the answer that it moves', () => {
  const due = { kind: 'operator-due', counted: '2026-11-27 (Fri) + 4 weeks' } as const;
  const dates = [
    date('answer', '2026-12-25', due),
    date('answer-extended', '2027-01-22', { ...due, counted: '2026-11-27 (Fri) + 8 weeks' }),
  ];
  expect(extensionOf(dates)).toEqual(['2026-12-25', '2027-01-22']);
  expect(caseDates(INPUT, dates, WORDS).at(-1)).toMatchObject({
    title: 'It must answer',
    text: '4 weeks from your letter. It may extend, to Jan 22, 2027.',
    kind: 'due',
  });
});

test('a day that the terms set too stands once', () => {
  const due = { kind: 'operator-due', counted: '2026-11-27 (Fri) + 4 weeks' } as const;
  const license = date('answer', '2026-12-25', due);
  const own = date('own-answer', '2026-12-25', {
    ...due,
    rule: 'own.decidedIn',
    effect: 'own-text',
  });
  const shown = caseDates(INPUT, [own, license], WORDS).slice(2);
  expect(shown.map(({ id, source }) => [id, source])).toEqual([
    ['answer', 'Its terms; Curaçao: via trade press'],
  ]);
  const longer = date('own-answer-extended', '2027-01-08', due);
  expect(caseDates(INPUT, [own, longer, license], WORDS).slice(2)).toHaveLength(2);
});
