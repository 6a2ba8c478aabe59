import { expect, test } from 'vitest';
import { rankAmong, rankByScore } from './ranking.ts';
import type { Rating } from './score.ts';

const rating = (score: number, rated = 8): Rating => ({
  score,
  stars: Math.floor(score * 2) / 2,
  breakdown: [],
  coverage: { rated, total: 8 },
});

const entry = (name: string, score: number, rated?: number) => ({
  name,
  rating: rating(score, rated),
});

const ranks = (entries: Parameters<typeof rankByScore>[0]) =>
  rankByScore(entries).map(({ rank, isShared, name }) => `${isShared ? '=' : ''}${rank} ${name}`);

test('goes by score, the highest first', () => {
  expect(ranks([entry('Low', 2), entry('High', 4.5), entry('Middle', 3.125)])).toEqual([
    '1 High',
    '2 Middle',
    '3 Low',
  ]);
});

test('looks at the score itself, not at its stars', () => {
  expect(ranks([entry('A', 4.25), entry('B', 4.375)])).toEqual(['1 B', '2 A']);
});

test('prefers, at the same score, the casino of which more could be judged', () => {
  expect(ranks([entry('Guessed', 4, 7), entry('Known', 4, 8)])).toEqual(['1 Known', '2 Guessed']);
});

test('gives equals one rank, lists them by name, and leaves the next rank out', () => {
  expect(ranks([entry('Last', 1), entry('Beta', 3), entry('Alpha', 3), entry('First', 5)])).toEqual(
    ['1 First', '=2 Alpha', '=2 Beta', '4 Last'],
  );
});

test('passes over those that take no rank, who stand where their score puts them', () => {
  const found = rankAmong(
    [entry('D', 2), entry('Unranked', 3), entry('C', 3), entry('A', 4)],
    ({ name }) => name !== 'Unranked',
  );
  expect(found.map(({ rank, name }) => [rank, name])).toEqual([
    [1, 'A'],
    [2, 'C'],
    [null, 'Unranked'],
    [3, 'D'],
  ]);
});

test('does not depend on the order in which the casinos come', () => {
  const entries = [entry('A', 3), entry('B', 4, 7), entry('C', 4, 8), entry('D', 3)];
  const expected = ['1 C', '2 B', '=3 A', '=3 D'];
  expect(ranks(entries)).toEqual(expected);
  expect(ranks(entries.toReversed())).toEqual(expected);
});

test('leaves its input as it was and keeps what else an entry carries', () => {
  const entries = [
    { ...entry('B', 1), slug: 'b' },
    { ...entry('A', 2), slug: 'a' },
  ];
  const ranked = rankByScore(entries);
  expect(entries.map(({ slug }) => slug)).toEqual(['b', 'a']);
  expect(ranked.map(({ slug }) => slug)).toEqual(['a', 'b']);
});

test('of nobody is empty', () => {
  expect(rankByScore([])).toEqual([]);
});
