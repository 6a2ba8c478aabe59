import { ratedOffer } from '#domain/ratings/rated-offer.ts';
import { rankAmong } from '#domain/ratings/ranking.ts';
import { type Rating, rate } from '#domain/ratings/score.ts';
import { ratesOf } from '#schemas/rates.ts';
import type { Content } from '#check/read/read-content.ts';

export type ExpectedRating = {
  slug: string;
  name: string;
  rating: Rating;
  /** Rank among the reviewed casinos, as on every page; `null` without a review. */
  rank: number | null;
};

/** Computes all ratings from the content files, in ranking order. */
export function expectedRatings({
  casinos,
  bonuses,
  rates: [onFile],
}: Pick<Content, 'casinos' | 'bonuses' | 'rates'>) {
  const rates = onFile === undefined ? null : ratesOf(onFile.data);
  const rated = casinos.map(({ id, data }) => {
    const offers = bonuses.map((bonus) => bonus.data).filter(({ casino }) => casino === id);
    const offer = ratedOffer(offers)?.terms ?? null;
    return {
      slug: id,
      name: data.name,
      isReviewed: data.review !== null,
      rating: rate({ facts: data.facts, offer, rates }),
    };
  });
  return rankAmong(rated, ({ isReviewed }) => isReviewed) satisfies ExpectedRating[];
}
