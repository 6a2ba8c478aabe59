import { type Bar, BarList } from '../../charts/BarList/BarList.tsx';
import { type BoardModel, BucketChart } from '../../charts/BucketChart/BucketChart.tsx';
import { ChartFigure } from '../../charts/ChartFigure/ChartFigure.tsx';
import { CurveChart } from '../../charts/CurveChart/CurveChart.tsx';
import type { CurveModel } from '../../charts/CurvePlot/CurvePlot.tsx';
import { DataTable, type DataColumn, type DataRow } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from './GameChart.module.css';

export type GameChartModel = {
  title: string;
  formula: string;
  caption: string;
  tables: readonly FiguresTableModel[];
} & (
  | { kind: 'curve'; curve: CurveModel }
  | { kind: 'boards'; boards: readonly BoardModel[] }
  | { kind: 'bars'; bars: readonly Bar[] }
);

type Props = { chart: GameChartModel };

/** The one drawing of a game guide, with its figures below. */
export function GameChart({ chart }: Props) {
  const { title, formula, caption, tables } = chart;
  return (
    <ChartFigure
      title={title}
      formula={formula}
      caption={caption}
      table={
        <Fold summary="The figures as a table">
          <div className={styles.list}>
            {tables.map((table) => (
              <DataTable key={table.caption} {...table} showCaption dense />
            ))}
          </div>
        </Fold>
      }
    >
      {chart.kind === 'curve' && <CurveChart curve={chart.curve} />}
      {chart.kind === 'boards' && <BucketChart boards={chart.boards} />}
      {chart.kind === 'bars' && <BarList bars={chart.bars} />}
    </ChartFigure>
  );
}

export type FiguresTableModel = {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
};
