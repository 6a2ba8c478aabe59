import { expect, test } from 'vitest';
import { roundOf } from '../round-for-tests.ts';
import type { Round } from '../round.ts';
import { ShownMultipliers } from './shown-multipliers.ts';
import { countInto, listed, newTallies } from './tallies.ts';

type Row = [stake: string, shown: string, paid: string];

/** Sentences on a table of rows: on its payouts, and on their sum. */
function saidOf(rows: readonly Row[], known: Partial<Round> = {}) {
  const both = newTallies();
  const shown = new ShownMultipliers();
  rows.forEach(([stake, shownMultiplier, paid], at) => {
    const money = { stake, shownMultiplier, paid, row: at + 1, currency: 'USDT' };
    const other = { operator: null, ...money, ...known };
    shown.take(roundOf({ game: 'other', name: 'dice' }, other), countInto(both));
  });
  shown.settle(countInto(both));
  const [tally] = listed(both.usual);
  return { tally, sum: shown.sums()[0] };
}
const STAKE = { operator: 'stake' } as const;
const times = (count: number, row: Row) => Array.from({ length: count }, () => row);

test.each<[string, Row, Partial<Round>?]>([
  ['agree', ['100', '2.00', '200.00']],
  // 2.00 was 1.995 at least and less than 2.01, and a payout can be cut by a cent.
  ['too-coarse', ['100', '2.00', '199.50']],
  ['too-coarse', ['100', '2.00', '199.49']],
  ['payout', ['100', '2.00', '199.48']],
  ['payout', ['100', '2.00', '199.00']],
  ['too-coarse', ['100', '2.00', '201.01']],
  ['payout', ['100', '2.00', '201.02']],
  ['payout', ['100', '1.98', '197.00']],
  ['payout', ['5.00', '10.00', '49.94']],
  // 4.4319, cut to cents; a cent more than cutting or rounding takes is not the product.
  ['agree', ['2.37', '1.87', '4.43']],
  ['too-coarse', ['2.37', '1.87', '4.42']],
  // 0.935: a cent is two per cent of this stake.
  ['too-coarse', ['0.50', '1.87', '0.93']],
  // A 2 of a spreadsheet may have been 2.00 or 1.6.
  ['agree', ['100', '2', '200']],
  ['too-coarse', ['100', '2', '199']],
  ['payout', ['100', '2', '140']],
  ['too-coarse', ['1', '1.98', '1']],
  // The last digit of 30.
  ['too-coarse', [`1${'0'.repeat(29)}`, '2', `1${'9'.repeat(29)}`]],
  // A double in full, where the product of both doubles is off in the last digit.
  ['agree', ['0.10875042', '1.4785714285714286', '0.16079526385714282']],
  // 4.35 times 100 is 434.99999999999994 in doubles, which some cut.
  ['agree', ['4.35', '1.00', '4.34']],
  ['agree', ['100', '0.00', '0']],
  ['lost-by-shown', ['100', '2.00', '0']],
  ['won-but-unpaid', ['100', '2.00', '0'], { saysWon: true }],
  ['won-but-unpaid', ['100', '0', '0'], { saysWon: true }],
  // In the archive of Stake a double is compared as one, or in single precision.
  ['agree', ['100', '1.98', '198'], STAKE],
  ['agree', ['0.10875042', '1.4785714', '0.16079526385714282'], STAKE],
  ['agree', ['0.33333333', '1.5', '0.5'], STAKE],
  ['payout', ['100', '1.98', '197.99'], STAKE],
  ['payout', ['100', '1.98', '197.9999'], STAKE],
  // Eight decimals are one per cent of this stake.
  ['payout', ['0.000001', '1.98', '0.00000197'], STAKE],
])('%s: %j %o', (expected, row, known) => {
  const { agree, differing = [], unjudged = [] } = saidOf([row], known).tally ?? {};
  expect(agree === 1 ? 'agree' : (differing[0] ?? unjudged[0])?.reason).toBe(expected);
});

