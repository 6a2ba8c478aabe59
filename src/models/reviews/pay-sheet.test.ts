import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Casino, casinoSchema } from '#schemas/casino.ts';
import { paySheet, shortSheet } from './pay-sheet.ts';

const FILE = 'tests/fixtures/content/one-of-everything/casinos/brackenhall.yaml';
const casino = casinoSchema.parse(parse(readFileSync(FILE, 'utf8')));

const NO_TESTS = { count: 0, paid: 0 };
const sheetOf = (data: Casino, refusedIn: string[] = [], tests = NO_TESTS) =>
  paySheet(data, null, { refusedIn, tests });

const answersIn = (sheet: ReturnType<typeof paySheet>) =>
  sheet.lines.map(({ question, answer, text }) => [question, answer, text]);

test('each line says the clause in words, with its answer', () => {
  expect(answersIn(sheetOf(casino))).toEqual([
    ['Pays without ID?', 'no', 'It wants ID at sign-up'],
    ['Pays it all at once?', 'depends', '$2,500 a day, $7,777 a month'],
    ['Out without betting?', 'depends', 'Bet your deposit once, or lose 8%'],
    ['Blocks what it forbids?', 'depends', 'Large bets, yes. Excluded games, no'],
    [
      'Time to complain?',
      'depends',
      'Casino: 14 days for game results, 1 month for the rest. License: not known',
    ],
    ['Someone else decides?', 'no', 'The regulator listens; the casino decides'],
    ['Pays after a shut-out?', 'depends', 'Balance paid; it doesn’t speak of later deposits'],
    ['Idle account free?', 'no', '$5 a month after six months'],
    ['Real addresses known?', 'depends', 'brackenhall.example, help@brackenhall.example'],
  ]);
});

test('each line names clause and day, the oldest of several', () => {
  const [, limits] = sheetOf(casino).lines;
  expect(limits?.receipts).toBe('Its own pages §1, Nov 5');
});

test('a casino without clauses says so in each line, and the tally counts it', () => {
  const facts = { ...casino.facts, kyc: null, maxPayout: null, recourse: null };
  const sheet = sheetOf({ ...casino, terms: undefined, facts });
  expect(new Set(sheet.lines.map(({ answer }) => answer))).toEqual(new Set(['unknown']));
  expect(sheet.takes[0]?.tally).toEqual([{ answer: 'unknown', count: 10 }]);
  expect(sheet.lines.every(({ receipts }) => receipts === null)).toBe(true);
  expect(sheet.says[0]?.before).toBe('Not known. We haven’t read if it refuses ');
  expect(sheet.read).toBe('We haven’t read the whole terms.');
});

test('silent terms say so, and are counted apart', () => {
  const silent = {
    value: 'silent' as const,
    source: 'about',
    checkedOn: '2026-11-05',
    grade: 'D' as const,
  };
  const sheet = sheetOf({
    ...casino,
    terms: { ...casino.terms, refusedCountries: silent, turnover: silent },
  });
  expect(sheet.lines[2]).toMatchObject({ answer: 'silent', text: 'It doesn’t say' });
  expect(sheet.takes[0]?.tally).toContainEqual({ answer: 'silent', count: 2 });
  expect(sheet.says[0]?.before).toBe('Maybe. Its terms don’t say if they refuse ');
});

test('what depends on the country is there once for each state that can be', () => {
  const { takes, says } = sheetOf(casino, ['CA', 'US-NV']);
  expect(takes.map(({ states, answer, text }) => [states[0], answer, text])).toEqual([
    ['unlisted', 'depends', 'Not on its list, which isn’t the whole one'],
    ['listed', 'no', 'Refused. Deposit back, winnings void'],
    ['listed-in-part', 'depends', 'Refused in US-NV'],
    ['no-country', 'unknown', 'Choose your country'],
  ]);
  const refused = says.find(({ states }) => states.includes('refused'));
  expect(`${refused?.before}Canada${refused?.after}`).toBe(
    'No. It refuses readers in Canada, and voids what they win.',
  );
  expect(sheetOf(casino).takes).toHaveLength(2);
});

test('the sentence counts the tests, and never says yes', () => {
  const saysAfter = (count: number, paid: number) =>
    sheetOf(casino, [], { count, paid }).says[0]?.after;
  expect(saysAfter(0, 0)).toBe(', and nobody here has tested a payout.');
  expect(saysAfter(1, 0)).toBe(', and it paid 0 of our 1 test.');
  expect(saysAfter(3, 2)).toBe(', and it paid 2 of our 3 tests.');
  expect(sheetOf(casino).says.filter(({ before }) => before.startsWith('Yes'))).toEqual([]);
});

test('the short form has the questions that it is asked for, in their order', () => {
  const short = shortSheet('brackenhall', sheetOf(casino), [
    'Out without betting?',
    'Pays without ID?',
  ]);
  expect(short.href).toBe('/will-it-pay/brackenhall');
  expect(short.lines.map(({ text }) => text)).toEqual(['No: at sign-up', 'Deposit once, or 8%']);
});

test.each([
  ['bound', 'binding', 'yes', 'An independent body; that binds the casino'],
  ['bound', 'weak-source', 'depends', 'An independent body; that binds the casino, it’s reported'],
  ['not-bound', 'binding', 'depends', 'An independent body; that doesn’t bind the casino'],
  ['by-its-rules', 'advice', 'depends', 'An independent body; whether that binds isn’t known'],
] as const)('a decision %s by a %s rule: %s', (operator, effect, answer, text) => {
  const recourse = { ...casino.facts.recourse, value: 'independent-body' as const };
  const data = { ...casino, facts: { ...casino.facts, recourse } } as Casino;
  const clock = { binding: { operator, effect, source: 'rules' } };
  const { lines } = paySheet(data, clock, { refusedIn: [], tests: NO_TESTS });
  expect(lines[5]).toMatchObject({ answer, text });
});
