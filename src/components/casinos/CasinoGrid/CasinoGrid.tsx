import { Button } from '../../elements/Button/Button.tsx';
import { CasinoCard, type CasinoCardModel } from '../CasinoCard/CasinoCard.tsx';
import styles from './CasinoGrid.module.css';

type Props = {
  casinos: readonly CasinoCardModel[];
  /** How many casinos are reviewed, of which these are the first. */
  reviewCount: number;
};

/** How many cards stand before the visitor asks for all of them. */
const SHOWN_AT_FIRST = 6;

/**
 * All cards are in the page, so that they are there without script. `browser/view-all.ts` folds the
 * later ones away, shows the button, and moves the focus to the first new card when it is pressed.
 */
export function CasinoGrid({ casinos, reviewCount }: Props) {
  return (
    <div data-view-all={SHOWN_AT_FIRST}>
      <div className={styles.cards} data-view-all-items>
        {casinos.map((casino) => (
          <CasinoCard key={casino.slug} casino={casino} />
        ))}
      </div>
      <div className={styles.reveal} data-view-all-more hidden>
        <Button variant="quiet">View All Casinos</Button>
      </div>
      {reviewCount > casinos.length && (
        <p className={`soft ${styles.rest}`}>
          The first {casinos.length} of {reviewCount} reviewed casinos.{' '}
          <a href="/how-we-rate#scores">Every score</a>
        </p>
      )}
      <span className="unseen">
        <span role="status" data-view-all-status />
      </span>
    </div>
  );
}
