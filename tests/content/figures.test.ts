import { expect, test } from 'vitest';
import { ratedOffer } from '#domain/ratings/rated-offer.ts';
import { rankByScore } from '#domain/ratings/ranking.ts';
import { rate } from '#domain/ratings/score.ts';
import { content } from './content.ts';

const { casinos, bonuses } = content;

test('a pace without a source says that it is an assumption', () => {
  for (const { file, data } of content.games) {
    if (data.pace.source === null) expect(data.pace.note, file).toMatch(/assumption/i);
  }
});

test('an edge given as a fraction has the same value in percent, to the printed digits', () => {
  for (const { bet, edgePercent, sum } of content.gameRules.flatMap(({ data }) => data.bets)) {
    const [, over, under] = /^(\d+)\/(\d+)$/.exec(sum ?? '') ?? [];
    if (over === undefined) continue;
    expect(Number(((100 * Number(over)) / Number(under)).toFixed(4)), bet).toBe(edgePercent);
  }
});

test('every casino has a score from 0 to 5, and none ranks behind a lower one', () => {
  const ranked = rankByScore(
    casinos.map(({ id, data }) => {
      const offers = bonuses.map((bonus) => bonus.data).filter(({ casino }) => casino === id);
      const offer = ratedOffer(offers)?.terms ?? null;
      return { slug: id, name: data.name, rating: rate({ facts: data.facts, offer }) };
    }),
  );
  expect(ranked.filter(({ rating }) => rating.score < 0 || rating.score > 5)).toEqual([]);
  const byRank = ranked.toSorted((a, b) => a.rank - b.rank).map(({ rating }) => rating.score);
  expect(byRank).toEqual(byRank.toSorted((a, b) => b - a));
  expect(ranked).toHaveLength(casinos.length);
});
