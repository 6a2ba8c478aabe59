import { bestInRow } from '#domain/side-by-side/best-in-row.ts';
import { formatBest } from '#format/side-by-side-words.ts';
import { HundredChips } from '../../outcomes/HundredChips/HundredChips.tsx';
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
    <tr className={styles.outcomes}>
      <th scope="row">
        Of 100 players
        <small>All on one yardstick; the last line says what is put in and bet</small>
      </th>
      {columns.map(({ slug, outcome: { groups, count, label, text, lines } }, place) => (
        <td key={slug}>
          {label !== '' && <p className={styles.offer}>{label}</p>}
          {groups !== null && (
            <div className={styles.chips}>
              <HundredChips groups={groups} size="small" label={null} />
            </div>
          )}
          <p className={count === null ? styles.unknown : styles.count}>
            {count === null ? (
              text
            ) : (
              <>
                <b>{count.players}</b> {count.become}
              </>
            )}
          </p>
          {found?.places.includes(place) && (
            <p>
              <span className={styles.best}>{formatBest(best, found)}</span>
            </p>
          )}
          {lines.map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </td>
      ))}
    </tr>
  );
}
