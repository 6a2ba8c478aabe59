import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from './digest.ts';

import { PUBLISHED_ROUNDS_NEEDED } from './scheme.ts';
import { checkTyped } from './scheme-for-tests.ts';
import { offeredSchemes, RULES, ruleOf, SCHEMES } from './schemes.ts';

const digest = webCryptoDigest() as Digest;

describe('published rounds', () => {
  test.each(
    SCHEMES.flatMap(({ id, rule, publishedRounds }) =>
      publishedRounds.map((round, place) => [id, place + 1, rule, round] as const),
    ),
  )('%s, round %d, is worked out as it was published', async (_, _place, rule, round) => {
    const { typed, shownHash } = round;
    const checked = await checkTyped(rule, { ...typed, shownHash: shownHash ?? '' }, digest);
    if (typed['claim'] === undefined) expect(checked.result).toBeNull();
    else expect(checked.result).toMatchObject({ verdict: 'matches' });
    const commitment = shownHash === null ? 'nothing-to-compare' : 'matches';
    expect(checked.commitment.verdict).toBe(commitment);
  });
});

describe('schemes', () => {
  test.each([
    ['dice', 5, true],
    ['plinko', 7, true],
    ['roulette', 4, true],
    ['mines', 5, true],
    ['keno', 4, true],
    ['bustabit', 3, true],
    ['bustabit-v2', 4, true],
    ['stake-crash', 3, true],
    ['stake-slide', 3, true],
    ['limbo', 6, true],
    ['duel-dice', 3, true],
    ['duel-plinko', 3, true],
    ['duel-mines', 3, true],
    ['duel-crash', 3, true],
    ['liqd-dice', 3, true],
    ['liqd-plinko', 3, true],
    ['liqd-mines', 3, true],
    ['wheel', 5, true],
    ['baccarat', 3, true],
    ['hilo', 3, true],
    // The operator has published one.
    ['hash-crash', 1, false],
    // Seeds with their hashes
    ['seed-hash', 3, true],
  ] as const)('%s has %d published rounds, so it is offered: %s', (id, count, offered) => {
    const scheme = SCHEMES.find((candidate) => candidate.id === id);
    expect(scheme?.publishedRounds).toHaveLength(count);
    expect(offeredSchemes().some((candidate) => candidate.id === id)).toBe(offered);
  });

  test('none is offered that fewer than three published rounds prove', () => {
    expect(PUBLISHED_ROUNDS_NEEDED).toBe(3);
    for (const { id, publishedRounds } of offeredSchemes()) {
      expect(publishedRounds.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  test('the browser has the rules of those that are offered, and no others', () => {
    expect(Object.keys(RULES).sort()).toEqual(
      offeredSchemes()
        .map(({ id }) => id)
        .sort(),
    );
    for (const { id, rule } of offeredSchemes()) expect(ruleOf(id), id).toBe(rule);
  });

  test('a scheme with one published round has no rule to check by', () => {
    expect(() => ruleOf('hash-crash')).toThrow('found hash-crash');
  });

  test('each is listed once and has a source', () => {
    const ids = SCHEMES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const scheme of SCHEMES) expect(scheme.sources.length).toBeGreaterThan(0);
  });

  test('each has words for every field that its rule asks for, and for no other', () => {
    for (const { id, rule, fields } of SCHEMES) {
      expect(Object.keys(fields).sort(), id).toEqual([...rule.fields].sort());
    }
  });

  test('a game has a result to compare in every published round, a commitment has a hash', () => {
    for (const { id, kind, publishedRounds } of SCHEMES) {
      for (const { typed, shownHash } of publishedRounds) {
        if (kind === 'game') expect(typed['claim'], id).toBeDefined();
        else expect(shownHash, id).not.toBeNull();
      }
    }
  });

  test('no published round is counted twice', () => {
    const rounds = SCHEMES.flatMap(({ id, publishedRounds }) =>
      publishedRounds.map(({ typed }) => JSON.stringify([id, typed])),
    );
    expect(new Set(rounds).size).toBe(rounds.length);
  });

  test('an empty form is refused by every rule, field by field', () => {
    for (const { id, rule } of SCHEMES) {
      expect(rule.read({}), id).toMatchObject({
        ok: false,
        reasons: { revealed: 'seed-missing' },
      });
    }
  });
});
