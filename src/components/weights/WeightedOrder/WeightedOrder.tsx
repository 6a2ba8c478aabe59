import { Serial } from '../../elements/Serial/Serial.tsx';
import { Meter } from '../../ratings/Meter/Meter.tsx';
import styles from './WeightedOrder.module.css';

export type WeightedRow = {
  slug: string;
  name: string;
  href: string;
  rank: number;
  score: string;
  /** Of the highest score there is, from 0 to 1. */
  share: number;
  /** Change from its published place, such as “up 2”; empty where it is the same. */
  moved: string;
};

/** Casinos in the order that some weights give them. */
export function WeightedOrder({ rows }: { rows: readonly WeightedRow[] }) {
  return (
    <ol className={styles.order} role="list" aria-label="Casinos by these weights">
      {rows.map(({ slug, name, href, rank, score, share, moved }) => (
        <li key={slug}>
          <Serial number={rank} label={`Place ${rank}`} />
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
