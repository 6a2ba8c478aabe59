import { expect, test } from 'vitest';
import type { GameKind, RtpDisclosure } from '../../casinos/facts.ts';
import { casinoWith, known } from '../facts-for-tests.ts';
import { fairness } from './fairness.ts';

const judge = (games: GameKind[], rtp: RtpDisclosure) =>
  fairness.judge(casinoWith({ provablyFairGames: known(games), rtpDisclosure: known(rtp) }));

test.each([
  [['dice'], 'every-game', 'pass'],
  [['dice'], 'some-games', 'partial'],
  [['dice'], 'none', 'partial'],
  [[], 'every-game', 'partial'],
  [[], 'some-games', 'partial'],
  [[], 'none', 'fail'],
] as const)('seeds for %j and RTP of %s: %s', (games, rtp, verdict) => {
  expect(judge([...games], rtp).verdict).toBe(verdict);
});

test('the reason says both things', () => {
  expect(judge(['crash'], 'some-games').reason).toBe(
    'Rounds of some games can be recomputed; some games print their RTP.',
  );
  expect(judge([], 'none').reason).toBe('No round can be recomputed; no game prints its RTP.');
});

// Aviator reveals its seeds, but the rule from seeds to multiplier is not published.
test('seeds without a published rule let nobody recompute a round', () => {
  expect(judge(['aviator'], 'some-games')).toEqual({
    verdict: 'partial',
    reason: 'Seeds are opened, but not how they become a result; some games print their RTP.',
  });
  expect(judge(['aviator'], 'every-game').verdict).toBe('partial');
  expect(judge(['aviator'], 'none').verdict).toBe('fail');
  expect(judge(['aviator', 'crash'], 'every-game').verdict).toBe('pass');
});

test('it takes both facts to be rated', () => {
  for (const facts of [
    {},
    { provablyFairGames: known<GameKind[]>(['dice']) },
    { rtpDisclosure: known<RtpDisclosure>('every-game') },
  ]) {
    expect(fairness.judge(casinoWith(facts)).verdict).toBe('unrated');
  }
});
