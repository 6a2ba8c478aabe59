import { bestInRow } from '#domain/side-by-side/best-in-row.ts';
import { formatBest } from '#format/side-by-side-words.ts';
import { OutcomeStrip } from '../../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import type { BestModel, ColumnModel } from '../side-by-side-model.ts';
import styles from './SideBySideTable.module.css';

type Props = { columns: readonly ColumnModel[]; best: BestModel };

/** What the offer of each casino does to a hundred players. The page has small `ChipPatterns`. */
export function OutcomeRow({ columns, best }: Props) {
  const found = bestInRow(
    columns.map(({ outcome }) => outcome.measure),
    best.better,
  );
  return (
    <tr>
      <th scope="row">
        Played through
        <small>All on one yardstick; the last line says what is put in and bet</small>
      </th>
      {columns.map(({ slug, outcome }, place) => (
        <td key={slug}>
          {outcome.label !== '' && <p className={styles.offer}>{outcome.label}</p>}
          <OutcomeStrip outcome={outcome} stacked />
          {found?.places.includes(place) && (
            <p className={styles.below}>
              <span className={styles.best}>{formatBest(best, found)}</span>
            </p>
          )}
        </td>
      ))}
    </tr>
  );
}
