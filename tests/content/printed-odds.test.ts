import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { martingaleOdds } from '#domain/odds/martingale.ts';
import {
  fiveNumberOdds,
  laPartageOdds,
  ROULETTE_BETS,
  rouletteOdds,
  type RouletteBet,
} from '#domain/odds/roulette.ts';
import { gameRulesSchema } from '#schemas/game-rules.ts';

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../content', file), 'utf8');

describe('the edges printed for roulette are the computed ones', () => {
  const { bets } = gameRulesSchema.parse(parse(read('game-rules/roulette.yaml')));
  const printed = (name: RegExp) => bets.filter(({ bet }) => name.test(bet));
  const percent = (fraction: number) => Number((100 * fraction).toFixed(4));

  test.each(Object.entries(ROULETTE_BETS))('%s, which covers %i numbers', (bet, covered) => {
    const rows = printed(new RegExp(`\\(${covered} numbers?\\), single zero$`));
    const { edgeFraction, payout } = rouletteOdds(bet as RouletteBet, 'european');
    expect(rows.map(({ pays, edgePercent }) => [pays, edgePercent])).toEqual([
      [`${payout - 1}:1`, percent(edgeFraction)],
    ]);
  });

  test.each([
    ['la partage', /la partage$/, laPartageOdds().edgeFraction],
    ['the five-number bet', /^Five numbers/, fiveNumberOdds().edgeFraction],
    [
      'a double zero',
      /^Any bet above, double zero/,
      rouletteOdds('dozen', 'american').edgeFraction,
    ],
    ['a triple zero', /^Any bet above, triple/, rouletteOdds('dozen', 'triple-zero').edgeFraction],
  ])('%s', (_, name, edgeFraction) => {
    expect(printed(name).map(({ edgePercent }) => edgePercent)).toEqual([percent(edgeFraction)]);
  });
});

describe('the guide to the martingale prints what doubling comes to', () => {
  const LADDER =
    /\*\*(\d+) steps, \$([\d,]+) at risk:\*\* (?:bust in )?([\d.]+)%(?: of cycles)?, ([\d.]+)%(?: within a hundred)?, (?:average cost )?\$(\d+\.\d+)/g;
  const ladders = [...read('articles/martingale-arithmetic.md').matchAll(LADDER)];

  test('for four ladders', () => expect(ladders).toHaveLength(4));

  test.each(ladders.map(([, ...figures]) => figures))(
    '%s steps, $%s at risk: %s%% and %s%%, $%s',
    (steps = '', atRisk = '', bust = '', within = '', cost = '') => {
      // Even money at an edge of 1%, as the guide says.
      const result = martingaleOdds({ betsPerCycle: Number(steps), cycles: 100, winChance: 0.495 });
      if (!result.ok) throw new Error(result.reason);
      const { odds } = result;
      const decimals = (figure: string) => figure.split('.')[1]?.length ?? 0;
      expect(odds.unitsAtRisk).toBe(Number(atRisk.replace(',', '')));
      expect((100 * odds.bustChancePerCycle).toFixed(decimals(bust))).toBe(bust);
      expect((100 * odds.bustChanceWithinCycles).toFixed(decimals(within))).toBe(within);
      expect((-odds.averageNetUnitsPerCycle).toFixed(decimals(cost))).toBe(cost);
    },
  );
});
