import { figureOf } from '#format/weight-words.ts';
import { weightFill } from '../WeightPatterns/WeightPatterns.tsx';
import styles from './WeightBar.module.css';

type Props = {
  /** Percentages in the order of the criteria; they add to 100, or are all 0. */
  shares: readonly number[];
};

/** All weights in one bar. Hidden from screen readers: the list below has the figures. */
export function WeightBar({ shares }: Props) {
  const startOf = (index: number) => shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  return (
    <svg className={styles.bar} width="100%" height="44" aria-hidden="true">
      {shares.map((share, index) => (
        <g key={index}>
          <rect
            className={styles.part}
            x={`${startOf(index)}%`}
            width={`${share}%`}
            height="44"
            fill={weightFill(index)}
          />
          {figureOf(share) !== '' && (
            <text className={styles.figure} x={`${startOf(index) + share / 2}%`} y="22">
              {figureOf(share)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