test('the last digit that agrees is the tolerance, and what is missing is summed', () => {
  expect(saidOf([['100', '0.00', '0']]).tally).toMatchObject({ agree: 1, lost: 1 });
  const rows: Row[] = [
    ['100', '2.00', '200.00'],
    ['100', '1.5', '150'],
    ['2.37', '1.87', '4.43'],
    ['100', '3.00', '290.00'],
    ['100', '3.00', '299.00'],
  ];
  const { tally, sum } = saidOf(rows);
  expect(tally).toMatchObject({ agree: 3, differ: 2, notJudged: 0 });
  expect(tally?.tolerance).toEqual({ multiplier: '0.01', money: '0.01' });
  expect(tally?.difference).toEqual([{ currency: 'USDT', sum: '-11' }]);
  // 4.4319 was cut by 0.0019.
  expect(sum).toEqual({ currency: 'USDT', rounds: 5, difference: '-11.0019', isShort: false });
});

test('a row that pays less than others of its multiplier differs, one that pays more is coarse', () => {
  const exact = times(38, ['100', '2.00', '200.00']);
  const short: Row = ['100', '2.00', '199.50'];
  const more: Row = ['100', '2.00', '200.40'];
  const { tally } = saidOf([...exact, short, more]);
  expect(tally).toMatchObject({ agree: 38, differ: 1, notJudged: 1 });
  expect(tally?.differing).toMatchObject([
    { row: 39, reason: 'less-than-others', found: '199.50', expected: '200' },
  ]);
  // A conversion of coins may take one step of eight decimals.
  const coins = times(38, ['0.0012', '2.00', '0.00240000']);
  expect(saidOf([...coins, ['0.0012', '2.00', '0.00239999']]).tally?.differ).toBe(0);
  // Of another multiplier nothing follows, and of few rows as little.
  expect(saidOf([...exact, ['100', '1.87', '186.79']]).tally?.differ).toBe(0);
  expect(saidOf([...exact.slice(19), short]).tally?.differ).toBe(0);
});

/** Multipliers 1.0 to 2.9, one digit each. */
const COARSE = Array.from({ length: 20 }, (_, at) => (10 + at) / 10);

test('a steady shortfall is seen in the sum where each row is too coarse', () => {
  const paidAt = (part: (at: number) => number) =>
    COARSE.map((shown, at): Row => ['100', shown.toFixed(1), (shown * part(at)).toFixed(2)]);
  const short = saidOf(paidAt(() => 99));
  expect(short.tally).toMatchObject({ agree: 0, differ: 0, notJudged: 20 });
  // A hundredth of 100 times 39.
  expect(short.sum).toMatchObject({ rounds: 20, difference: '-39', isShort: true });
  expect(saidOf(paidAt((at) => (at % 2 === 0 ? 99 : 101))).sum?.isShort).toBe(false);
  // A cent of a stake of one, which each row alone could be cut by.
  const cents = COARSE.map((shown): Row => ['1', shown.toFixed(2), (shown - 0.01).toFixed(2)]);
  expect(saidOf([...cents, ...times(500, ['1', '0.00', '0.00'])]).sum?.isShort).toBe(true);
  // Half a unit rounded up errs one way: 1.25 is shown as 1.3.
  const ties = COARSE.map((shown): Row => ['100', shown.toFixed(1), (shown * 100 - 5).toFixed(2)]);
  expect(saidOf(ties).sum?.isShort).toBe(false);
  // One multiplier errs one way in all its rows.
  expect(saidOf(times(500, ['100', '1.9', '186.79'])).sum?.isShort).toBe(false);
});

test('half a percent in few rows of a table that pays all others to the last digit', () => {
  const shown = (at: number) => (1.2 + at / 100).toFixed(2);
  const exact = Array.from({ length: 100 }, (_, at): Row => {
    return ['100', shown(at), (Number(shown(at)) * 100).toFixed(2)];
  });
  const other = (at: number, off: number): Row => {
    return ['100', shown(100 + at), (Number(shown(100 + at)) * 100 + off).toFixed(2)];
  };
  const short = [0, 1, 2, 3, 4].map((at) => other(at, -0.5));
  expect(saidOf([...exact, ...short]).sum?.isShort).toBe(true);
  expect(saidOf([...exact, ...short.slice(1), other(5, 0.5)]).sum?.isShort).toBe(false);
});
