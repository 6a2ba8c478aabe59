import { Unverified } from '../../elements/Unverified/Unverified.tsx';
import styles from './CountryStatus.module.css';

export type CountryStatusModel = {
  words: string;
  isUnverified: boolean;
  /** What this kind of status means for a player. */
  meaning: string;
  /** The law and the help that exists, in a few sentences. */
  notice: string;
};

type Props = { status: CountryStatusModel; headingId: string };

/** The legal status in words, large, and what it means. */
export function CountryStatus({
  status: { words, isUnverified, meaning, notice },
  headingId,
}: Props) {
  return (
    <section className={styles.status} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.label}>
        Status
      </h2>
      <div className={styles.line}>
        <p className={styles.words}>{words}</p>
        {isUnverified && <Unverified />}
      </div>
      <p className={styles.meaning}>{meaning}</p>
      <p className={styles.notice}>{notice}</p>
    </section>
  );
}
