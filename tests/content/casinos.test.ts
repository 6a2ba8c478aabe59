import { describe, expect, test } from 'vitest';
import { ratedOffer } from '#domain/ratings/rated-offer.ts';
import { rankByScore } from '#domain/ratings/ranking.ts';
import { rate } from '#domain/ratings/score.ts';
import { entryOf } from '../fixtures/checked-content.ts';
import { knownIn } from '../fixtures/known-facts.ts';
import { content } from './content.ts';

const { casinos, bonuses, coins, helplines, licences } = content;
const site = entryOf(content.site, 'site').data;
const { allowedHosts, links } = entryOf(content.links, 'links').data;

const idsOf = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id));

describe('the references', () => {
  test('every bonus belongs to a casino, and every casino has one link, to a host that is allowed', () => {
    const known = idsOf(casinos);
    expect(bonuses.filter(({ data }) => !known.has(data.casino))).toEqual([]);
    expect(links.map(({ casino }) => casino).toSorted()).toEqual([...known].toSorted());
    expect(links.filter(({ url }) => !allowedHosts.includes(new URL(url).host))).toEqual([]);
  });

  test('coins, licences and the help in the footer have entries of their own', () => {
    const [knownCoins, knownLicences] = [idsOf(coins), idsOf(licences)];
    for (const { file, data } of casinos) {
      for (const coin of data.facts.coins?.value ?? []) {
        expect(knownCoins, file).toContain(coin.toLowerCase());
      }
      const licence = data.facts.licence?.value;
      if (licence && 'authority' in licence)
        expect(knownLicences, file).toContain(licence.authority);
    }
    for (const helpline of site.footerHelp) expect(idsOf(helplines)).toContain(helpline);
  });

  test('games that can be recomputed are among the games offered, where those are known', () => {
    for (const { file, data } of casinos) {
      const { games, provablyFairGames } = data.facts;
      if (games === null) continue;
      for (const game of provablyFairGames?.value ?? []) expect(games.value, file).toContain(game);
    }
  });

  test('one casino is featured at most, the one that the settings name', () => {
    expect(casinos.filter(({ data }) => data.isFeatured).map(({ id }) => id)).toEqual(
      site.featured === null ? [] : [site.featured.casino],
    );
  });
});

describe('the receipts', () => {
  test('no source was read after its entry was last changed', () => {
    const entries = [
      ...casinos.map(({ file, data }) => ({ file, ...data, known: knownIn(data.facts) })),
      ...bonuses.map(({ file, data }) => ({ file, ...data, known: knownIn(data.terms) })),
    ];
    for (const { file, known, updatedOn } of entries) {
      const later = known.filter(([, { checkedOn }]) => checkedOn > updatedOn);
      expect(later, file).toEqual([]);
    }
  });

  test('each change in a history is of a known fact, read on that day or later', () => {
    for (const { file, data } of casinos) {
      const days = data.history.map(({ on }) => on);
      expect(days, file).toEqual(days.toSorted().toReversed());
      for (const { fact: name, on } of data.history) {
        const readOn = data.facts[name]?.checkedOn ?? '';
        expect(readOn >= on, `${file}: ${name}`).toBe(true);
      }
    }
  });
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
