import {
  type Axis,
  type Frame,
  horizontalRange,
  placeOn,
  roundTicks,
  toTenth,
  verticalRange,
} from '#domain/charts/plot.ts';
import type { CurrencyCost } from '#domain/rounds/report.ts';
import { formatRough } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import charts from '../../charts/charts.module.css';
import styles from '../rounds.module.css';

/** `currency` is empty where the history names none. */
type Props = { course: CurrencyCost['course']; currency: string };
type Size = 'wide' | 'narrow';

const FRAMES: Record<Size, Frame> = {
  wide: { width: 1120, height: 300, left: 60, right: 96, top: 26, bottom: 44 },
  narrow: { width: 350, height: 270, left: 48, right: 66, top: 26, bottom: 44 },
};
/** Least distance between the two labels at the end of the lines. */
const LABEL_GAP = 36;

/** Running balance with the average cost of the stakes and the middle half of 1,000 simulated players. */
export function BalanceChart({ course, currency }: Props) {
  return (
    <figure className={styles.chart}>
      {(['wide', 'narrow'] as const).map((size) => (
        <Drawing key={size} {...{ course, currency, size }} />
      ))}
      <figcaption className="small">
        {course.some(({ band }) => band !== null)
          ? 'Dashed: the average. Shaded: where the middle 500 of 1,000 players with the same bets would be.'
          : 'The odds of these bets aren’t known, so no average is drawn.'}
      </figcaption>
    </figure>
  );
}

function Drawing({ course, currency, size }: Props & { size: Size }) {
  const frame = FRAMES[size];
  const [start, end] = horizontalRange(frame);
  const [base, top] = verticalRange(frame);
  const values = course.flatMap(({ balance, expected, band }) =>
    [0, balance, expected, band?.from, band?.to].map((value) => value ?? 0),
  );
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { round: last = 1, balance = 0, expected = null } = course.at(-1) ?? {};
  const x: Axis = { scale: 'linear', from: 0, to: last };
  const y: Axis = { scale: 'linear', from: low, to: high > low ? high : low + 1 };
  const heightOf = (value: number) => toTenth(placeOn(y, value, [base, top]));
  const placeOf = (round: number) => toTenth(placeOn(x, round, [start, end]));
  const places = (valueOf: (point: (typeof course)[number]) => number | null | undefined) =>
    course.flatMap((point) => {
      const value = valueOf(point);
      return value == null ? [] : [`${placeOf(point.round)} ${heightOf(value)}`];
    });
  const zero = `${start} ${heightOf(0)}`;
  const lineOf = (points: readonly string[]) =>
    points.length > 0 ? `M${[zero, ...points].join('L')}` : '';
  const ends = [
    { name: 'you', value: balance },
    ...(expected === null ? [] : [{ name: 'average', value: expected }]),
  ].toSorted((one, other) => other.value - one.value);
  const [upper = balance] = ends.map(({ value }) => value);
  const unit = currency === '' ? 'Balance' : `Balance, ${currency}`;
  return (
    <svg
      className={charts[size]}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`${unit}, over ${formatCount(last)} bets: it ends at ${formatRough(balance)}${expected === null ? '' : `, the average at ${formatRough(expected)}`}. The table below has its figures.`}
    >
      {roundTicks(y).map((value) => (
        <g key={value}>
          <path
            className={value === 0 ? charts.axis : charts.grid}
            d={`M${start} ${heightOf(value)}H${end}`}
          />
          <text className={charts.label} x={start - 8} y={heightOf(value) + 4} textAnchor="end">
            {formatRough(value)}
          </text>
        </g>
      ))}
      <path
        className={styles.band}
        d={lineOf([
          ...places(({ band }) => band?.to),
          ...places(({ band }) => band?.from).toReversed(),
        ])}
      />
      <path className={styles.average} d={lineOf(places((point) => point.expected))} />
      <path className={charts.curve} d={lineOf(places((point) => point.balance))} />
      {roundTicks(x).map((round) => (
        <text
          key={round}
          className={charts.label}
          x={placeOf(round)}
          y={base + 20}
          textAnchor="middle"
        >
          {formatCount(round)}
        </text>
      ))}
      <text className={charts.label} x={0} y={14}>
        {unit}
      </text>
      <text className={charts.label} x={end} y={base + 40} textAnchor="end">
        Bet, in order
      </text>
      {ends.map(({ name, value }, place) => (
        <text
          key={name}
          className={charts.label}
          x={end + 8}
          y={Math.max(heightOf(value), heightOf(upper) + place * LABEL_GAP)}
        >
          <tspan className={styles.strong}>{formatRough(value)}</tspan>
          <tspan x={end + 8} dy={15}>
            {name}
          </tspan>
        </text>
      ))}
    </svg>
  );
}
