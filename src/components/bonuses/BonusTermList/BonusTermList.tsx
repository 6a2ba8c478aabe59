import type { SignificantTerms } from '../offer-model.ts';
import styles from './BonusTermList.module.css';

type Props = { terms: SignificantTerms };

const ROWS: readonly { name: keyof SignificantTerms; label: string }[] = [
  { name: 'minDeposit', label: 'Minimum deposit' },
  { name: 'wagering', label: 'Wagering' },
  { name: 'maxBet', label: 'Maximum bet' },
  { name: 'maxCashOut', label: 'Maximum cash-out' },
  { name: 'expiry', label: 'Expires' },
  { name: 'stickiness', label: 'The bonus itself' },
];

/** The significant terms, as large as body text; each offer has the same rows in the same order. */
export function BonusTermList({ terms }: Props) {
  return (
    <dl className={styles.terms}>
      {ROWS.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{terms[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
