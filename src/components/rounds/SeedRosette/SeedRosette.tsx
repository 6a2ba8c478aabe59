import { halfRosette } from '#domain/charts/half-rosette.ts';
import styles from '../rounds.module.css';

type Props = {
  /** Hash published before the rounds, in hex. */
  shown: string;
  /** Hash of the revealed seed; `null` where none was revealed. */
  revealed: string | null;
};

const WORDS = {
  open: 'Half a rosette: the seed isn’t revealed yet.',
  whole: 'A whole rosette: the two hashes are equal.',
  apart: 'Two halves that don’t meet: the two hashes differ.',
};

/** Hashes of another length, such as truncated ones, are not drawn. */
const DRAWN = /^[0-9a-f]{64}$/;

/**
 * Two halves drawn from the bytes of two hashes: they form one rosette only if the hashes are
 * equal.
 */
export function SeedRosette({ shown, revealed }: Props) {
  if (![shown, revealed ?? shown].every((hash) => DRAWN.test(hash))) return null;
  const state = revealed === null ? 'open' : revealed === shown ? 'whole' : 'apart';
  return (
    <svg
      className={`${styles.rosette} ${state === 'whole' ? '' : styles[state === 'open' ? 'halfRosette' : state]}`.trim()}
      viewBox="-100 -100 200 200"
      role="img"
      aria-label={WORDS[state]}
    >
      <path d={halfRosette(shown, 'left')} />
      <path d={revealed === null ? 'M0 -90A90 90 0 0 1 0 90Z' : halfRosette(revealed, 'right')} />
    </svg>
  );
}
