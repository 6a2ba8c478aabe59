import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { Back, Ladder } from '../terms/loyalty-terms.ts';
import { betsByPeriod } from './bettor.ts';
import { back, bettor, DICE, SLOT, threeOn, tier } from './bettors-for-tests.ts';
import { partAtRisk, refundOf } from './paid-back.ts';
import { levelUpsMinor, type Reward, rewarded, rewardsIn } from './rewards.ts';

test('four weeks are cut into periods of whole bets', () => {
  expect(betsByPeriod('day', 100)).toEqual([
    { bets: 14, times: 20 },
    { bets: 15, times: 8 },
  ]);
  expect(betsByPeriod('day', 1)).toEqual([{ bets: 1, times: 4 }]);
  expect(betsByPeriod('month', 100)).toEqual([{ bets: 400, times: 1 }]);
  expect(betsByPeriod('bet', 3)).toEqual([{ bets: 1, times: 12 }]);
});

test('the part at risk is the whole bet on even money', () => {
  expect(partAtRisk(DICE.table)).toBe(1);
  expect(partAtRisk(SLOT.table)).toBeCloseTo(0.81538, 5);
});

describe('one period', () => {
  const weekly: Back = { of: 'loss', percent: 10, period: 'week' };

  test('pays on the loss less bonuses, and nothing below the least sum', () => {
    const atLeast: Back = { ...weekly, leastPaid: money(5) };
    expect([-100, 4999, 5000].map((loss) => refundOf(atLeast, bettor(DICE), loss, 9))).toEqual([
      0, 0, 500,
    ]);
    expect(refundOf({ ...weekly, needBets: 10 }, bettor(DICE), 5000, 9)).toBe(0);
    // One bet of $10 lost, less a bonus of $4: 10% of $6 in 505 of 1,000 weeks.
    const one = bettor(DICE, { betsPerWeek: 1, bonuses: money(4) });
    const found = rewarded(back({ ...weekly, lessBonuses: true }), one);
    expect(found.ok && found.weekMinor).toBeCloseTo(0.505 * 60, 9);
  });

  test('takes the tier of what was deposited', () => {
    const terms: Back = { ...weekly, tierOn: 'deposits', tiers: [tier(20, 5), tier(501, 6)] };
    expect(refundOf(terms, bettor(DICE, { deposits: money(600) }), 1000, 9)).toBe(60);
    expect(rewarded(back(terms), bettor(DICE))).toEqual({ ok: false, missing: 'deposits' });
  });
});

test('what came back is wagered as a credit in bets of a hundredth', () => {
  // Facts on terms, section 2: a credit of 10 on the ordinary slot leaves 8.5103 after five times, 6.8192 after thirty.
  const kept = (multiple: number) =>
    rewarded(back({ ...{ of: 'bets', percent: 1 }, wagering: { multiple } }), bettor(SLOT));
  expect(kept(0)).toMatchObject({ keptShare: 1 });
  expect(kept(5)).toMatchObject({ keptShare: expect.closeTo(0.85103, 5) });
  expect(kept(30)).toMatchObject({ keptShare: expect.closeTo(0.68192, 5) });
});

test('half comes now, and a boost has two readings where terms do not say how it adds', () => {
  const terms: Back = { of: 'edge', percent: 10, nowPercent: 50, laterDays: 3 };
  const boosted = (adds?: boolean) => {
    const found = rewarded(back({ ...terms, boost: { percent: 100, adds } }), bettor(DICE));
    return found.ok && found.boosts;
  };
  expect(rewarded(back(terms), bettor(DICE))).toMatchObject({ nowShare: 0.5, boosts: [] });
  const twice = rewarded(back({ ...terms, boost: { times: 2 } }), bettor(DICE));
  expect(twice.ok && twice.boosts).toEqual([2]);
  expect(boosted(false)).toEqual([2]);
  expect(boosted(true)).toEqual([11]);
  expect(boosted()).toEqual([2, 11]);
});

describe('levels', () => {
  const ladder: Ladder = {
    per: 'turnover',
    levels: [
      [100, 0.4],
      [200, 0],
      [300, 1.2],
      [400, 0],
      [500, 2],
      [1000, 2],
      [2000, 0],
      [3000, 6],
      [4000, 0],
      [5000, 10],
    ].map(([at = 0, pays = 0]) => ({ at: money(at), pays: money(pays) })),
  };

  test('pay their sums once: 3.60 after 500 bet, 21.60 after 5,000', () => {
    expect(levelUpsMinor(ladder, 50_000, 'USD')).toBe(360);
    expect(levelUpsMinor(ladder, 500_000, 'USD')).toBe(2160);
  });

  test('count four weeks, a shorter window, or the edge', () => {
    const first = (more: Partial<Ladder>) =>
      threeOn(DICE, { kind: 'levels', ladder: { ...ladder, ...more } })[0];
    expect(first({})).toBeCloseTo(11.6, 9);
    expect(first({ windowDays: 7 })).toBeCloseTo(5.6, 9);
    // Four weeks at 1% cost $40.
    expect(first({ per: 'edge' })).toBe(0);
    expect(first({ levels: [{ at: money(1000) }] })).toBe('level-sums');
  });
});

