import type { CasinoFacts } from '#domain/casinos/facts.ts';
import { ratedOffer } from '#domain/ratings/rated-offer.ts';
import { type Listed, type Ranked, rankAmong, rankByScore } from '#domain/ratings/ranking.ts';
import { rate } from '#domain/ratings/score.ts';
import { verdictOf } from '#domain/ratings/verdict.ts';
import type { RatedCasino } from '#models/casinos/rated-casino.ts';
import { chipPath } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { offersOnFile, ratesOnFile } from '../money/rates.ts';
import { chipOwners } from './chip-owners.ts';
import { payoutTestsOf } from './payout-tests.ts';

/** Offers that count in the ratings, by casino slug. */
export const ratedOffers = oncePerBuild(async () => {
  const bonuses = (await offersOnFile()).map(({ data }) => data);
  return new Map(
    [...Map.groupBy(bonuses, ({ casino }) => casino)].map(([casino, offers]) => [
      casino,
      ratedOffer(offers),
    ]),
  );
});

/** All casinos by score; those with a review are ranked. */
export const rankedCasinos = oncePerBuild(async (): Promise<readonly Listed<RatedCasino>[]> => {
  const [casinos, offers, ownerOf, rates, testsOf] = [
    await allEntries('casinos'),
    await ratedOffers(),
    await chipOwners(),
    await ratesOnFile(),
    await payoutTestsOf(),
  ];
  return rankAmong(
    casinos.map((entry) => {
      const facts: CasinoFacts = entry.data.facts;
      const rating = rate({ facts, offer: offers.get(entry.id)?.terms ?? null, rates });
      return {
        slug: entry.id,
        name: entry.data.name,
        entry,
        rating,
        verdict: verdictOf(rating, entry.data.review !== null),
        tests: testsOf(entry.id).length,
        logo: chipPath(ownerOf(entry)),
      };
    }),
    ({ entry }) => entry.data.review !== null,
  );
});

/** Casinos with a review, ranked. */
export const reviewedCasinos = oncePerBuild(async (): Promise<readonly Ranked<RatedCasino>[]> => {
  const all = await rankedCasinos();
  return rankByScore(all.filter(({ entry }) => entry.data.review !== null));
});
