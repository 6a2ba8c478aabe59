import type { GameChartModel } from './GameChart/GameChart.tsx';

/** The drawings of a game guide, with a few points each. */
const WORDS = {
  title: 'How often a round gets there',
  formula: 'P = 0.99 ÷ m',
  caption: 'Half of the rounds end below 2×.',
  tables: [
    {
      caption: 'Chances by multiplier',
      columns: [{ label: 'Multiplier' }, { label: 'Chance', align: 'end' as const }],
      rows: [{ key: '2', cells: ['2×', '49.5%'] }],
    },
  ],
};

export const CURVE_CHART: GameChartModel = {
  ...WORDS,
  kind: 'curve',
  curve: {
    label: 'A curve that falls from 99% at 1× to 9.9% at 10×.',
    x: {
      scale: 'log',
      from: 1,
      to: 10,
      ticks: [
        { at: 1, label: '1×' },
        { at: 5, label: '5×', onPhone: false },
        { at: 10, label: '10×' },
      ],
    },
    y: {
      scale: 'linear',
      from: 0,
      to: 1,
      ticks: [
        { at: 0, label: '0%' },
        { at: 1, label: '100%' },
      ],
    },
    points: [1, 2, 4, 7, 10].map((x) => ({ x, y: 0.99 / x })),
    marks: [
      { x: 2, y: 0.495, label: '49.5%' },
      { x: 7, y: 0.1414, label: '14.1%', onPhone: false },
    ],
  },
};

export const BOARD_CHART: GameChartModel = {
  ...WORDS,
  kind: 'boards',
  boards: [
    {
      title: '2 rows',
      label: 'A quarter ends at each side and half in the middle.',
      buckets: [
        { chance: 0.25, chanceLabel: '25%', payoutLabel: '1.5×', paysLessThanStake: false },
        { chance: 0.5, chanceLabel: '50%', payoutLabel: '0.48×', paysLessThanStake: true },
        { chance: 0.25, chanceLabel: '25%', payoutLabel: '1.5×', paysLessThanStake: false },
      ],
    },
  ],
};

export const BAR_CHART: GameChartModel = {
  ...WORDS,
  kind: 'bars',
  bars: [
    { label: 'Dice', value: 60, figure: '$60', href: '/games/dice' },
    { label: 'Baccarat', value: 12, figure: '$12' },
  ],
};
