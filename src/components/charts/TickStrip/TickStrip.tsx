import styles from './TickStrip.module.css';

export type TickStripModel = {
  ticks: readonly { at: number; isShort?: boolean }[];
  from: number;
  to: number;
  /** Labels of both ends. */
  ends: readonly [string, string];
  /** Main observation, with the figures that matter. */
  caption: string;
};

const WIDTH = 600;
const HEIGHT = 24;

/** Axis with a stroke for each of many values; a list or table beside it has them all. */
export function TickStrip({
  strip: { ticks, from, to, ends, caption },
}: {
  strip: TickStripModel;
}) {
  const strokes = ticks.map(({ at, isShort = false }) => {
    const x = Math.round((WIDTH * (at - from)) / (to - from));
    return `M${x} ${isShort ? HEIGHT / 2 : 0}V${HEIGHT}`;
  });
  return (
    <figure className={`stack-1 ${styles.strip}`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.tick} d={strokes.join('')} />
      </svg>
      <p className="fine" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}
