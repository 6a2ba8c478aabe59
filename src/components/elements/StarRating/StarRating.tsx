import { starsOf } from '#domain/ratings/score.ts';
import { formatScore } from '#format/ratings.ts';
import { Stars } from '../Stars/Stars.tsx';
import styles from './StarRating.module.css';

type Props = {
  /** 0 to 5, in thousandths. */
  score: number;
};

/** Score in half stars, which never show more than it, and to one decimal; the exact one stands in the review. */
export function StarRating({ score }: Props) {
  return (
    <span className={styles.rating}>
      <Stars stars={starsOf(score)} />
      <span>{formatScore(score)}</span>
    </span>
  );
}
