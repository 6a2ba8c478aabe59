import type { Rating } from '#domain/ratings/score.ts';
import type { Casino } from '#schemas/casino.ts';

/** A casino with its computed rating. */
export type RatedCasino = {
  slug: string;
  name: string;
  entry: { id: string; data: Casino };
  rating: Rating;
  recommended: boolean;
  logo: string;
};
