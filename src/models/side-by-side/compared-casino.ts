import type { Rates } from '#domain/money/rates.ts';
import type { Listed } from '#domain/ratings/ranking.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatPoints } from '#format/ratings.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import type { Licence } from '#schemas/licence.ts';
import type { RatedCasino } from '../casinos/rated-casino.ts';
import type { Visit } from '../casinos/visit.ts';
import { formatCoverage } from '../reviews/review-score.ts';
import { factCells, factRows } from './compared-facts.ts';
import { comparedOutcome, OUTCOME_BEST, termCells, termRows } from './compared-offer.ts';

/** The rows of the comparison by subject, the same for every casino, and what its chips are compared by. */
export function comparedRows() {
  return {
    outcomeBest: OUTCOME_BEST,
    groups: [{ id: 'terms', title: 'What its offer asks for', rows: termRows() }, ...factRows()],
  };
}

/** A casino as a column of the comparison, as the browser receives it. */
export function comparedCasino(
  { slug, name, rating, logo, entry: { data } }: Listed<RatedCasino>,
  offer: Offer | null,
  licence: Licence | null,
  { visit, rates }: { visit: Visit; rates: Rates | null },
) {
  const isRated = rating.coverage.rated > 0;
  return {
    slug,
    name,
    logo,
    review: data.review === null ? null : pageHref(FOLDERS.reviews, slug),
    score: isRated ? formatPoints(rating.score) : null,
    coverage: formatCoverage(rating),
    isSample: data.sample,
    outcome: comparedOutcome(offer),
    cells: { ...termCells(offer, rates), ...factCells(data, licence, rates) },
    visit,
  };
}
