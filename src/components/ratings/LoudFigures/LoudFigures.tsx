import { TOP_SCORE } from '#domain/ratings/score.ts';
import styles from './LoudFigures.module.css';

type Props = {
  /** To one decimal; `null` without a rating. */
  score: string | null;
  /** Payouts tested with our own money. */
  tests: number;
  /** Smaller, for rows of a list. */
  isSmall?: boolean;
};

/** Score and number of own tests in one size: a score from papers alone must not look tested. */
export function LoudFigures({ score, tests, isSmall = false }: Props) {
  return (
    <dl className={isSmall ? `${styles.loud} ${styles.small}` : styles.loud}>
      <div>
        <dt>{score === null ? 'no score' : `of ${TOP_SCORE}`}</dt>
        <dd>{score ?? '–'}</dd>
      </div>
      <div className={tests === 0 ? styles.none : undefined}>
        <dt>{tests === 1 ? 'own test' : 'own tests'}</dt>
        <dd>{tests}</dd>
      </div>
    </dl>
  );
}
