import type { Examples } from '../../examples.ts';
import { BAR_CHART, BOARD_CHART, CURVE_CHART } from '../example-chart.ts';
import type { GameChart } from './GameChart.tsx';

export const examples: Examples<typeof GameChart> = {
  usual: { chart: CURVE_CHART },
  boards: { chart: BOARD_CHART },
  bars: { chart: BAR_CHART },
};
