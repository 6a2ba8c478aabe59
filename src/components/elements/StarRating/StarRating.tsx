import { starsOf } from '#domain/ratings/score.ts';
import { formatPoints } from '#format/ratings.ts';
import { Stars } from '../Stars/Stars.tsx';
import styles from './StarRating.module.css';

type Props = {
  /** 0 to 5, in thousandths. */
  score: number;
};

/**
 * Score in half stars beside the exact figure: 4.75 is drawn as five stars and never printed as
 * 5.0.
 */
export function StarRating({ score }: Props) {
  return (
    <span className={styles.rating}>
      <Stars stars={starsOf(score)} />
      <span className="unseen">Exact score </span>
      <span>{formatPoints(score)}</span>
    </span>
  );
}
