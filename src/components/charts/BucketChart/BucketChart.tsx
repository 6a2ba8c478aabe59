import { BucketPlot, type BucketsModel } from '../BucketPlot/BucketPlot.tsx';
import chart from '../chart.module.css';
import styles from './BucketChart.module.css';

export type BoardModel = BucketsModel & { title: string };

type Props = { boards: readonly BoardModel[] };

/** Several boards on one scale of chances, so that their heights can be compared. */
export function BucketChart({ boards }: Props) {
  const highest = Math.max(...boards.flatMap(({ buckets }) => buckets.map(({ chance }) => chance)));
  return (
    <div className={styles.boards}>
      <ul className={styles.key} role="list">
        <li>
          <svg viewBox="0 0 18 14" aria-hidden="true">
            <rect className={chart.gain} width={18} height={14} />
          </svg>
          Solid: pays the stake or more
        </li>
        <li>
          <svg viewBox="0 0 18 14" aria-hidden="true">
            <rect className={chart.loss} x={0.5} y={0.5} width={17} height={13} />
            <path className={chart.lossHatch} d="M4.5 0V14M9 0V14M13.5 0V14" />
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
