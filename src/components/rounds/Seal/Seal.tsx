import { toTenth } from '#domain/charts/plot.ts';
import styles from '../rounds.module.css';

export type SealState = 'right' | 'wrong' | 'open';

const SIGNS: Record<SealState, string> = {
  right: 'M-15 1l10 10L16-11',
  wrong: 'M-12-12l24 24M12-12l-24 24',
  open: 'M0-13a7 7 0 014 12.7V13h-8V-.3A7 7 0 010-13z',
};

/** Circles around the centre, whose crossings make the lace. */
const LOOPS = 40;
const LACE = Array.from({ length: LOOPS }, (_, loop) => {
  const angle = (2 * Math.PI * loop) / LOOPS;
  const [x, y] = [55 * Math.cos(angle) - 16, 55 * Math.sin(angle)].map(toTenth);
  return `M${x} ${y}a16 16 0 1032 0a16 16 0 10-32 0`;
}).join('');

/** Whole lace, lace cut across whose halves do not meet, or dots alone. The sentence beside it says the same. */
export function Seal({ state }: { state: SealState }) {
  const lace = <path stroke="currentColor" strokeWidth={0.75} d={LACE} />;
  return (
    <svg className={`${styles.seal} ${styles[state]}`} viewBox="-82 -82 164 164" aria-hidden="true">
      {state === 'right' && lace}
      {state === 'wrong' && (
        <>
          <clipPath id="seal-upper">
            <path d="M-90-90H90V30L-90-30z" />
          </clipPath>
          <clipPath id="seal-lower">
            <path d="M-90 90H90V34L-90-26z" />
          </clipPath>
          <g clipPath="url(#seal-upper)">{lace}</g>
          <g clipPath="url(#seal-lower)" transform="translate(5 5)">
            {lace}
          </g>
        </>
      )}
      {state === 'open' &&
        [74, 66, 58, 50, 42].map((radius) => (
          <circle key={radius} r={radius} stroke="currentColor" strokeDasharray="1 5" />
        ))}
      <circle className={styles.well} r={30} stroke="currentColor" strokeWidth={1.6} />
      <path
        d={SIGNS[state]}
        stroke="currentColor"
        strokeWidth={state === 'open' ? 2.6 : 5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
