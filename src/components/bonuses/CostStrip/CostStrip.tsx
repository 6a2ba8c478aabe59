import type { OfferCost } from '../offer-model.ts';
import styles from './CostStrip.module.css';

type Props = { cost: OfferCost };

/** The arithmetic of an offer: what its wagering costs on average, and what is left of the bonus. */
export function CostStrip({ cost: { text, working, figure, figureLabel, tone } }: Props) {
  return (
    <div className={styles.strip}>
      <p>
        {text}
        {working !== null && <small>{working}</small>}
      </p>
      <p className={styles.result}>
        <b className={styles[tone]}>{figure}</b>
        <small>{figureLabel}</small>
      </p>
    </div>
  );
}
