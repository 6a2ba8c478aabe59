import { starsOf } from '#domain/ratings/score.ts';
import { formatScore, formatTests } from '#format/ratings.ts';
import { Stars } from '../Stars/Stars.tsx';
import styles from './StarRating.module.css';

type Props = {
  /** 0 to 5, in thousandths. */
  score: number;
  /** Number of our own tests of the casino; left out where it stands beside the score already. */
  tests?: number;
};

/** Score in half stars, which never show more than it, and to one decimal; the exact one stands in the review. */
export function StarRating({ score, tests }: Props) {
  return (
    <span className={styles.rating}>
      <Stars stars={starsOf(score)} />
      <span>{formatScore(score)}</span>
      {tests !== undefined && (
        <span className={tests === 0 ? styles.none : undefined}>{formatTests(tests)}</span>
      )}
    </span>
  );
}
