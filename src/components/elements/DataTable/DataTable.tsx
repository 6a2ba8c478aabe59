import type { ReactNode } from 'react';
import table from '../table-rows.module.css';
import styles from './DataTable.module.css';

export type DataColumn = {
  label: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** On a narrow screen the cell takes the whole width instead of half. */
  wide?: boolean;
};

/** One cell a column; the first is the row header. */
export type DataRow = readonly ReactNode[];

type Props = {
  caption: string;
  showCaption?: boolean;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Anchors of the rows. */
  ids?: readonly string[];
  /** Short figures: stays a table on narrow screens, and scrolls if necessary. */
  dense?: boolean;
  /** Few columns of short text: stays a table on narrow screens, and wraps. */
  wraps?: boolean;
};

/**
 * Table that fits its column: in a narrow one each row becomes a block whose cells carry the column
 * headers as labels, so that nothing is cut off or scrolls sideways. A dense table scrolls in a
 * region of its own instead.
 */
export function DataTable({
  caption,
  showCaption = false,
  columns,
  rows,
  ids,
  dense = false,
  wraps = false,
}: Props) {
  const shape = wraps ? styles.wraps : table.frame;
  const region = { role: 'region', 'aria-label': caption, tabIndex: 0 };
  return (
    <div className={dense ? styles.dense : shape} {...(dense && region)}>
      <table className={`${table.rows} ${styles.table}`}>
        <caption className={showCaption ? table.caption : 'unseen'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} id={ids?.[row]}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row" className={classOf(column)}>
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column.label} className={classOf(column)} data-label={column.label}>
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf({ align = 'start', wide = false }: DataColumn): string | undefined {
  const names = [align === 'end' && styles.end, wide && styles.wide].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
