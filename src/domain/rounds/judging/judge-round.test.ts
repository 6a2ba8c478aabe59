import { expect, test } from 'vitest';
import type { CheckId } from '../report.ts';
import type { Play, Round } from '../round.ts';
import { roundOf } from '../round-for-tests.ts';
import { judgeWithoutSeed } from './judge-round.ts';
import { ShownMultipliers } from './shown-multipliers.ts';
import { countInto, listed, newTallies } from './tallies.ts';

/** Result of one check of one round: "agree", or verdict and reason. */
function said(check: CheckId, round: Round, by: 'operator' | 'usual' = 'operator') {
  const both = newTallies();
  const shown = new ShownMultipliers();
  judgeWithoutSeed(round, countInto(both), shown);
  shown.settle(countInto(both));
  const tally = listed(both[by]).find((tally) => tally.check === check);
  if (tally === undefined) return 'not asked';
  if (tally.agree === 1) return 'agree';
  const [found] = [...tally.differing, ...tally.unjudged];
  return `${tally.differ === 1 ? 'differ' : 'not judged'}: ${found?.reason}`;
}

type PlayOf<Game> = Extract<Play, { game: Game }>;
const sports: PlayOf<'sports'> = { game: 'sports', odds: ['1.5', '2'], status: 'settled' };
const left = { leftAt: '2', automatic: true, bust: '3', gameNumber: null };
const crash: PlayOf<'crash'> = { game: 'crash', ...left };
const fall = { rows: 8, risk: 'low', path: 'RRRRRRRR', bucket: null } as const;
const drop: PlayOf<'plinko'> = { game: 'plinko', ...fall };
const tiles = { mineCount: 1, mines: [0], opened: [1], steps: null, hitMine: null };
const dig: PlayOf<'mines'> = { game: 'mines', ...tiles };
const ten = { stake: '10' };
const unpaid = { paid: '0', shownMultiplier: '0' };
const settled = (settledAt: string): Play => ({ ...sports, settledAt });
const odd: Play = { ...sports, odds: ['2.523784725'] };
const busted: Play = { ...crash, leftAt: null, setAt: '2', bust: null };

// Two odds of 1.5 and 2 pay 30 for 10; one of them void pays less.
test.each<[string, string, Play, Partial<Round>]>([
  ['agree', 'a bet won', sports, { paid: '30' }],
  // A payout of 0 is right only where the row says lost.
  ['not judged: no-outcome', 'a bet paid nothing', sports, { paid: '0' }],
  ['agree', 'a bet lost', sports, { paid: '0', shownMultiplier: '0' }],
  ['differ: won-but-unpaid', 'a bet won', sports, { paid: '0', shownMultiplier: '3' }],
  [
    'differ: won-but-unpaid',
    'a won bet called lost',
    settled('3.000'),
    { ...unpaid, saysWon: true },
  ],
  ['agree', 'a bet settled at nothing', settled('0.000'), { ...unpaid, saysWon: false }],
  ['differ: payout', 'a whole win paid in part', settled('3.000'), { paid: '20' }],
  ['not judged: partly-paid', 'a selection void', settled('2.000'), { paid: '20' }],
  ['agree', 'a payout up at the 8th decimal', odd, { stake: '1', paid: '2.52378473' }],
  ['agree', 'a payout down at it', odd, { stake: '1', paid: '2.52378472' }],
  ['differ: payout', 'a payout a unit above it', odd, { stake: '1', paid: '2.52378474' }],
  ['not judged: partly-paid', 'a selection void', sports, { paid: '20' }],
  ['differ: payout', 'more than all odds', sports, { paid: '31' }],
  ['agree', 'a refused bet paid back', sports, { kind: 'refused', paid: '10' }],
  ['not judged: refused', 'a refused bet never taken', sports, { kind: 'refused', paid: '0' }],
  ['differ: not-returned', 'a void bet paid back in part', sports, { kind: 'void', paid: '9' }],
  ['not judged: free', 'a free bet', sports, { kind: 'free', paid: '20' }],
  ['not judged: open', 'an open bet', sports, { kind: 'open', paid: '0' }],
  ['agree', 'a bet cashed out', sports, { kind: 'cashed-out', paid: '9', shownMultiplier: '0.9' }],
  ['not judged: left-by-hand', 'one without multiplier', sports, { kind: 'cashed-out', paid: '9' }],
  ['agree', 'a cash-out', crash, { paid: '20' }],
  ['differ: lost-but-paid', 'a cash-out after the bust', { ...crash, bust: '1.9' }, { paid: '20' }],
  ['agree', 'a cash-out, bust not known', { ...crash, bust: null }, { paid: '20' }],
  ['agree', 'a round lost', { ...crash, leftAt: null }, { paid: '0' }],
  ['not judged: no-crash-point', 'no crash point', busted, { paid: '0' }],
  ['differ: lost-but-paid', 'a busted round paid', busted, { paid: '5' }],
  ['differ: payout', 'one that was not', { ...crash, leftAt: null, setAt: '3' }, { paid: '0' }],
  ['agree', 'a bucket', drop, { paid: '56' }],
  ['agree', 'a stake of zero', drop, { kind: 'zero-stake', stake: '0', paid: '0' }],
  ['not judged: no-payout', 'no payout', drop, {}],
  ['not judged: no-stake', 'a stake that is no number', drop, { stake: '1e3', paid: '1' }],
  ['not judged: no-result', 'no path', { ...drop, path: null }, { paid: '56' }],
  ['not judged: rows-impossible', 'rows of 99', { ...drop, rows: 99 }, { paid: '56' }],
  ['not judged: path-not-of-rows', 'a longer path', { ...drop, rows: 9 }, { paid: '56' }],
  ['not judged: path-not-of-steps', 'a step X', { ...drop, path: 'RRRRXRRR' }, { paid: '56' }],
  ['agree', 'a mine', { ...dig, opened: [1, 0] }, { paid: '0' }],
  ['differ: lost-but-paid', 'a mine that pays', { ...dig, opened: [0] }, { paid: '10' }],
  ['not judged: tiles-impossible', 'a tile 25', { ...dig, opened: [25] }, { paid: '0' }],
  ['not judged: mines-impossible', 'two mines of one', { ...dig, mines: [0, 2] }, { paid: '0' }],
])('payout, %s: %s', (expected, _, play, known) => {
  expect(said('payout', roundOf(play, { ...ten, ...known }))).toBe(expected);
});

