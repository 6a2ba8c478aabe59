import {
  type Axis,
  type Frame,
  horizontalRange,
  placeOn,
  toTenth,
  verticalRange,
} from '#domain/charts/plot.ts';
import type { CurrencyCost } from '#domain/rounds/report.ts';
import { formatRough } from '#format/rounds/decimal-words.ts';
import { formatCount } from '#format/text.ts';
import charts from '../../charts/charts.module.css';
import styles from '../rounds.module.css';

type Course = CurrencyCost['course'];
type Props = { course: Course; currency: string; label: string };

const FRAMES: Record<'wide' | 'narrow', Frame> = {
  wide: { width: 760, height: 300, left: 70, right: 16, top: 14, bottom: 34 },
  narrow: { width: 350, height: 260, left: 62, right: 12, top: 14, bottom: 34 },
};

/** Running balance with the cost line and the band of the middle half of 1,000 such players. */
export function BalanceChart({ course, currency, label }: Props) {
  return (
    <figure className={styles.chart}>
      <Plot course={course} label={label} size="wide" />
      <Plot course={course} label={label} size="narrow" />
      <figcaption>
        <ul className={charts.key} role="list">
          <li>
            <Line className={charts.curve} /> Your balance{currency !== '' && `, ${currency}`}
          </li>
          {course.some(({ expected }) => expected !== null) && (
            <li>
              <Line className={styles.costLine} /> What the stakes cost on average
            </li>
          )}
          {course.some(({ band }) => band !== null) && (
            <li>
              <Line className={styles.bandLine} /> Where the middle 500 of 1,000 such players are
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  );
}

const Line = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 18 14" aria-hidden="true">
    <path className={className} d="M0 7H18" />
  </svg>
);

function Plot({ course, label, size }: { course: Course; label: string; size: 'wide' | 'narrow' }) {
  const frame = FRAMES[size];
  const [x, y] = axesOf(course);
  const [start, end] = horizontalRange(frame);
  const [base, top] = verticalRange(frame);
  const at = (round: number, value: number) =>
    `${toTenth(placeOn(x, round, [start, end]))} ${toTenth(placeOn(y, value, [base, top]))}`;
  const line = (value: (point: Course[number]) => number | null) => {
    const points = course.flatMap((point) => {
      const height = value(point);
      return height === null ? [] : [at(point.round, height)];
    });
    return points.length > 1 ? `M${points.join('L')}` : '';
  };
  const upper = line(({ band }) => band?.to ?? null);
  const lower = line(({ band }) => band?.from ?? null);
  const zero = toTenth(placeOn(y, 0, [base, top]));
  return (
    <svg
      className={charts[size]}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      {[y.to, 0, y.from].map((value, place) => (
        <text
          key={place}
          className={charts.label}
          x={start - 8}
          y={toTenth(placeOn(y, value, [base, top])) + 4}
          textAnchor="end"
        >
          {(value !== 0 || place === 1) && formatRough(value)}
        </text>
      ))}
      {upper !== '' && (
        <path
          className={styles.band}
          d={`${upper}L${lower.slice(1).split('L').reverse().join('L')}Z`}
        />
      )}
      <path className={styles.bandLine} d={upper + lower} />
      <path className={charts.axis} d={`M${start} ${zero}H${end}`} />
      <path className={styles.costLine} d={line(({ expected }) => expected)} />
      <path className={charts.curve} d={line(({ balance }) => balance)} />
      <text className={charts.label} x={start} y={base + 24}>
        Round {formatCount(x.from)}
      </text>
      <text className={charts.label} x={end} y={base + 24} textAnchor="end">
        {formatCount(x.to)}
      </text>
    </svg>
  );
}

/** Both axes hold all that is drawn, and the line of zero. */
function axesOf(course: Course): [Axis, Axis] {
  const values = course.flatMap(({ balance, expected, band }) => [
    balance,
    expected ?? 0,
    band?.from ?? 0,
    band?.to ?? 0,
  ]);
  const [from, to] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [first, last] = [course[0]?.round ?? 0, course.at(-1)?.round ?? 1];
  return [
    { scale: 'linear', from: first, to: last === first ? first + 1 : last },
    { scale: 'linear', from, to: to === from ? from + 1 : to },
  ];
}
