import { expect, test } from 'vitest';
import { type NumberRule, readNumber } from './read-number.ts';

const SUM: NumberRule = { least: 0.01, most: 1_000_000, decimals: 2 };

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1\u00A0500', 1500],
  ['1,234,567.5', null],
  ['$1,500.50', 1500.5],
  ['0,50', 0.5],
  ['.5', 0.5],
  ['35x', 35],
  ['x35', 35],
  ['35 ×', 35],
  ['96.5 %', 96.5],
  ['20 USDT', 20],
  ['20 usd', 20],
])('%s', (typed, value) => {
  expect(readNumber(typed, SUM)).toEqual(
    value === null ? { ok: false, reason: 'too-large' } : { ok: true, value },
  );
});

test.each([
  ['', 'missing'],
  ['  $ ', 'missing'],
  ['ten', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['-5', 'not-a-number'],
  ['1,50,0', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['<script>', 'not-a-number'],
  ['0', 'too-small'],
  ['1000001', 'too-large'],
  ['9'.repeat(400), 'not-a-number'],
  ['0.015', 'too-fine'],
  ['1.000', 'too-fine'],
  ['€300', 'not-a-number'],
  ['300 £', 'not-a-number'],
])('%s is none: %s', (typed, reason) => {
  expect(readNumber(typed, SUM)).toEqual({ ok: false, reason });
});

test('a count is whole', () => {
  const count: NumberRule = { least: 1, most: 1000, decimals: 0 };
  expect(readNumber('20', count)).toEqual({ ok: true, value: 20 });
  expect(readNumber('20.5', count)).toEqual({ ok: false, reason: 'too-fine' });
});
