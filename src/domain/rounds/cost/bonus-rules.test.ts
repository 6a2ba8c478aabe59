import { expect, test } from 'vitest';
import { bonusRules } from './bonus-rules.ts';
import { readLargestBet } from './largest-bet.ts';
import { betOf } from '../round-for-tests.ts';

const TIME = { startsAt: 100, endsAt: 200 };
const RULES = { ...TIME, largestBet: '5', currency: 'usdc', excludedGames: ['dice'] };
const slot = { game: 'other', name: ' Slots ' } as const;

test('names the rows that break a rule and those within a tenth of the largest bet', () => {
  const bets = [
    betOf({ row: 1, at: 99, stake: '9', play: slot }),
    betOf({ row: 2, at: 100, stake: '5.000000000000000001', play: slot }),
    betOf({ row: 3, at: 200, stake: '5', play: slot }),
    betOf({ row: 4, at: 201, stake: '1', play: slot }),
    betOf({ row: 5, at: 150, stake: '6' }),
    betOf({ row: 6, at: 150, stake: '4.5', play: slot }),
    betOf({ row: 7, at: 150, stake: '4.499999999999999999', play: slot }),
    betOf({ row: 8, at: null, play: slot }),
    betOf({ row: 9, at: 150, currency: 'btc', play: slot }),
    betOf({ row: 10, at: 150, stake: null, play: slot }),
    betOf({ row: 11, at: 150, stake: '9', kind: 'refused', play: slot }),
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

test('the largest bet reads as terms do, and "less than" is broken by the sum itself', () => {
  expect(readLargestBet('0.0002', '')).toEqual({ largestBet: '0.0002', isBelow: false });
  // 20% of 15.12 is 3.024; of 100 it is 20, and 10 is less.
  const words = 'less than 20% of the bonus, at most €10';
  expect(readLargestBet(words, '15.12')).toEqual({ largestBet: '3.024', isBelow: true });
  expect(readLargestBet(words, '100')).toEqual({ largestBet: '10', isBelow: false });
  expect(readLargestBet(words, '')).toBeNull();
  expect(readLargestBet('as you like', '100')).toBeNull();
});
