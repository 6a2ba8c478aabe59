import type { GameKind } from '../casinos/facts.ts';
import type { Money } from '../money/money.ts';
import { edgeFractionOf, type PayTable } from '../outcomes/pay-table.ts';
import type { Back, ByGame } from '../terms/loyalty-terms.ts';

/** Somebody who makes flat bets on one game, the same number each week. */
export type Bettor = {
  bet: Money;
  betsPerWeek: number;
  game: GameKind;
  table: PayTable;
  /** Level of the program; without one, the first. */
  level?: string;
  /** Amount held of the casino's token. */
  holds?: Money;
  /** Deposits, and bonuses received, of one period. */
  deposits?: Money;
  bonuses?: Money;
  /** Fee of a game between players, as a share of a bet. */
  feeFraction?: number;
};

/** A month has four weeks. */
export const WEEKS_PER_MONTH = 4;

type Period = NonNullable<Back['period']>;
const PARTS_OF_A_WEEK = { day: 7, 'half-week': 2, week: 1 } as const;

/** Bets of each period of four weeks, spread as evenly as whole bets can be. */
export function betsByPeriod(
  period: Period,
  betsPerWeek: number,
): { bets: number; times: number }[] {
  if (period === 'month') return [{ bets: WEEKS_PER_MONTH * betsPerWeek, times: 1 }];
  if (period === 'bet') return [{ bets: 1, times: WEEKS_PER_MONTH * betsPerWeek }];
  const parts = PARTS_OF_A_WEEK[period];
  const few = Math.floor(betsPerWeek / parts);
  const more = betsPerWeek - few * parts;
  return [
    { bets: few, times: WEEKS_PER_MONTH * (parts - more) },
    { bets: few + 1, times: WEEKS_PER_MONTH * more },
  ].filter(({ bets, times }) => bets > 0 && times > 0);
}

export const weekTurnoverMinor = ({ bet, betsPerWeek }: Bettor): number =>
  bet.minorUnits * betsPerWeek;

/** Average cost of a week's bets, in minor units: bets × true edge. */
export const weekCostMinor = (bettor: Bettor): number =>
  weekTurnoverMinor(bettor) * edgeFractionOf(bettor.table);

/** Games that casinos make themselves. */
const ORIGINALS: readonly GameKind[] = ['crash', 'dice', 'plinko'];

/** Value for a game: its own, that of the casino's own games, or that of all. */
export function valueFor<Value>(values: ByGame<Value>, game: GameKind): Value | undefined {
  return values[game] ?? (ORIGINALS.includes(game) ? values.originals : undefined) ?? values.all;
}
