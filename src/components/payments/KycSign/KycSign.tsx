import type { KycLabel } from '#domain/comparison/comparison-row.ts';
import styles from './KycSign.module.css';

type Props = { label: KycLabel };

const CHIPS: Record<KycLabel, string | undefined> = {
  No: styles.none,
  Partial: styles.one,
  Yes: styles.two,
};

/** Two chips seen edge-on, filled as far as a casino checks; the word says the same. */
export function KycSign({ label }: Props) {
  return (
    <span className={styles.level}>
      <span className={`${styles.chips} ${CHIPS[label] ?? ''}`} aria-hidden="true" />
      {label}
    </span>
  );
}