test('one of 100 tosses of an expected take is caught, and a refused bet has none', () => {
  const told = { stake: '0.1', paid: '0.56' };
  expect(said('statement', roundOf(drop, { ...told, expectedTake: '0.001' }))).toBe('agree');
  const other = { ...told, expectedTake: '0.002' };
  expect(said('statement', roundOf(drop, other))).toBe('differ: expected-take');
  const refused = roundOf(sports, { ...other, kind: 'refused' });
  expect(said('statement', refused)).toBe('not judged: refused');
});

test('fields of one row that contradict each other', () => {
  expect(said('statement', roundOf({ ...drop, bucket: 7 }))).toBe('differ: bucket-of-path');
  expect(said('statement', roundOf({ ...dig, hitMine: true }))).toBe('differ: won-or-lost');
  const liqd = { operator: 'liqd' as const, ...ten, paid: '5', saysWon: true };
  const below = roundOf({ ...drop, path: 'RRRRLLLL' }, liqd);
  expect(said('statement', below)).toBe('differ: won-or-lost');
  expect(said('statement', { ...below, saysWon: false })).toBe('agree');
  // Three steps to the right pay the stake back, which LIQD calls won.
  const even = roundOf({ ...drop, path: 'RRRLLLLL' }, { ...liqd, paid: '10' });
  expect(said('statement', even)).toBe('agree');
});

// Of one mine, LIQD shows 1.178 57 after four tiles as 1.17; Duel shows 1.041 66… and pays 0.999 of it.
test.each<['stake' | 'liqd' | 'duel', Play, right: string, wrong: string]>([
  ['stake', dig, '1.03125', '1.03'],
  ['stake', drop, '5.6', String(Math.fround(5.6))],
  ['liqd', { ...dig, opened: [1, 2, 3, 4] }, '1.17', '1.18'],
  ['duel', dig, '1.041666666666666667', '1.041666666666666666'],
])('multiplier, %s: %o', (operator, play, right, wrong) => {
  const shown = (shownMultiplier: string) => roundOf(play, { operator, shownMultiplier });
  expect(said('multiplier', shown(right))).toBe('agree');
  expect(said('multiplier', shown(wrong))).toBe('differ: multiplier');
});

test('a step of mines is held against the rule as well', () => {
  const steps = { ...dig, opened: [1, 2], steps: ['1.03125', '1.08'] };
  expect(said('multiplier', roundOf(steps))).toBe('differ: step');
});

// The first beacon of quicknet was due at 1692803367 s, the eleventh 30 s later.
test.each([
  ['agree', 1692803390_000, 7_000],
  ['differ: after-beacon', 1692803398_000, null],
  ['differ: beacon-times', 1692803390_000, 12_000],
  ['agree', null, 1],
  ['not judged: no-time', null, null],
])('beacon, %s', (expected, at, aheadMs) => {
  const beacon = { signature: 'ab'.repeat(48), round: 11, aheadMs };
  const round = roundOf({ ...crash, beacon }, { operator: 'duel', at });
  expect(said('beacon-time', round)).toBe(expected);
});

test('the usual rule is asked apart, where the operator has another', () => {
  const won = { ...ten, paid: '56' };
  const duel = roundOf({ ...drop, path: null, bucket: 8 }, { operator: 'duel', ...won });
  expect(said('payout', duel)).toBe('differ: payout');
  expect(said('payout', duel, 'usual')).toBe('agree');
  expect(said('payout', roundOf(drop, won), 'usual')).toBe('not asked');
});

test.each<[string, Partial<Round>]>([
  ['agree', { paid: '25.5' }],
  ['differ: payout', { paid: '35.5' }],
])('a table of no known operator is held against the multiplier shown: %s', (expected, known) => {
  const shown = { operator: null, ...ten, shownMultiplier: '2.55', ...known };
  expect(said('payout', roundOf({ game: 'other', name: 'slot' }, shown), 'usual')).toBe(expected);
});
