import { type Bar, BarList } from '../../charts/BarList/BarList.tsx';
import { type BoardModel, BucketChart } from '../../charts/BucketChart/BucketChart.tsx';
import { type CurveModel, CurvePlot } from '../../charts/CurvePlot/CurvePlot.tsx';
import { DataTable, type DataColumn, type DataRow } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from './GameChart.module.css';

export type GameChartModel = {
  title: string;
  /** Formula of the curve, in one line. */
  formula: string;
  /** Main observation. */
  caption: string;
  tables: readonly FiguresTableModel[];
} & (
  | { kind: 'curve'; curve: CurveModel }
  | { kind: 'boards'; boards: readonly BoardModel[] }
  | { kind: 'bars'; bars: readonly Bar[] }
);

/** Chart of a game guide, with its figures as tables below. */
export function GameChart({ chart }: { chart: GameChartModel }) {
  const { title, formula, caption, tables } = chart;
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className="fine">{formula}</p>
      </div>
      <figure>
        {chart.kind === 'curve' && <CurvePlot curve={chart.curve} size="wide" />}
        {chart.kind === 'curve' && <CurvePlot curve={chart.curve} size="narrow" />}
        {chart.kind === 'boards' && <BucketChart boards={chart.boards} />}
        {chart.kind === 'bars' && <BarList bars={chart.bars} />}
        <figcaption className={`fine measure ${styles.caption}`}>{caption}</figcaption>
      </figure>
      <div className={styles.table}>
        <Fold summary="The figures as a table">
          <div className={`stack-6 ${styles.list}`}>
            {tables.map((table) => (
              <DataTable key={table.caption} {...table} showCaption dense />
            ))}
          </div>
        </Fold>
      </div>
    </div>
  );
}

export type FiguresTableModel = {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
};
