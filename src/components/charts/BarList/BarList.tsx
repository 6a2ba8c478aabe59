import { sharesOfLargest } from '#domain/charts/columns.ts';
import styles from '../charts.module.css';

export type Bar = { label: string; value: number; figure: string; href?: string };

const WIDTH = 600;
const HEIGHT = 14;
const REED_GAP = 12;

/** Horizontal bars, each below its label and figure, which say all that the bar shows. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const shares = sharesOfLargest(bars.map(({ value }) => value));
  return (
    <ul className={`stack-4 ${styles.bars}`} role="list">
      {bars.map(({ label, figure, href }, index) => {
        const width = Math.round(WIDTH * (shares[index] ?? 0));
        return (
          <li key={label}>
            {href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>}
            <b>{figure}</b>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width={WIDTH} height={HEIGHT} />
              <rect className={styles.fill} width={width} height={HEIGHT} />
              <path className={styles.reed} d={reeds(width)} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

/** Vertical hatching over the length of the bar, like the reeded edge of a chip. */
export function reeds(width: number): string {
  const count = Math.floor(width / REED_GAP);
  return Array.from({ length: count }, (_, reed) => `M${reed * REED_GAP + 1} 0V${HEIGHT}`).join('');
}