test('points are a share of the edge: 10 for 800, at bet × 0.008 × (100 − RTP)', () => {
  // Facts on terms, section 5, V5: per 1,000 bet 0.4 on slots, 0.1 on dice. Sums in BTC, so that they are whole.
  const per = (worth: number): Reward => ({
    kind: 'points',
    points: { perBetAndEdgePercent: 0.008, worth: money(worth, 'BTC') },
  });
  const btc = { bet: money(1, 'BTC'), betsPerWeek: 1000 };
  const week = (of: typeof DICE | typeof SLOT) => rewarded(per(10 / 800), bettor(of, btc));
  expect(week(SLOT)).toMatchObject({ weekMinor: expect.closeTo(0.4e8, 3) });
  expect(week(DICE)).toMatchObject({ weekMinor: expect.closeTo(0.1e8, 3) });
  // V6: 0.01993% and 0.02078% of bets.
  const share = (turnover: number, worth: number) => {
    const points = { turnover: money(turnover, 'BTC'), worth: money(worth, 'BTC') };
    const found = rewarded({ kind: 'points', points }, bettor(DICE, btc));
    return found.ok && found.monthMinor / 4e11;
  };
  expect(share(0.02218, 4.42e-6)).toBeCloseTo(0.0001993, 7);
  expect(share(0.018, 3.74e-6)).toBeCloseTo(0.0002078, 7);
});

test('a drop costs what has to be bet for it', () => {
  const half = { least: money(0.5), most: money(0.5), needsBets: money(100) };
  const month = (of: typeof DICE | typeof SLOT) => threeOn(of, { kind: 'drop', drop: half })[0];
  expect(month(DICE)).toBeCloseTo(-0.5, 9);
  expect(month(SLOT)).toBeCloseTo(-3.5, 9);
});

test('a share of a fee is paid on what the fee is', () => {
  const terms = back({ of: 'rake', percent: 20 });
  expect(threeOn(DICE, terms)[0]).toBe('players-against-players');
  expect(threeOn(DICE, terms, { feeFraction: 0.05 })[0]).toBeCloseTo(10, 9);
});

test.each<[string, Reward]>([
  ['rate', back({ of: 'loss', period: 'week' })],
  ['period', back({ of: 'loss', percent: 5 })],
  ['period', back({ of: 'bets', percent: 5, most: money(5) })],
  ['edge', back({ of: 'edge', percent: 5, edges: { slots: 4 } })],
  ['games', back({ of: 'bets', percent: 5, counts: { slots: 100 } })],
  ['level', back({ of: 'bets', tierOn: 'level', tiers: [] })],
  ['wagering-multiple', back({ of: 'bets', percent: 5, wagering: {} })],
  ['currencies-differ', back({ of: 'bets', percent: 5, period: 'week', most: money(5, 'EUR') })],
  ['point-worth', { kind: 'points', points: { turnover: money(30) } }],
  ['range-instead-of-a-sum', { kind: 'drop', drop: { least: money(0.15), most: money(0.5) } }],
  ['unpublished', { kind: 'unpublished', words: 'hangs on result and bets' }],
])('refuses by the name of what is missing: %s', (missing, reward) => {
  expect(rewarded(reward, bettor(DICE))).toEqual({ ok: false, missing });
});

test('games that do not count bring nothing', () => {
  const terms = { of: 'bets', percent: 1 } as const;
  expect(threeOn(DICE, back({ ...terms, excludes: ['dice'] }))).toEqual([0, 0, 0]);
  expect(threeOn(DICE, back({ ...terms, counts: { dice: 50, all: 100 } }))[0]).toBeCloseTo(5, 9);
});

test('a program is as many rules as it has', () => {
  const terms = { back: [{ of: 'edge' as const, percent: 5 }], unpublished: ['a monthly bonus'] };
  const points = { turnover: money(30) };
  expect(
    rewardsIn({ ...terms, ladder: { levels: [], points }, drops: [{}] }).map(({ kind }) => kind),
  ).toEqual(['back', 'levels', 'points', 'drop', 'unpublished']);
});
