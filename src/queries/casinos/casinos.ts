import type { CollectionEntry } from 'astro:content';
import { engraveEdge } from '#art/edge.ts';
import type { CasinoFacts } from '#domain/casinos/facts.ts';
import { valueOf } from '#domain/facts/fact.ts';
import { ratedOffer } from '#domain/ratings/rated-offer.ts';
import { type Ranked, rankByScore } from '#domain/ratings/ranking.ts';
import { isRecommended } from '#domain/ratings/recommendation.ts';
import { type Rating, rate } from '#domain/ratings/score.ts';
import { formatFact, formatJurisdiction } from '#format/fact-values.ts';
import { formatCount, formatFlag, formatMinutesRange, formatMoney } from '#format/text.ts';
import { chipFile } from '#models/pictures/art-files.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { outboundTargets } from './outbound.ts';

export type CasinoEntry = CollectionEntry<'casinos'>;

/** A casino with its computed rating. */
export type RatedCasino = {
  slug: string;
  name: string;
  entry: CasinoEntry;
  rating: Rating;
  recommended: boolean;
};

/** The offer on which each casino that has one is rated, by the casino's slug. */
export const ratedOffers = oncePerBuild(async () => {
  const bonuses = (await allEntries('bonuses')).map(({ data }) => data);
  return new Map(
    [...Map.groupBy(bonuses, ({ casino }) => casino)].map(([casino, offers]) => [
      casino,
      ratedOffer(offers),
    ]),
  );
});

/** All casinos, reviewed or not, ranked by their score. */
export const rankedCasinos = oncePerBuild(async (): Promise<readonly Ranked<RatedCasino>[]> => {
  const [casinos, offers] = [await allEntries('casinos'), await ratedOffers()];
  return rankByScore(
    casinos.map((entry) => {
      const facts: CasinoFacts = entry.data.facts;
      const rating = rate({ facts, offer: offers.get(entry.id)?.terms ?? null });
      return {
        slug: entry.id,
        name: entry.data.name,
        entry,
        rating,
        recommended: isRecommended(rating),
      };
    }),
  );
});

/** The casinos that have a review, ranked among themselves. */
export const reviewedCasinos = oncePerBuild(async (): Promise<readonly Ranked<RatedCasino>[]> => {
  const all = await rankedCasinos();
  return rankByScore(all.filter(({ entry }) => entry.data.review !== null));
});

/** What a card and a review dialog show of a casino. */
export async function casinoCards(casinos: readonly Ranked<RatedCasino>[]) {
  const [visits, licences] = [await outboundTargets(), await allEntries('licences')];
  return casinos.map(({ slug, name, rank, rating, entry: { data } }) => {
    const { facts } = data;
    const gameCount = valueOf(facts.gameCount);
    return {
      slug,
      name,
      rank,
      stars: rating.stars,
      description: data.description,
      features: data.features,
      payoutTime: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
      coins: valueOf(facts.coins) ?? [],
      logo: chipFile({ slug, initials: data.initials, chip: data.chip }).path,
      edge: engraveEdge(slug, data.chip),
      visit: visits(slug),
      keyFacts: [
        { label: 'Established', value: valueOf(facts.established)?.toString() ?? null },
        {
          label: 'Jurisdiction',
          value: formatJurisdiction(facts, countryOf(facts.licence, licences)),
        },
        { label: 'Games', value: gameCount === null ? null : formatCount(gameCount) },
        { label: 'Min deposit', value: facts.minDeposit && formatMoney(facts.minDeposit.value) },
        { label: 'Max payout', value: formatFact(facts, 'maxPayout', '') },
        {
          label: 'Payout time',
          value: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
        },
        { label: 'VIP programme', value: formatFlag(valueOf(facts.vipProgram)) },
        { label: 'Mobile friendly', value: formatFlag(valueOf(facts.mobileFriendly)) },
      ],
    };
  });
}

function countryOf(
  licence: CasinoFacts['licence'],
  licences: readonly CollectionEntry<'licences'>[],
): string | null {
  if (licence === null || licence.value.standing === 'none-found') return null;
  return requireEntry(licences, licence.value.authority, 'a licence').data.country;
}
