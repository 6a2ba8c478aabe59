import { expect, test } from 'vitest';
import { clockInWords } from './clock-words.ts';

const rule = { effect: 'binding', source: 'law' } as const;
const textOf = (clock: Parameters<typeof clockInWords>[0], question: RegExp) =>
  clockInWords(clock).rows.find((row) => question.test(row.question))?.text;

test('periods, their start and what makes them longer', () => {
  const clock = {
    lastDay: { ...rule, n: 6, unit: 'months', from: 'incident', note: 'at least' },
    decidedIn: { ...rule, n: 1, unit: 'weeks', from: 'receipt', dayOne: 'receipt' },
    extension: { ...rule, n: 5, unit: 'business-days' },
  } as const;
  expect(textOf(clock, /Last day/)).toBe('6 months after the incident, at least.');
  expect(textOf(clock, /decides within/)).toBe(
    '1 week from receipt. That day is day one. It can take this much longer: 5 business days.',
  );
  expect(clockInWords(clock).notKnown).toContain('Who hears it after that');
});

test('the next step, its sums and whom it binds', () => {
  const clock = {
    next: {
      who: 'iGaming Ontario',
      kind: 'public-body',
      source: 'law',
      cost: 'free',
      least: { value: 1000, currency: 'SEK', above: true },
      opensAfter: { ...rule, n: 7, unit: 'days', from: 'incident', onDayN: true },
    },
    binding: { ...rule, operator: 'bound', limit: { value: 10000, currency: 'GBP' } },
  } as const;
  expect(textOf(clock, /Who hears/)).toBe(
    'iGaming Ontario. It’s free for you. Only above SEK\u00A01,000.',
  );
  expect(textOf(clock, /go there/)).toBe('Not before day 7 after the incident.');
  expect(textOf(clock, /bind/)).toBe('Yes, up to £10,000.');
});

test('without a license nobody decides, and nothing is left to find out', () => {
  const { rows, notKnown } = clockInWords({ binding: { ...rule, operator: 'nobody' } });
  expect(rows.map(({ text }) => text).slice(0, 2)).toEqual([
    'No rule sets one, and none asks the casino to answer.',
    'No rule names anyone.',
  ]);
  expect(notKnown).toEqual([]);
});
