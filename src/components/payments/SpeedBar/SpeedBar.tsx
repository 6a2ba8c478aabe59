import { isSlow, speedBarFraction } from '#domain/comparison/speed-scale.ts';
import styles from './SpeedBar.module.css';

type Props = {
  text: string;
  /** The slowest time, which the bar draws. */
  minutes: number;
};

/** A withdrawal time in words, with a bar for comparing it down the column. */
export function SpeedBar({ text, minutes }: Props) {
  const percent = Math.round(speedBarFraction(minutes) * 1000) / 10;
  return (
    <span className={styles.speed}>
      <b>{text}</b>
      <svg className={styles.bar} width="100%" height="5" aria-hidden="true">
        <rect className={styles.track} width="100%" height="5" rx="1" />
        <rect
          className={isSlow(minutes) ? styles.slow : styles.fill}
          width={`${percent}%`}
          height="5"
          rx="1"
        />
      </svg>
    </span>
  );
}
