import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { Bettor } from './bettor.ts';
import { back, DICE, SLOT, threeOn, tier } from './bettors-for-tests.ts';
import type { Reward } from './rewards.ts';

/**
 * Figures that another program worked out for published terms; they are paraphrased in the names.
 * Source: facts on terms, section 2, to the digits given there.
 */
const PUBLISHED: readonly [string, Reward, number[], number[], Partial<Bettor>?][] = [
  ['5% of the edge', back({ of: 'edge', percent: 5 }), [0.5, 0.5, 0.5], [2, 2, 2]],
  [
    'and 10% of it more for 500,000 of a token held',
    back({ ...{ of: 'edge', percent: 5, tierOn: 'held', tiersAdd: true }, tiers: [tier(5e5, 10)] }),
    [1.5, 1.5, 1.5],
    [6, 6, 6],
    { holds: money(5e5) },
  ],
  [
    'a first level of 2% of stated edges, 2% where dice have 1%',
    back({
      ...{ of: 'edge', edges: { slots: 4, originals: 2, 'live-dealer': 0.5 }, tierOn: 'level' },
      tiers: [
        { from: 'first', percent: 2 },
        { from: 'top', percent: 10 },
      ],
    }),
    [0.4, 0.4, 0.4],
    [0.8, 0.8, 0.8],
  ],
  [
    '0.10 for each 500 bet',
    { kind: 'points', points: { turnover: money(500), worth: money(0.1) } },
    [0.2, 0.2, 0.2],
    [0.2, 0.2, 0.2],
  ],
  [
    '0.7% of the part at risk',
    back({ of: 'bets-at-risk', percent: 0.7 }),
    [7, 7, 7],
    [5.7077, 5.7077, 5.7077],
  ],
  [
    '3% of bets, the average of a drawn prize',
    back({ of: 'cases', percent: 3, isMean: true }),
    [30, 30, 30],
    [30, 30, 30],
  ],
  [
    '5% of a day’s loss',
    back({ of: 'loss', percent: 5, period: 'day' }),
    [5.4905, 1.9328, 25.25],
    [22.2549, 12.919, 35.36],
  ],
  [
    '10% of half a week’s',
    back({ of: 'loss', percent: 10, period: 'half-week' }),
    [6.1278, 2.3276, 50.5],
    [33.91, 17.0331, 70.72],
  ],
  [
    '5% of a week’s',
    back({ of: 'loss', percent: 5, period: 'week' }),
    [2.2497, 0.9119, 25.25],
    [14.4278, 7.0161, 35.36],
  ],
  [
    '5% of a month’s',
    back({ of: 'loss', percent: 5, period: 'month' }),
    [5.0664, 2.5057, 38.5075],
    [36.3903, 17.7112, 112.4028],
  ],
  [
    '10% of a day’s loss of at least 20, at most 2,000',
    back({ ...{ of: 'loss', percent: 10, period: 'day' }, floor: money(20), most: money(2000) }),
    [10.5846, 1.0759, 50.5],
    [44.2518, 25.4131, 70.72],
  ],
  [
    '5% of a week’s loss above 100, 6% above 500, 7% above 1,000, at most 500',
    back({
      ...{ of: 'loss', period: 'week', tierOn: 'loss', tiersAbove: true, most: money(500) },
      tiers: [tier(100, 5), tier(500, 6), tier(1000, 7)],
    }),
    [1.2907, 0.0109, 30.3],
    [15.4769, 6.5762, 41.5705],
  ],
  [
    '5% of a week’s loss to 25, above 500 6% to 60, above 1,000 8% to 200',
    back({
      ...{ of: 'loss', period: 'week', tierOn: 'deposits-or-loss', tiersAbove: true },
      tiers: [tier(0, 5, 25), tier(500, 6, 60), tier(1000, 8, 200)],
    }),
    [2.2497, 0.9119, 30.3],
    [15.6012, 7.0193, 41.5705],
  ],
  [
    '3.5% of a week’s loss from 2,500 on',
    back({ ...{ of: 'loss', period: 'week', tierOn: 'loss' }, tiers: [tier(2500, 3.5)] }),
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    '1% of a week’s new lows',
    back({ of: 'new-lows', percent: 1, period: 'week' }),
    [0.8012, 0.3016, 5.05],
    [3.6484, 1.9602, 7.072],
  ],
];

test.each(PUBLISHED)('the published figures of %s', (_, reward, dice, slot, more) => {
  expect(threeOn(DICE, reward, more)).toEqual(dice.map((one) => expect.closeTo(one, 4)));
  expect(threeOn(SLOT, reward, more)).toEqual(slot.map((one) => expect.closeTo(one, 4)));
});
