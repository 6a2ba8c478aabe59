import type { Figure, ListChart as ListChartModel } from '#domain/charts/list-chart.ts';
import { Prose } from '../../elements/Prose/Prose.tsx';
import { reeds } from '../BarList/BarList.tsx';
import styles from '../charts.module.css';

const WIDTH = 600;
const HEIGHT = 14;

/** Looks of the pieces of a bar, by the number of figures in it. */
const LOOKS = {
  bars: () => ['fill'],
  costs: () => ['cost'],
  parts: (count: number) => ['fill', ...(count > 2 ? ['neutral'] : []), 'cost'],
  range: () => ['cost', 'fill'],
} as const;

/** List of a text with a drawing of each item's figures below it. The text says all that the drawing shows. */
export function ListChart({ chart: { kind, items } }: { chart: ListChartModel }) {
  const ends = items.flatMap(({ figures }) => barsOf(kind, figures).flatMap((bar) => bar.ends));
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const place = (value: number) => Math.round((WIDTH * (value - low)) / (high - low));
  const names = kind === 'parts' ? (items[0]?.figures ?? []) : [];
  const looks = LOOKS[kind](names.length);
  return (
    <div className={styles.drawn}>
      {names.length > 0 && (
        <ul className={`small row ${styles.key}`} role="list" aria-hidden="true">
          {names.map(({ words }, index) => (
            <li key={words}>
              <svg viewBox={`0 0 18 ${HEIGHT}`}>
                <rect className={styles[looks[index] ?? 'neutral']} width={18} height={HEIGHT} />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      )}
      <ul className="stack-4" role="list">
        {items.map(({ html, figures }) => (
          <li key={html}>
            <Prose html={html} />
            {barsOf(kind, figures).map(({ words, ends: [start = 0, ...rest] }, index) => (
              <div key={index} className={styles.bar} aria-hidden="true">
                {words !== '' && <span className="fine">{words}</span>}
                <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
                  <rect className={styles.track} width={WIDTH} height={HEIGHT} />
                  {rest.map((end, piece) => {
                    const from = place(rest[piece - 1] ?? start);
                    const look = styles[looks[piece] ?? 'neutral'];
                    const width = place(end) - from;
                    return (
                      <rect key={end} className={look} x={from} width={width} height={HEIGHT} />
                    );
                  })}
                  <path className={styles.reed} d={reeds(WIDTH)} />
                  {low < 0 && <path className={styles.zero} d={`M${place(0)} -4V${HEIGHT + 4}`} />}
                </svg>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {kind === 'range' && (
        <p className="fine">
          Each bar runs from the low figure to the high one; its color changes at the middle one.
          The line across is zero.
        </p>
      )}
    </div>
  );
}

/** Bars of an item, each by the ends of its pieces; named where there are several. */
function barsOf(kind: ListChartModel['kind'], figures: readonly Figure[]) {
  const values = figures.map(({ value }) => value);
  if (kind === 'range') return [{ words: '', ends: values }];
  if (kind === 'parts') {
    const upTo = (index: number) => values.slice(0, index).reduce((sum, value) => sum + value, 0);
    return [{ words: '', ends: [0, ...values.map((_, index) => upTo(index + 1))] }];
  }
  return figures.map(({ words, value }) => ({
    words: figures.length > 1 ? words : '',
    ends: [0, Math.abs(value)],
  }));
}
