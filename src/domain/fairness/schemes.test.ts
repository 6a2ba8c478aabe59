import { describe, expect, test } from 'vitest';
import { PUBLISHED_ROUNDS } from './published-rounds.ts';
import { offersResult, publishedRoundCount, SCHEMES } from './schemes.ts';

describe('schemes', () => {
  test.each([
    // Dice, limbo and roulette three each, mines and plinko two each, keno one
    ['seed-pair', 14, true],
    // Crash and slide two each
    ['stake-crash', 4, true],
    // Two of each chain
    ['bustabit', 4, true],
    ['hash-crash', 1, false],
    ['seed-hash', 0, false],
  ] as const)('%s has %d published rounds, so recomputing is offered: %s', (id, count, offered) => {
    expect(publishedRoundCount(id)).toBe(count);
    expect(offersResult(id)).toBe(offered);
  });

  test('each is listed once and has a source', () => {
    const ids = SCHEMES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const scheme of SCHEMES) expect(scheme.sources.length).toBeGreaterThan(0);
  });

  test('every game has a published round and every published round a listed game', () => {
    for (const { id, games } of SCHEMES) {
      for (const game of games) expect(publishedRoundCount(id, game.id)).toBeGreaterThan(0);
    }
    for (const { round } of PUBLISHED_ROUNDS) {
      const scheme = SCHEMES.find(({ id }) => id === round.scheme);
      expect(scheme?.games.map(({ id }) => id)).toContain(round.game);
    }
  });

  test('no published round is counted twice', () => {
    const rounds = PUBLISHED_ROUNDS.map(({ round }) => JSON.stringify(round));
    expect(new Set(rounds).size).toBe(rounds.length);
  });
});
