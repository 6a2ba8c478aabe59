import type { Verdict } from '#domain/ratings/criterion.ts';
import { Meter } from '../Meter/Meter.tsx';
import table from '../../elements/table-rows.module.css';
import styles from './ScoreTable.module.css';

export type ScoreRow = {
  id: string;
  name: string;
  reason: string;
  verdict: Verdict;
  verdictWord: string;
  weight: string;
  points: string;
  possible: string;
  /** Points earned as a share of those possible, from 0 to 1. */
  share: number;
};

type Props = { caption: string; rows: readonly ScoreRow[]; score: string; topScore: string };

/** Score as a sum: each criterion with weight, verdict, reason and points. */
export function ScoreTable({ caption, rows, score, topScore }: Props) {
  return (
    <div className={table.frame}>
      <table className={`${table.rows} ${styles.table}`}>
        <caption>
          <span className="unseen">{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Weight</th>
            <th scope="col">Verdict</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ id, name, reason, verdict, verdictWord, weight, points, possible, share }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <small>{reason}</small>
                </th>
                <td className={styles.weight}>{weight}</td>
                <td className={`${styles.verdict} ${styles[verdict]}`}>{verdictWord}</td>
                <td className={styles.points}>
                  <span>
                    <Meter share={share} />
                    <span>
                      <b>{points}</b> of {possible}
                    </span>
                  </span>
                </td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Score, the sum of the points
            </th>
            <td>
              {score} <small>of {topScore}</small>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
