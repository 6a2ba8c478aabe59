import { Stars } from '../../elements/Stars/Stars.tsx';
import styles from './ScoreFigure.module.css';

/** The rank, and of how many: 3 of 14. */
export type Place = { rank: string; of: string };

type Props = {
  /** The exact score, not rounded: 4.75. */
  score: string;
  topScore: string;
  stars: number;
  coverage: string;
  place: Place;
};

/** The score as one large figure. `npm run verify:ratings` reads it from here. */
export function ScoreFigure({ score, topScore, stars, coverage, place }: Props) {
  return (
    <div className={styles.figure}>
      <p className={styles.score}>
        <b data-rating="score">{score}</b> <span>of {topScore}</span>
      </p>
      <div className={styles.beside}>
        <span data-rating="stars">
          <Stars stars={stars} />
        </span>
        <p>
          <span data-rating="coverage">{coverage}</span>
          <br />
          {/* Nobody looks for a rank, and it changes with other casinos: pages would be indexed anew for it. */}
          <span data-pagefind-ignore>
            Rank <span data-rating="rank">{place.rank}</span> of {place.of} reviewed casinos
          </span>
        </p>
      </div>
    </div>
  );
}
