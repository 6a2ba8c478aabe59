import { bestInRow } from '#domain/side-by-side/best-in-row.ts';
import { shownGrade } from '#format/ratings.ts';
import { formatBest } from '#format/side-by-side-words.ts';
import { type CellModel, cellIn, type ColumnModel, type RowModel } from '../side-by-side-model.ts';
import styles from './SideBySideTable.module.css';

type Props = {
  row: RowModel;
  columns: readonly ColumnModel[];
  isAlike: boolean;
};

/** Row of one fact: the value of each casino with grade and date. */
export function FactRow({ row, columns, isAlike }: Props) {
  const { label, hint } = row;
  const cells = columns.map((column) => ({ slug: column.slug, cell: cellIn(column, row) }));
  const best =
    row.best &&
    bestInRow(
      cells.map(({ cell }) => cell.measure),
      row.best.better,
    );
  const words = row.best && best && formatBest(row.best, best);
  return (
    <tr data-alike={isAlike || undefined}>
      <th scope="row">
        {label}
        {hint !== null && words !== null && <small>{hint}</small>}
      </th>
      {cells.map(({ slug, cell }, place) => (
        <td key={slug}>
          <span className={cell.isKnown ? styles.value : 'unknown'}>{cell.text}</span>
          {words !== null && best?.places.includes(place) && (
            <>
              {' '}
              <span className={styles.best}>{words}</span>
            </>
          )}
          <Source receipt={cell.receipt} />
        </td>
      ))}
    </tr>
  );
}

function Source({ receipt }: Pick<CellModel, 'receipt'>) {
  if (receipt === null) return null;
  const { grade, meaning, readOn } = receipt;
  const shown = shownGrade(grade);
  return (
    <small
      className={styles.source}
      title={shown === null ? undefined : `Grade ${shown}: ${meaning}`}
    >
      {shown !== null && (
        <>
          <span className="unseen">Grade </span>
          <span className={styles.grade}>{shown}</span>
          <span className="unseen">, {meaning}. </span>
        </>
      )}
      <span className="unseen">Read on </span>
      <span>{readOn}</span>
    </small>
  );
}
