import Big from 'big.js';
import { expect, it } from 'vitest';
import type { Round } from '../round.ts';
import { costOf } from './cost-of.ts';
import type { OddsOf, RoundOdds } from './round-odds.ts';
import { betOf } from '../round-for-tests.ts';

const first = (rounds: readonly Round[], oddsOf?: OddsOf) => costOf(rounds, oddsOf)[0];
const lowerOf = (rounds: readonly Round[], oddsOf?: OddsOf) => first(rounds, oddsOf)?.lowerOf1000;
const many = (count: number, changes: Partial<Round> = {}) =>
  Array.from({ length: count }, (_, index) => betOf({ row: index + 1, ...changes }));

/** Numbers that look random and are the same each time (Park and Miller). */
function lots(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Every sequence of outcomes by itself: the share that sums to less than `reached`, in whole units. */
function everySequence(bets: readonly { stake: number; odds: RoundOdds }[], reached: number) {
  const follow = (at: number, sum: number): number => {
    const bet = bets[at];
    if (bet === undefined) return Math.round(sum) < reached ? 1 : 0;
    const { multipliers = [], chances = [] } = bet.odds.outcomes ?? {};
    return multipliers.reduce(
      (share, multiplier, way) =>
        share + (chances[way] ?? 0) * follow(at + 1, sum + bet.stake * multiplier),
      0,
    );
  };
  return follow(0, 0);
}

it('adds to the last of 18 decimals, by currency, and counts only rounds that moved money', () => {
  const wei = '0.000000000000000001';
  const rounds = [
    betOf({ stake: '3', paid: wei, expectedTake: '0.03' }),
    betOf({ stake: wei, paid: '0', operator: null }),
    betOf({ stake: '-2', paid: '0', currency: 'btc' }),
    betOf({ kind: 'refused', paid: '1' }),
    betOf({ kind: 'free', stake: '0', paid: '9' }),
  ];
  const [usdc, btc] = costOf(rounds);
  // 1 % of the 3 whose operator is known.
  expect(usdc).toMatchObject({
    currency: 'usdc',
    rounds: 2,
    staked: '3.000000000000000001',
    paid: wei,
    net: '-3',
    expectedCost: '0.03',
    withoutEdge: { rounds: 1, staked: wei },
    statedTake: { rounds: 1, sum: '0.03' },
  });
  expect(btc).toMatchObject({ rounds: 1, staked: '-2', net: '2', lowerOf1000: null });
  expect(costOf([])).toEqual([]);
});

it('names rounds that no sum holds with their stakes, and says no result while they can change it', () => {
  const open = betOf({ kind: 'open', paid: null, stake: '4' });
  const left = (reason: string, staked: string) => ({ reason, rounds: 1, staked });
  const free = betOf({ kind: 'free', stake: '0', paid: '9' });
  const back = betOf({ kind: 'refused', paid: '1' });
  // An open bet is not won or lost yet; a refused one that came back whole moved nothing.
  expect(costOf([betOf(), open, free, back])).toMatchObject([
    { net: '-1', leftOut: [left('open', '4'), left('free', '0')] },
  ]);
  const blank = betOf({ paid: null, stake: '10' });
  const denied = betOf({ paid: '5', doubt: 'amounts-disagree' });
  expect(costOf([betOf(), blank, denied])).toMatchObject([
    {
      ...{ rounds: 1, staked: '1', net: null },
      leftOut: [left('no-payout', '10'), left('amounts-disagree', '1')],
    },
  ]);
  expect(costOf([blank])).toMatchObject([{ rounds: 0, staked: '0', net: null }]);
  const mixed = betOf({ currency: 'btc', doubt: 'two-currencies' });
  expect(costOf([betOf(), mixed])).toMatchObject([{ net: null }, { net: null }]);
  const unread = { reason: 'unread', rounds: 2, staked: null };
  expect(costOf([betOf()], undefined, 2)).toMatchObject([{ net: null, leftOut: [unread] }]);
});

it('says exactly how many end lower, ties not among them', () => {
  // Of 10,001 rolls 4,950 win: with one win of two bets, those who win neither end lower.
  const lost = (5051 / 10_001) ** 2;
  const share = lowerOf([betOf({ paid: '2' }), betOf()]);
  expect(share).toMatchObject({ how: 'exact', rounds: 2 });
  expect(share?.from).toBeCloseTo(1000 * lost, 3);
  expect(lowerOf([betOf(), betOf()])).toMatchObject({ from: 0, to: 0, how: 'exact' });
  expect(lowerOf(many(2, { paid: '2' }))?.to).toBeCloseTo(1000 * (1 - (4950 / 10_001) ** 2), 3);
});

it('agrees with every sequence of up to 10 bets, one by one', () => {
  const draw = lots(37);
  for (let history = 0; history < 40; history += 1) {
    const isCoarse = history % 2 === 0;
    const bets = Array.from({ length: 1 + draw(isCoarse ? 10 : 6) }, () => {
      const chance = (1 + draw(8)) / 10;
      const multipliers = [draw(3) / 10, 1 + draw(isCoarse ? 20 : 5000) / 10];
      const outcomes = { multipliers, chances: [chance, 1 - chance] };
      const stake = 10 * (1 + draw(isCoarse ? 5 : 1_000_000_007));
      return { stake, came: multipliers[draw(2)], odds: { edgeFraction: '0', outcomes } };
    });
    const paidOf = ({ stake, came }: (typeof bets)[number]) => Math.round(stake * (came ?? 0));
    const rounds = bets.map((bet, row) =>
      betOf({ row, stake: `${bet.stake}`, paid: `${paidOf(bet)}` }),
    );
    const share = lowerOf(rounds, ({ row }) => bets[row]?.odds ?? null);
    const reached = bets.reduce((sum, bet) => sum + paidOf(bet), 0);
    const truth = 1000 * everySequence(bets, reached);
    if (isCoarse) expect(share?.how).toBe('exact');
    const allowed = share?.how === 'exact' ? 0.001 : 0;
    expect(share?.from).toBeLessThanOrEqual(truth + allowed);
    expect(share?.to).toBeGreaterThanOrEqual(truth - allowed);
  }
});

it('bounds a long history of stakes that share no step, around what is exact where they do', () => {
  const draw = lots(7);
  const alike = many(1000).map((round, row) => ({ ...round, paid: row % 2 === 0 ? '0' : '2' }));
  // So little apart that no sum of them changes places with another, and that they share no step.
  const unlike = alike.map((round) => {
    const stake = new Big(1).plus(new Big(draw(1_000_003)).div(1e16));
    return { ...round, stake: stake.toFixed(), paid: stake.times(round.paid).toFixed() };
  });
  const exact = lowerOf(alike);
  expect(exact?.how).toBe('exact');
  const share = lowerOf(unlike);
  expect(share?.how).toBe('bounded');
  expect(share?.from).toBeLessThanOrEqual(exact?.from ?? 0);
  expect(share?.to).toBeGreaterThanOrEqual(exact?.from ?? 0);
  expect((share?.to ?? 0) - (share?.from ?? 0)).toBeLessThan(40);
});

it('leaves out mines whose plan is not known, and takes a plan that every won round shows', () => {
  const mines = (opened: readonly number[], hitMine: boolean, paid: string) =>
    betOf({
      play: { game: 'mines', mineCount: 24, mines: null, opened, steps: null, hitMine },
      paid,
    });
  const won = mines([7], false, '24.75');
  expect(first([won, mines([3], true, '0')])).toMatchObject({
    lowerOf1000: null,
    expectedCost: '0.02',
  });
  // One safe tile of 25: those who win fewer than 3 of 4.
  const share = lowerOf([won, won, won, mines([3], true, '0')]);
  expect(share?.from).toBeCloseTo(1000 * (1 - 4 * 0.04 ** 3 * 0.96 - 0.04 ** 4), 3);
});

it('draws a course of at most 120 points whose band is that of the middle half', () => {
  const course = first(many(1000).map((round, index) => ({ ...round, at: -index })))?.course ?? [];
  expect(course.length).toBeLessThanOrEqual(120);
  const last = course.at(-1);
  expect(last).toMatchObject({ round: 1000, balance: -1000 });
  // Each bet costs 1 − 2 × 4,950 ÷ 10,001; a quartile is 0.6745 deviations of about 31.6 away.
  const cost = 1000 * (1 - 9900 / 10_001);
  expect(last?.expected).toBeCloseTo(-cost, 6);
  expect(last?.band?.from).toBeCloseTo(-cost - 21.3, 0);
  expect(last?.band?.to).toBeCloseTo(-cost + 21.3, 0);
});
