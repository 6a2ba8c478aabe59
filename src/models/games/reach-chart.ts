import { sampleAxis } from '#domain/charts/curve.ts';
import { money, multiplyMoney } from '#domain/money/money.ts';
import { crashOdds, LOWEST_CRASH_TARGET } from '#domain/odds/crash.ts';
import { formatChance, formatDeviation, formatMultiplier, formatOneIn } from '#format/odds-text.ts';
import { formatFraction, formatMoney } from '#format/text.ts';
import { figuresTable } from './figures-table.ts';

const AXIS = { scale: 'log', from: 1, to: 100 } as const;
const STEPS = 100;
const STAKED = money(100);

const TICKS = [1, 2, 5, 10, 20, 50, 100];
const TICKS_ON_PHONE = new Set([1, 2, 5, 10, 100]);
const MARKS = [1.5, 2, 5, 10, 50];
const MARKS_ON_PHONE = new Set([2, 5, 10, 50]);
const TABLE_TARGETS = [1.01, 1.1, 1.5, 2, 3, 5, 10, 50, 100, 1000];

/** Chance that a round reaches a multiplier, for crash games. `caveat` is added to the caption. */
export function reachChart(rtpFraction: number, caveat?: string) {
  const oddsAt = (targetMultiplier: number) => crashOdds({ targetMultiplier, rtpFraction });
  const marks = MARKS.map((x) => ({ x, chance: oddsAt(x).chance }));
  const factor = String(Math.round(rtpFraction * 100) / 100);
  const targets = sampleAxis(AXIS, STEPS).map((x) =>
    Math.max(LOWEST_CRASH_TARGET, Math.round(x * 100) / 100),
  );
  return {
    kind: 'curve' as const,
    title: 'Chance of reaching a multiplier',
    formula: `Chance = ${factor} ÷ target, at ${formatFraction(rtpFraction)} RTP`,
    caption: `The scale of targets is logarithmic. At every point chance times target is ${factor}, so no target is better value than another.${caveat === undefined ? '' : ` ${caveat}`}`,
    curve: {
      x: {
        ...AXIS,
        ticks: TICKS.map((at) => ({
          at,
          label: formatMultiplier(at),
          onPhone: TICKS_ON_PHONE.has(at),
        })),
      },
      y: {
        scale: 'linear' as const,
        from: 0,
        to: 1,
        ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: formatFraction(at) })),
      },
      points: targets.map((x) => ({ x, y: oddsAt(x).chance })),
      marks: marks.map(({ x, chance }) => ({
        x,
        y: chance,
        label: formatFraction(chance, 1),
        onPhone: MARKS_ON_PHONE.has(x),
      })),
      label: `Falling curve of the chance of reaching a multiplier. ${marks
        .map(({ x, chance }) => `${x} times: ${formatFraction(chance, 1)}.`)
        .join(' ')}`,
    },
    tables: [
      figuresTable(
        'Chance and spread by target',
        [
          'Target',
          'Chance',
          'About',
          'Standard deviation per unit',
          `Average cost of ${formatMoney(STAKED)} staked`,
        ],
        TABLE_TARGETS.map((target) => {
          const { chance, standardDeviation, edgeFraction } = oddsAt(target);
          return [
            formatMultiplier(target),
            formatChance(chance, 3),
            formatOneIn(chance),
            formatDeviation(standardDeviation),
            formatMoney(multiplyMoney(STAKED, edgeFraction)),
          ];
        }),
      ),
    ],
  };
}
