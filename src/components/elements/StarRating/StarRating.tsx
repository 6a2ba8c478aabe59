import { starsOf } from '#domain/ratings/score.ts';
import { Stars } from '../Stars/Stars.tsx';
import styles from './StarRating.module.css';

type Props = {
  /** 0 to 5, in thousandths. */
  score: number;
};

/** Score in half stars, with the same figure beside them; the exact one stands in the review. */
export function StarRating({ score }: Props) {
  const stars = starsOf(score);
  return (
    <span className={styles.rating}>
      <Stars stars={stars} />
      <span aria-hidden="true">{stars.toFixed(1)}</span>
    </span>
  );
}
