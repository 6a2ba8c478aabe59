import { improvementsOf } from '#domain/ratings/improvements.ts';
import { type Rating, TOP_SCORE } from '#domain/ratings/score.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { formatFraction } from '#format/text.ts';
import { formatPoints, VERDICT_WORDS } from '#format/ratings.ts';

/** Rating for a review: score, breakdown and what would raise it. */
export function scoreView(rating: Rating) {
  const { score, stars, breakdown, coverage } = rating;
  return {
    score: formatPoints(score),
    topScore: String(TOP_SCORE),
    stars,
    coverage: formatCoverage(rating),
    complete: coverage.rated === coverage.total,
    rows: breakdown.map(({ id, name, weight, verdict, reason, points }) => ({
      id,
      name,
      reason,
      verdict,
      weight: formatFraction(weight),
      verdictWord: VERDICT_WORDS[verdict],
      points: formatPoints(points),
      possible: formatPoints(TOP_SCORE * weight),
      share: points / (TOP_SCORE * weight),
    })),
    improvements: improvementsOf(rating).map(({ id, name, addsPoints, scoreThen, starsThen }) => ({
      id,
      name,
      question: criterionOf(id).question,
      toPass: criterionOf(id).rule.pass,
      adds: `+${formatPoints(addsPoints)}`,
      scoreThen: formatPoints(scoreThen),
      starsThen: starsThen.toFixed(1),
    })),
  };
}

/** Example: 8 of 8 criteria judged */
export function formatCoverage({ coverage }: Rating): string {
  return `${coverage.rated} of ${coverage.total} criteria judged`;
}

function criterionOf(id: string) {
  const found = WEIGHTED_CRITERIA.find(({ criterion }) => criterion.id === id);
  if (found === undefined) throw new Error(`Expected a criterion named ${id}, found none`);
  return found.criterion;
}
