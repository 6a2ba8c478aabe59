import { type Curve, hatchBelow, placeCurve, placePoint } from '#domain/charts/curve.ts';
import {
  type Frame,
  horizontalRange,
  placeOn,
  type Point,
  toTenth,
  verticalRange,
} from '#domain/charts/plot.ts';
import styles from '../charts.module.css';

type Tick = { at: number; label: string; onPhone?: boolean };
type Mark = Point & { label: string; onPhone?: boolean };

export type CurveModel = Curve & {
  x: { ticks: readonly Tick[] };
  y: { ticks: readonly Tick[] };
  /** Points that the text mentions. */
  marks: readonly Mark[];
  /** Accessible description of the drawing. */
  label: string;
};

type Props = { curve: CurveModel; size: 'wide' | 'narrow' };

const FRAMES: Record<Props['size'], Frame> = {
  wide: { width: 760, height: 340, left: 46, right: 20, top: 14, bottom: 34 },
  narrow: { width: 350, height: 290, left: 46, right: 20, top: 14, bottom: 34 },
};
const HATCH_GAP = 5;
const DOT_RADIUS = 5;

/** Curve with shading, and drop lines with dots at the marked points. */
export function CurvePlot({ curve, size }: Props) {
  const frame = FRAMES[size];
  const [start, end] = horizontalRange(frame);
  const [base] = verticalRange(frame);
  const isShown = ({ onPhone = true }: { onPhone?: boolean }) => size === 'wide' || onPhone;
  const placed = placeCurve(curve, frame);
  const marks = curve.marks
    .filter(isShown)
    .map((mark) => ({ label: mark.label, ...placePoint(curve, mark, frame) }));
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={curve.label}
    >
      {curve.y.ticks.filter(isShown).map(({ at, label }) => {
        const y = toTenth(placeOn(curve.y, at, verticalRange(frame)));
        return (
          <g key={label}>
            {y < base && <path className={styles.grid} d={`M${start} ${y}H${end}`} />}
            <text className={styles.label} x={start - 10} y={y + 4} textAnchor="end">
              {label}
            </text>
          </g>
        );
      })}
      <path
        className={styles.hatch}
        d={hatchBelow(placed, HATCH_GAP, base)
          .map(({ x, top }) => `M${x} ${base}V${top}`)
          .join('')}
      />
      <path className={styles.axis} d={`M${start} ${base}H${end}`} />
      {curve.x.ticks.filter(isShown).map(({ at, label }) => (
        <text
          key={label}
          className={styles.label}
          x={toTenth(placeOn(curve.x, at, [start, end]))}
          y={base + 24}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
      <path className={styles.curve} d={`M${placed.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {marks.map(({ x, y, label }) => (
        <g key={label}>
          {base - y > DOT_RADIUS && (
            <path className={styles.drop} d={`M${x} ${y + DOT_RADIUS + 1}V${base}`} />
          )}
          <circle className={styles.dot} cx={x} cy={y} r={DOT_RADIUS} />
          <text className={styles.value} x={x + 10} y={y - 9}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
