import { sampleAxis } from '#domain/charts/curve.ts';
import { diceOdds } from '#domain/odds/dice.ts';
import { formatChance, formatDeviation, formatMultiplier } from '#format/odds-text.ts';
import { formatPercent } from '#format/text.ts';
import { figuresTable } from './figures-table.ts';

/** RTP of the published payout formula, the same at every chance. */
const QUOTED_RTP_FRACTION = 0.99;

const CHANCES_DRAWN = { scale: 'log', from: 1, to: 98 } as const;
const STEPS = 100;
const MARKS = [1, 5, 10, 25, 50, 75];
const MARKS_ON_PHONE = new Set([1, 10, 25, 50]);
const PAYOUT_TICKS = [1, 2, 5, 10, 20, 50, 100];
const TABLE_CHANCES = [98, 90, 75, 50, 49.5, 25, 10, 1, 0.1, 0.01];

/** Odds at a target of the slider, which is the quoted win chance in percent. */
const oddsAt = (target: number) => diceOdds({ target, quotedRtpFraction: QUOTED_RTP_FRACTION });

/** Payout against win chance, for dice with 10,001 possible rolls. */
export function diceChart() {
  const drawn = sampleAxis(CHANCES_DRAWN, STEPS).map((x) => Math.round(x * 100) / 100);
  return {
    kind: 'curve' as const,
    title: 'What a win pays against how likely it is',
    formula: `Payout = ${QUOTED_RTP_FRACTION} ÷ quoted chance of a win`,
    caption: `Payouts are on a logarithmic scale. Quoted chance times payout is ${QUOTED_RTP_FRACTION} at every point of the line, so the slider changes the swings and not the price. The exact edge is a little over 1%, because the quote leaves out the roll of 100.00.`,
    curve: {
      x: {
        scale: 'linear' as const,
        from: 0,
        to: 100,
        ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: formatPercent(at) })),
      },
      y: {
        scale: 'log' as const,
        from: 1,
        to: 100,
        ticks: PAYOUT_TICKS.map((at) => ({ at, label: formatMultiplier(at) })),
      },
      points: drawn.map((x) => ({ x, y: oddsAt(x).payout })),
      marks: MARKS.map((x) => {
        const { payout } = oddsAt(x);
        return { x, y: payout, label: formatMultiplier(payout), onPhone: MARKS_ON_PHONE.has(x) };
      }),
      label: `Falling curve of the payout against the chance of a win. ${MARKS.map((x) => `${x} percent pays ${oddsAt(x).payout} times.`).join(' ')}`,
    },
    tables: [
      figuresTable(
        'Payout, exact chance and spread by quoted chance',
        [
          'Quoted chance',
          'Pays',
          'Exact chance',
          'Exact house edge',
          'Standard deviation per unit',
        ],
        TABLE_CHANCES.map((percent) => {
          const { payout, chance, edgeFraction, standardDeviation } = oddsAt(percent);
          return [
            formatPercent(percent),
            formatMultiplier(payout),
            formatChance(chance, 4),
            formatChance(edgeFraction, 4),
            formatDeviation(standardDeviation),
          ];
        }),
      ),
    ],
  };
}
