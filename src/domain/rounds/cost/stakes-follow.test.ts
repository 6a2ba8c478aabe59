import { expect, test } from 'vitest';
import { stakesFollow } from './stakes-follow.ts';

/** Won and lost in a fixed order without a pattern, 27 of 60 won. */
const WON = [...'LWWLLLWLWWLLWLLWWLWLLLWWLWLWWLLLWLWLWWLLWLWWLLWLLWLWWLLWLLWL'].map(
  (one) => one === 'W',
);

/** Bets at even money whose next stake follows from the last one and its result. */
function betsOf(next: (stake: number, won: boolean, place: number) => number) {
  let stake = 1;
  return WON.map((won, place) => {
    const bet = { stake, net: won ? stake : -stake };
    stake = next(stake, won, place);
    return bet;
  });
}

test('doubling after each loss follows results', () => {
  // Of the 59 stakes after the first, 32 stand after a loss and 27 after a win.
  expect(stakesFollow(betsOf((stake, won) => (won ? 1 : stake * 2)))).toEqual({
    afterLoss: { raised: 32, of: 32 },
    afterWin: { raised: 0, of: 27 },
  });
});

test('raising after wins does so too', () => {
  expect(stakesFollow(betsOf((stake, won) => (won ? stake + 1 : 1)))).not.toBeNull();
});

test('equal stakes and stakes by the clock do not', () => {
  expect(stakesFollow(betsOf(() => 1))).toBeNull();
  expect(stakesFollow(betsOf((_stake, _won, place) => [1, 3, 2, 5][place % 4] ?? 1))).toBeNull();
});

test('three bets prove nothing', () => {
  const three = [
    { stake: 1, net: -1 },
    { stake: 2, net: 2 },
    { stake: 1, net: -1 },
  ];
  expect(stakesFollow(three)).toBeNull();
});
