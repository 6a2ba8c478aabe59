import { expect, test } from 'vitest';
import { checkTyped, reasonsOf } from './scheme-for-tests.ts';
import { RULES, ruleOf, SCHEMES } from './schemes.ts';

test.each(SCHEMES.filter(({ inWords }) => inWords !== null))(
  '$id: with another seed a published round does not match',
  async ({ id, publishedRounds }) => {
    const verdicts = await Promise.all(
      publishedRounds.map(async ({ typed }) => {
        const [first, ...others] = typed['revealed'] ?? '';
        const revealed = [first === '1' ? '2' : '1', ...others].join('');
        return (await checkTyped(id, { ...typed, revealed })).result?.verdict;
      }),
    );
    expect(verdicts).toContain('does-not-match');
  },
);

test.each(SCHEMES.map((scheme) => [scheme.id, scheme] as const))(
  '%s is proven by three rounds, has a source, and words for the fields of its rule',
  (id, { inWords, fields, sources, publishedRounds }) => {
    expect(publishedRounds.length).toBeGreaterThanOrEqual(3);
    expect(sources.length).toBeGreaterThan(0);
    expect(Object.keys(fields).sort()).toEqual([...ruleOf(id).fields].sort());
    const rounds = publishedRounds.map(({ typed }) => JSON.stringify(typed));
    expect(new Set(rounds).size).toBe(rounds.length);
    // A game has a result to compare in every published round, a commitment has a hash.
    for (const { typed, shownHash } of publishedRounds) {
      expect(inWords === null ? shownHash : typed['claim']).toBeTruthy();
    }
    expect(reasonsOf(id, {})).toMatchObject({ revealed: 'seed-missing' });
  },
);

test('each scheme is listed once and has a rule, and no rule is without a scheme', () => {
  expect(SCHEMES.map(({ id }) => id).sort()).toEqual(RULES.flatMap(Object.keys).sort());
  expect(() => ruleOf('hash-crash')).toThrow('found hash-crash');
});
