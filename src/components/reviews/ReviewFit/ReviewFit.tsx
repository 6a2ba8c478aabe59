import styles from '../reviews.module.css';

/** “if you want …” and “if you need …”; `null` where there is nothing to say. */
export type Fit = { suits: string | null; avoid: string | null };

/** Who a casino suits and who should stay away, from its verdicts. */
export function ReviewFit({ fit: { suits, avoid } }: { fit: Fit }) {
  return (
    <>
      {suits !== null && (
        <p className={styles.fit}>
          <b>It suits you</b> {suits}
        </p>
      )}
      {avoid !== null && (
        <p className={styles.fit}>
          <b>Stay away</b> {avoid}
        </p>
      )}
    </>
  );
}
