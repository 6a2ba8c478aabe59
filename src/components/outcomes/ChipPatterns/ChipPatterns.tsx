import type { OutcomeKind } from '../outcome-groups.ts';
import styles from './ChipPatterns.module.css';

export type ChipSize = 'small' | 'engraved';

/** Side of a chip's square, in units of the drawing. */
export const CHIP_SQUARE: Record<ChipSize, number> = { small: 12, engraved: 24 };

export const patternId = (size: ChipSize, kind: OutcomeKind) => `chips-${size}-${kind}`;

const KINDS: readonly OutcomeKind[] = ['lost', 'less', 'cut', 'more', 'none'];

/**
 * Patterns that fill `HundredChips`; once on a page for each size. Shape shows a player's result,
 * and colour repeats it: struck out, half, cut off at a perforation, whole
 * and outlined, or an empty place.
 */
export function ChipPatterns({ size }: { size: ChipSize }) {
  const square = CHIP_SQUARE[size];
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        {KINDS.map((kind) => (
          <pattern
            key={kind}
            id={patternId(size, kind)}
            width={square}
            height={square}
            patternUnits="userSpaceOnUse"
          >
            <g transform={`translate(${square / 2} ${square / 2})`}>{FACES[size][kind]}</g>
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/**
 * Chip from above, around the origin. The small ones stay readable at 10 px, the others from 24 px
 * on.
 */
export const FACES: Record<ChipSize, Record<OutcomeKind, React.ReactNode>> = {
  small: {
    lost: (
      <>
        <circle className={styles.lost} r="5" />
        <path className={styles.cut} strokeWidth="1.5" d="M-1.9-1.9 1.9 1.9M1.9-1.9-1.9 1.9" />
      </>
    ),
    less: (
      <>
        <circle className={styles.lessLine} r="4.35" strokeWidth="1.1" />
        <path className={styles.less} d="M-4.35 0a4.35 4.35 0 0 0 8.7 0z" />
      </>
    ),
    cut: (
      <>
        <path className={styles.moreLine} d="M-4.25 0a4.25 4.25 0 0 0 8.5 0" strokeWidth="1.3" />
        <path className={styles.more} d="M-2.6 1.2h5.2a2.6 2.6 0 0 1-5.2 0z" />
        <path className={styles.perforation} d="M-4.8-.6h9.6" strokeDasharray=".1 1.5" />
      </>
    ),
    more: (
      <>
        <circle className={styles.moreLine} r="4.25" strokeWidth="1.3" />
        <circle className={styles.more} r="1.65" />
      </>
    ),
    none: (
      <circle className={styles.noneLine} r="4.3" strokeWidth=".9" strokeDasharray="1.35 1.35" />
    ),
  },
  engraved: {
    lost: (
      <>
        <circle className={styles.lost} r="11.2" />
        <circle
          className={styles.spots}
          r="9.25"
          strokeWidth="1.9"
          pathLength="48"
          strokeDasharray="3 5"
        />
        <circle className={styles.cut} r="7.3" strokeWidth=".5" />
        <path className={styles.cut} strokeWidth="2.1" d="M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" />
      </>
    ),
    less: (
      <>
        <circle className={styles.lessLine} r="10.7" strokeWidth="1" strokeDasharray="2.1 1.6" />
        <path className={styles.less} d="M-10.7 0a10.7 10.7 0 0 0 21.4 0z" />
        <path className={styles.cut} strokeWidth=".7" d="M-10 2.7h20M-9.3 5.1h18.6M-7.6 7.5h15.2" />
      </>
    ),
    cut: (
      <>
        <path className={styles.moreLine} d="M-10.7 0a10.7 10.7 0 0 0 21.4 0" strokeWidth="1.05" />
        <path className={styles.moreLine} d="M-7.6 1a7.6 7.6 0 0 0 15.2 0" strokeWidth=".6" />
        <path className={styles.more} d="M-5 3h10a5 5 0 0 1-10 0z" />
        <path className={styles.perforation} d="M-11.4-1.2h22.8" strokeDasharray=".1 2.6" />
      </>
    ),
    more: (
      <>
        <circle className={styles.moreLine} r="10.7" strokeWidth="1.05" />
        <circle
          className={styles.moreLine}
          r="9.2"
          strokeWidth="2.1"
          pathLength="48"
          strokeDasharray="4 4"
        />
        <circle className={styles.moreLine} r="7.6" strokeWidth=".6" />
        <circle className={styles.moreLine} r="4.6" strokeWidth=".5" strokeDasharray="1.6 1.2" />
        <circle className={styles.more} r="2.1" />
      </>
    ),
    none: (
      <>
        <circle className={styles.noneLine} r="10.6" strokeWidth=".9" strokeDasharray="2 2" />
        <circle className={styles.noneLine} r="7.6" strokeWidth=".5" strokeDasharray="1 2" />
      </>
    ),
  },
};
