import { type Rating, starsOf, TOP_SCORE, toThousandths } from './score.ts';

/** One criterion that does not earn all its points, and the score if it did. */
export type Improvement = {
  id: string;
  name: string;
  /** Points out of 5 that are still to be earned. */
  addsPoints: number;
  /** Score and stars if this one criterion passed and nothing else changed. */
  scoreThen: number;
  starsThen: number;
};

/** Possible gains of a score, largest first, then in the order of the criteria. */
export function improvementsOf({ score, breakdown }: Rating): Improvement[] {
  return breakdown
    .map(({ id, name, weight, points }) => {
      const addsPoints = toThousandths(TOP_SCORE * weight - points);
      const scoreThen = toThousandths(score + addsPoints);
      return { id, name, addsPoints, scoreThen, starsThen: starsOf(scoreThen) };
    })
    .filter(({ addsPoints }) => addsPoints > 0)
    .sort((a, b) => b.addsPoints - a.addsPoints);
}
