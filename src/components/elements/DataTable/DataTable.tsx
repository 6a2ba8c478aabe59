import type { ReactNode } from 'react';
import table from '../table-rows.module.css';
import styles from './DataTable.module.css';

export type DataColumn = {
  label: string;
  /** Figures stand at the right, under each other. */
  align?: 'start' | 'end';
  /** On a narrow screen: the whole width instead of half of it. */
  wide?: boolean;
};

/** A cell for each column; the first names the row. */
export type DataRow = readonly ReactNode[];

type Props = {
  caption: string;
  showCaption?: boolean;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Targets of links to the rows. */
  ids?: readonly string[];
  /** Short figures to compare down the columns: it stays a table, and scrolls where it must. */
  dense?: boolean;
  /** Few columns of few words: it stays a table, and its words wrap. */
  wraps?: boolean;
};

/**
 * A table that fits its column: where that is narrow, each row becomes a block with the heads of the
 * columns as labels, so that nothing is cut off and nothing scrolls sideways. A dense one stays a
 * table in a region of its own.
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
