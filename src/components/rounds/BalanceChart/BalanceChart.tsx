import { type Axis, placeOn, toTenth } from '#domain/charts/plot.ts';
import type { CurrencyCost } from '#domain/rounds/report.ts';
import { formatRough } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import charts from '../../charts/charts.module.css';
import styles from '../rounds.module.css';

/** `currency` is empty where the history names none. */
type Props = { course: CurrencyCost['course']; currency: string };

const WIDTH = 760;
const HEIGHT = 300;

/** Running balance with the expected cost and the middle half of 1,000 simulated players. */
export function BalanceChart({ course, currency }: Props) {
  const values = course.flatMap(({ balance, expected, band }) =>
    [0, balance, expected, band?.from, band?.to].map((value) => value ?? 0),
  );
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [course[0]?.round ?? 0, course.at(-1)?.round ?? 0];
  const x: Axis = { scale: 'linear', from: first, to: Math.max(first + 1, last) };
  const y: Axis = { scale: 'linear', from, to: to > from ? to : from + 1 };
  const heightOf = (value: number) => toTenth(placeOn(y, value, [HEIGHT, 0]));
  const places = (valueOf: (point: (typeof course)[number]) => number | null | undefined) =>
    course.flatMap((point) => {
      const value = valueOf(point);
      if (value == null) return [];
      return `${toTenth(placeOn(x, point.round, [0, WIDTH]))} ${heightOf(value)}`;
    });
  const lineOf = (points: readonly string[]) => (points.length > 1 ? `M${points.join('L')}` : '');
  const lower = places(({ band }) => band?.from);
  const upper = places(({ band }) => band?.to);
  const balance = places((point) => point.balance);
  const expected = places((point) => point.expected);
  const own = currency === '' ? 'Your balance' : `Your balance, ${currency}`;
  const lines = [
    { name: own, look: charts.curve, points: balance },
    { name: 'Average cost of the stakes', look: styles.costLine, points: expected },
    { name: 'Middle 500 of 1,000 such players', look: styles.bandLine, points: upper },
  ].filter(({ points }) => points.length > 1);
  const said = `${formatRough(from)} to ${formatRough(to, currency)}, rounds ${formatCount(first)} to ${formatCount(last)}`;
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Running balance: ${said}. The table below has its figures.`}
      >
        <path className={styles.band} d={lineOf([...upper, ...lower.toReversed()])} />
        <path className={styles.bandLine} d={lineOf(lower)} />
        <path className={charts.axis} d={`M0 ${heightOf(0)}H${WIDTH}`} />
        {lines.map(({ name, look, points }) => (
          <path key={name} className={look} d={lineOf(points)} />
        ))}
      </svg>
      <figcaption>
        <p className="small">The scale covers {said}.</p>
        <ul className={`small row ${charts.key}`} role="list">
          {lines.map(({ name, look }) => (
            <li key={name}>
              <svg viewBox="0 0 18 14" aria-hidden="true">
                <path className={look} d="M0 7H18" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
