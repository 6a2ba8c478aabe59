import { expect, it } from 'vitest';
import { bonusRules } from './bonus-rules.ts';
import { roundOf } from './round-for-tests.ts';

const TIME = { startsAt: 100, endsAt: 200 };
const RULES = { ...TIME, largestBet: '5', currency: 'usdc', excludedGames: ['dice'] };
const slot = { game: 'other', name: ' Slots ' } as const;

it('names the rows that break a rule and those within a tenth of the largest bet', () => {
  const bets = [
    roundOf({ row: 1, at: 99, stake: '9', play: slot }),
    roundOf({ row: 2, at: 100, stake: '5.000000000000000001', play: slot }),
    roundOf({ row: 3, at: 200, stake: '5', play: slot }),
    roundOf({ row: 4, at: 201, stake: '1', play: slot }),
    roundOf({ row: 5, at: 150, stake: '6' }),
    roundOf({ row: 6, at: 150, stake: '4.5', play: slot }),
    roundOf({ row: 7, at: 150, stake: '4.499999999999999999', play: slot }),
    roundOf({ row: 8, at: null, play: slot }),
    roundOf({ row: 9, at: 150, currency: 'btc', play: slot }),
    roundOf({ row: 10, at: 150, stake: null, play: slot }),
    roundOf({ row: 11, at: 150, stake: '9', kind: 'refused', play: slot }),
  ];
  const result = bonusRules(bets, RULES);
  expect(result.broken.map(({ row, reason }) => [row, reason])).toEqual([
    [1, 'before-start'],
    [2, 'above-largest-bet'],
    [4, 'after-end'],
    [5, 'excluded-game'],
  ]);
  expect(result.near.map(({ row }) => row)).toEqual([3, 6]);
  expect(result).toMatchObject({ rounds: 7, brokenCount: 4, nearCount: 2, notJudged: 3 });
  const none = { startsAt: null, endsAt: null, largestBet: null };
  const open = { ...RULES, ...none, excludedGames: ['slots'] };
  expect(bonusRules(bets, open)).toMatchObject({ brokenCount: 8, nearCount: 0, notJudged: 1 });
});
