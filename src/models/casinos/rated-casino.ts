import type { Rating } from '#domain/ratings/score.ts';
import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import type { Casino } from '#schemas/casino.ts';

/** A casino with its computed rating. */
export type RatedCasino = {
  slug: string;
  name: string;
  entry: { id: string; data: Casino };
  rating: Rating;
  verdict: CasinoVerdict;
  /** Number of tests of its payouts with our own money. */
  tests: number;
  logo: string;
};
