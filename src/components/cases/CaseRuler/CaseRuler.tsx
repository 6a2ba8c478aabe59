import { type DayRuler, dayRuler } from '#domain/charts/day-ruler.ts';
import { formatMonth } from '#format/cases/case-dates.ts';
import styles from './CaseRuler.module.css';

type RulerMark = {
  /** ISO date. */
  day: string;
  kind: 'past' | 'now' | 'you' | 'due' | 'go';
};

type Props = {
  marks: readonly RulerMark[];
  /** ISO date from which weeks are counted. */
  today: string;
  /** Extension of the casino's time, hatched. */
  wait?: readonly [from: string, to: string] | undefined;
  /** Names no month and no day. */
  isBare?: boolean;
};

/** Days of a ruler without marks. */
const EMPTY = 60;
/** Least distance of two names of months, in thousandths. */
const APART = 80;
const TICK = { day: 10, week: 17, month: 26 };

/** Dates to scale, with leaders to equal columns or rows. The list beside it says the same. */
export function CaseRuler({ marks, today, wait, isBare = marks.length === 0 }: Props) {
  const days = [...marks.map(({ day }) => day), ...(wait ?? [])];
  const ruler = dayRuler(days, today, EMPTY / (marks.length === 0 ? 1 : 4));
  const months = ruler.months.filter(
    ({ at }, index) => index === 0 || at - (ruler.months[index - 1]?.at ?? 0) >= APART,
  );
  return (
    <>
      <div
        className={`${styles.across} ${marks.length === 0 ? styles.alone : ''}`.trim()}
        aria-hidden="true"
      >
        <svg className={styles.months}>
          {!isBare &&
            months.map(({ at, day }, index) => (
              <text
                key={day}
                x={`${at / 10}%`}
                y="1em"
                textAnchor={index === 0 ? 'start' : 'middle'}
              >
                {formatMonth(day, index === 0 || !day.endsWith('-01'))}
              </text>
            ))}
        </svg>
        <Lines {...{ ruler, marks, today, wait, isBare }} foot={96} />
      </div>
      {marks.length > 0 && (
        <div className={styles.down} aria-hidden="true">
          <Lines {...{ ruler, marks, today, wait, isBare }} foot={76} isUpright />
        </div>
      )}
    </>
  );
}

type LinesProps = Props & {
  ruler: DayRuler;
  /** Distance of the words from the ruler. */
  foot: number;
  /** Runs from top to bottom. */
  isUpright?: boolean;
};

function Lines({ ruler, marks, today, wait, isBare, foot, isUpright = false }: LinesProps) {
  const { ticks, stretches, placeOf } = ruler;
  const point = (along: number, across: number) =>
    isUpright ? `${across} ${along}` : `${along} ${across}`;
  const line = (...points: readonly (readonly [along: number, across: number])[]) =>
    `M${points.map(([along, across]) => point(along, across)).join('L')}`;
  const ticksOf = (length: keyof typeof TICK) =>
    ticks
      .filter((tick) => tick.length === length)
      .map(({ at }) => line([at, 0], [at, TICK[length]]))
      .join('');
  const breaks = stretches.slice(1).map(({ from }, index) => {
    const end = stretches[index]?.to ?? 0;
    const third = (from - end) / 3;
    return line([end, 0], [end + third / 2, -6], [from - third, 6], [from, 0]);
  });
  const now = placeOf(today);
  return (
    <svg
      viewBox={isUpright ? `-8 0 ${foot + 8} 1000` : `0 -8 1000 ${foot + 8}`}
      preserveAspectRatio="none"
    >
      {wait !== undefined && (
        <path className={styles.wait} d={line([placeOf(wait[0]), 5], [placeOf(wait[1]), 5])} />
      )}
      <path className={styles.day} d={ticksOf('day')} />
      <path className={styles.week} d={ticksOf('week')} />
      <path className={styles.month} d={ticksOf('month')} />
      <path
        className={styles.base}
        d={stretches.map(({ from, to }) => line([from, 0], [to, 0])).join('') + breaks.join('')}
      />
      {marks.map(({ day, kind }, index) => {
        const [at, end] = [placeOf(day), ((index + 0.5) / marks.length) * 1000];
        return (
          <path
            key={index}
            className={`${styles.leader} ${styles[kind] ?? ''}`}
            d={line([at, 28], [at, 36], [end, foot - 10], [end, foot])}
          />
        );
      })}
      {!isBare && <path className={styles.today} d={line([now, -8], [now, 30])} />}
    </svg>
  );
}
