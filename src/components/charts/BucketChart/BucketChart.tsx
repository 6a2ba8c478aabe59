import { hasClearTop, placeColumns } from '#domain/charts/columns.ts';
import { type Frame, horizontalRange, verticalRange } from '#domain/charts/plot.ts';
import styles from '../charts.module.css';

type Bucket = {
  chance: number;
  /** Chance as text above the bar. */
  chanceLabel: string;
  payoutLabel: string;
  paysLessThanStake: boolean;
};

export type BoardModel = {
  title: string;
  buckets: readonly Bucket[];
  /** Accessible description of the drawing. */
  label: string;
};

/** Boards on one scale of chances, so that their heights compare. */
export function BucketChart({ boards }: { boards: readonly BoardModel[] }) {
  const highest = Math.max(...boards.flatMap(({ buckets }) => buckets.map(({ chance }) => chance)));
  return (
    <div className={`stack-5 ${styles.boards}`}>
      <ul className={`small row ${styles.key}`} role="list">
        <li>
          <svg viewBox="0 0 18 14" aria-hidden="true">
            <rect className={styles.gain} width={18} height={14} />
          </svg>
          Solid: pays the stake or more
        </li>
        <li>
          <svg viewBox="0 0 18 14" aria-hidden="true">
            <rect className={styles.loss} x={0.5} y={0.5} width={17} height={13} />
            <path className={styles.lossHatch} d="M4.5 0V14M9 0V14M13.5 0V14" />
          </svg>
          Hatched: pays less than the stake
        </li>
      </ul>
      {boards.map((board) => (
        <div key={board.title}>
          <h3>{board.title}</h3>
          <BucketPlot model={board} highest={highest} size="wide" />
          <BucketPlot model={board} highest={highest} size="narrow" />
        </div>
      ))}
    </div>
  );
}

type PlotProps = { model: BoardModel; highest: number; size: 'wide' | 'narrow' };

const FRAMES: Record<PlotProps['size'], Frame> = {
  wide: { width: 760, height: 190, left: 0, right: 0, top: 26, bottom: 28 },
  // Keeps the widest label, that of the outermost bucket, inside the frame.
  narrow: { width: 350, height: 160, left: 13, right: 13, top: 26, bottom: 28 },
};
const HATCH_GAP = 4;
/** Width that a label needs. */
const LABEL_ROOM = 38;

/** Chance of each bucket as a bar, with its payout below. */
function BucketPlot({ model: { buckets, label }, highest, size }: PlotProps) {
  const frame = FRAMES[size];
  const [base] = verticalRange(frame);
  const [start, end] = horizontalRange(frame);
  const columns = placeColumns(
    buckets.map(({ chance }) => chance),
    { frame, highest, gapShare: 0.18 },
  );
  const last = buckets.length - 1;
  const every = Math.ceil((LABEL_ROOM * buckets.length) / (end - start));
  // Counted from both ends, so that the outermost buckets have labels and both sides match.
  const isLabelled = (index: number) => Math.min(index, last - index) % every === 0;
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      {columns.map(({ x, middle, top, width, height }, index) => {
        const bucket = buckets[index];
        if (bucket === undefined) return null;
        return (
          <g key={middle}>
            <rect
              className={bucket.paysLessThanStake ? styles.loss : styles.gain}
              x={x}
              y={top}
              width={width}
              height={height}
            />
            {bucket.paysLessThanStake && (
              <path className={styles.lossHatch} d={hatch(x, width, top, base)} />
            )}
            {isLabelled(index) && (
              <>
                {hasClearTop(columns, index, LABEL_ROOM) && (
                  <text className={styles.label} x={middle} y={top - 8} textAnchor="middle">
                    {bucket.chanceLabel}
                  </text>
                )}
                <text className={styles.label} x={middle} y={base + 20} textAnchor="middle">
                  {bucket.payoutLabel}
                </text>
              </>
            )}
          </g>
        );
      })}
      <path className={styles.axis} d={`M${start} ${base}H${end}`} />
    </svg>
  );
}

/** Vertical hatching of a bar. */
function hatch(x: number, width: number, top: number, base: number): string {
  const lines = Math.floor(width / HATCH_GAP);
  return Array.from(
    { length: Math.max(0, lines) },
    (_, line) => `M${Math.round((x + (line + 0.5) * (width / lines)) * 10) / 10} ${base}V${top}`,
  ).join('');
}
