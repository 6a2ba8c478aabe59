import type { weightedRow } from '#format/own-weights-words.ts';
import { Meter } from '../../ratings/Meter/Meter.tsx';
import styles from './WeightedOrder.module.css';

/** Casinos in the order of the given weights. */
export function WeightedOrder({ rows }: { rows: readonly ReturnType<typeof weightedRow>[] }) {
  return (
    <ol className={styles.order} role="list" aria-label="Casinos by these weights">
      {rows.map(({ slug, name, href, rank, score, share, moved }) => (
        <li key={slug}>
          <span>
            <span className="unseen">Place </span>
            <span>{rank}</span>
          </span>
          <a className="entry-name" href={href}>
            {name}
          </a>
          <span className="fine">{moved}</span>
          <Meter share={share} />
          <b>{score}</b>
        </li>
      ))}
    </ol>
  );
}
