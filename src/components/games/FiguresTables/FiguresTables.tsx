import { DataTable, type DataColumn, type DataRow } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from './FiguresTables.module.css';

export type FiguresTableModel = {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
};

type Props = { tables: readonly FiguresTableModel[] };

/** What a chart shows, in figures to be read, compared and copied. */
export function FiguresTables({ tables }: Props) {
  return (
    <Fold summary="The figures as a table">
      <div className={styles.list}>
        {tables.map((table) => (
          <DataTable key={table.caption} {...table} showCaption dense />
        ))}
      </div>
    </Fold>
  );
}
