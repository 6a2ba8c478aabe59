import { halfRosette } from '#domain/charts/half-rosette.ts';
import styles from '../rounds.module.css';

type Props = {
  /** Hash that was shown before, in hex. */
  shown: string;
  /** Hash of the seed that was revealed; `null` where none was. */
  revealed: string | null;
};

/** Two halves drawn from the bytes of two hashes: their lines meet at the seam only if the hashes are equal. */
export function SeedRosette({ shown, revealed }: Props) {
  const isWhole = revealed === shown;
  const words =
    revealed === null
      ? 'One half of a rosette: the seed is not revealed yet.'
      : isWhole
        ? 'A whole rosette: the two hashes are equal.'
        : 'Two halves that do not meet: the two hashes differ.';
  return (
    <svg className={styles.rosette} viewBox="-100 -100 200 200" role="img" aria-label={words}>
      <path className={styles.shownHalf} d={halfRosette(shown, 'left')} />
      {revealed === null ? (
        <path className={styles.openHalf} d="M0 -90A90 90 0 0 1 0 90" />
      ) : (
        <path
          className={isWhole ? styles.shownHalf : styles.otherHalf}
          d={halfRosette(revealed, 'right')}
        />
      )}
      {!isWhole && <path className={styles.seam} d="M0 -96V96" />}
    </svg>
  );
}
