import { describe, expect, test } from 'vitest';
import type { CasinoFacts } from '#domain/casinos/facts.ts';
import { money } from '#domain/money/money.ts';
import { measureMoney, withDollars } from './compared-money.ts';
import { casinoWith, known } from '#domain/ratings/facts-for-tests.ts';
import { bestInRow } from '#domain/side-by-side/best-in-row.ts';
import { FACT_NAMES } from '#format/fact-values.ts';
import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';
import { receiptGroups } from '../reviews/review-facts.ts';
import { factCells, factRows } from './compared-facts.ts';

/** Casino with only the fields that the comparison reads. */
const casinoOf = (facts: Partial<CasinoFacts>) =>
  ({
    facts: casinoWith(facts).facts,
    sources: { terms: { title: 'Terms of the casino' } },
    loyalty: [],
  }) as unknown as Casino;

const LICENCE = { shortName: 'Anyland' } as Licence;

const rows = factRows().flatMap((group) => group.rows);
const rowOf = (id: string) => {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`Expected a row named ${id}, found none`);
  return row;
};

/** Label and indexes of the best cells in a row, for casinos with these facts. */
function bestAmong(id: string, ...facts: Partial<CasinoFacts>[]) {
  const { best } = rowOf(id);
  if (best === null) return null;
  const measures = facts.map((some) => factCells(casinoOf(some), LICENCE)[id]?.measure ?? null);
  const found = bestInRow(measures, best.better);
  return found && { places: found.places, word: best.ofTwo };
}

test('every fact has a row, and every row a cell in every column', () => {
  for (const name of FACT_NAMES) expect(rows.map(({ id }) => id)).toContain(name);
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(factCells(casinoOf({}), null)).sort()).toEqual(ids.toSorted());
});

test('what nobody knows is written out, without a source and without a figure', () => {
  for (const cell of Object.values(factCells(casinoOf({}), null))) {
    expect(cell).toEqual({ text: 'Not known', isKnown: false, receipt: null, measure: null });
  }
});

test('a value, its grade and its day are those of the review', () => {
  const casino = casinoOf({
    withdrawal: known({ fromMinutes: 2, toMinutes: 10 }),
    licence: known({ standing: 'on-register', authority: 'any', number: '7' }),
    coins: known(['BTC', 'ETH']),
  });
  const cells = factCells(casino, LICENCE);
  const receipts = receiptGroups(casino, null, LICENCE, []).flatMap(({ rows }) => rows);
  expect(receipts.filter(({ value }) => value !== null)).toHaveLength(3);
  for (const { id, value, receipt } of receipts) {
    const cell = cells[id.replace('fact-', '')];
    expect(cell?.text, id).toBe(value ?? 'Not known');
    expect(cell?.receipt?.grade, id).toBe(receipt?.grade);
    expect(cell?.receipt?.readOn, id).toBe(receipt?.readOn);
  }
  expect(cells['licence']?.text).toBe('Anyland, 7, on the register');
});

describe('the best of a row', () => {
  test.each([
    // Of two withdrawals, the one with the shorter longest time.
    [
      'withdrawal',
      { fromMinutes: 1, toMinutes: 60 },
      { fromMinutes: 20, toMinutes: 30 },
      { places: [1], word: 'Shorter' },
    ],
    // No fee at all is lower; the network’s can be more or less than the casino’s own.
    ['withdrawalFee', 'network-only', 'none', { places: [1], word: 'Lower' }],
    ['withdrawalFee', 'network-only', 'casino-fee', null],
    ['maxPayout', money(50_000), money(100_000), { places: [1], word: 'Higher' }],
    ['maxPayout', 'no-limit', money(100_000), { places: [0], word: 'Higher' }],
    ['minDeposit', money(20), money(5), { places: [1], word: 'Lower' }],
    ['minDeposit', money(20), money(5, 'USDT'), null],
    ['rtpDisclosure', 'none', 'some-games', { places: [1], word: 'More' }],
    ['rtpDisclosure', 'every-game', 'some-games', { places: [0], word: 'More' }],
  ])('of %s, of %j and %j, is %o', (name, first, second, best) => {
    expect(bestAmong(name, { [name]: known(first) }, { [name]: known(second) })).toEqual(best);
  });

  test('of amounts in two currencies is found in dollars, which are told with their day', () => {
    const rates = { day: '2026-11-20', source: 'A bank', dollars: { BTC: 60_000 } };
    // 0.0005 × 60,000
    expect(measureMoney(money(0.0005, 'BTC'), rates)).toEqual({ amount: 30, basis: 'USD' });
    expect(withDollars('Least', money(0.0005, 'BTC'), rates)).toBe(
      'Least; about $30 at the rate of Nov 20, 2026 (A bank)',
    );
    expect(withDollars('$5', money(5), rates)).toBe('$5');
    expect(withDollars('5 USDT', money(5, 'USDT'), null)).toBe(
      '5 USDT; not compared: we have no rate for USDT',
    );
  });

  test('of identity checks is what is said beforehand, never when they come', () => {
    const kyc = (
      level: 'none' | 'at-sign-up',
      disclosure: 'vague' | 'threshold-and-documents',
    ) => ({ kyc: known({ level, disclosure, triggers: [] }) });
    const [early, late] = [kyc('at-sign-up', 'threshold-and-documents'), kyc('none', 'vague')];
    expect(bestAmong('kyc-disclosure', early, late)).toEqual({ places: [0], word: 'Says more' });
    expect(rowOf('kyc').best).toBeNull();
    expect(rowOf('licence').best).toBeNull();
  });
});
