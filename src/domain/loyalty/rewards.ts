import { majorUnits } from '../money/money.ts';
import { unknownSum } from '../outcomes/offer-case.ts';
import { edgeFractionOf } from '../outcomes/pay-table.ts';
import { sumMinor } from '../terms/limits.ts';
import type { Back, Drop, Ladder, LoyaltyTerms, Points } from '../terms/loyalty-terms.ts';
import { type Bettor, weekCostMinor, WEEKS_PER_MONTH, weekTurnoverMinor } from './bettor.ts';
import { lacks, paidBack, type PaidBackResult } from './paid-back.ts';

/** One rule of a loyalty program. */
export type Reward =
  | { kind: 'back'; back: Back }
  | { kind: 'levels'; ladder: Ladder }
  | { kind: 'points'; points: Points }
  | { kind: 'drop'; drop: Drop }
  | { kind: 'unpublished'; words: string };

/** Rules of a program, each with its own return; what has no number is a rule as well. */
export function rewardsIn(terms: LoyaltyTerms): Reward[] {
  const { back = [], ladder, drops = [], unpublished = [] } = terms;
  return [
    ...back.map((one) => ({ kind: 'back' as const, back: one })),
    ...(ladder?.levels === undefined ? [] : [{ kind: 'levels' as const, ladder }]),
    ...(ladder?.points === undefined ? [] : [{ kind: 'points' as const, points: ladder.points }]),
    ...drops.map((drop) => ({ kind: 'drop' as const, drop })),
    ...unpublished.map((words) => ({ kind: 'unpublished' as const, words })),
  ];
}

/** Average return of one rule, or what is missing to work it out. Amounts are in minor units. */
export function rewarded(reward: Reward, bettor: Bettor): PaidBackResult {
  switch (reward.kind) {
    case 'back':
      return paidBack(reward.back, bettor);
    case 'levels':
      return levelUps(reward.ladder, bettor);
    case 'points':
      return pointsFor(reward.points, bettor);
    case 'drop':
      return dropped(reward.drop, bettor);
    case 'unpublished':
      return lacks('unpublished');
  }
}

const cash = (weekMinor: number | null, monthMinor: number): PaidBackResult => ({
  ...{ ok: true, weekMinor, monthMinor, nowShare: 1, keptShare: 1, boosts: [] },
});

/**
 * Sums of all levels reached with so much bet, or with so much of its edge, in minor units; `null` where a level has
 * no sum in that currency.
 */
export function levelUpsMinor(
  { levels = [] }: Ladder,
  reachedMinor: number,
  currency: string,
): number | null {
  let sum = 0;
  for (const { at, pays } of levels) {
    const from = sumMinor(at, currency);
    const paid = pays === undefined ? null : sumMinor(pays, currency);
    if (from === null || paid === null) return null;
    if (from <= reachedMinor) sum += paid;
  }
  return sum;
}

/** Level-ups of the first four weeks, which are paid once; a shorter window counts its own days. */
function levelUps(ladder: Ladder, bettor: Bettor): PaidBackResult {
  const weeks = Math.min(WEEKS_PER_MONTH, (ladder.windowDays ?? Infinity) / 7);
  const perWeek = ladder.per === 'edge' ? weekCostMinor(bettor) : weekTurnoverMinor(bettor);
  const sum = levelUpsMinor(ladder, perWeek * weeks, bettor.bet.currency);
  return sum === null ? lacks('level-sums') : cash(null, sum);
}

/** Points as a share of bets, or of their edge: parts of a point are not lost. */
function pointsFor(points: Points, bettor: Bettor): PaidBackResult {
  const { turnover, perBetAndEdgePercent, worth } = points;
  const { currency } = bettor.bet;
  const worthMinor = worth === undefined ? null : sumMinor(worth, currency);
  const weekMinor = weekTurnoverMinor(bettor);
  const unitMinor = turnover === undefined ? null : sumMinor(turnover, currency);
  const byEdge =
    perBetAndEdgePercent === undefined
      ? null
      : majorUnits({ minorUnits: weekMinor, currency }) *
        (perBetAndEdgePercent * 100 * edgeFractionOf(bettor.table));
  const earned = unitMinor === null ? byEdge : weekMinor / unitMinor;
  if (worthMinor === null || earned === null) return lacks('point-worth');
  return cash(earned * worthMinor, WEEKS_PER_MONTH * earned * worthMinor);
}

/** Drop less the average cost of what has to be bet for it; below zero where that costs more. */
function dropped(drop: Drop, { bet, table }: Bettor): PaidBackResult {
  const { least, most, needsBets } = drop;
  const [low, high, need = 0] = [least, most, needsBets].map((sum) =>
    sum === undefined ? undefined : sumMinor(sum, bet.currency),
  );
  if (low === null || high === null || need === null) return lacks('currencies-differ');
  if (drop.hangsOn || low === undefined || low !== high) return lacks(unknownSum(drop));
  return cash(null, low - need * edgeFractionOf(table));
}
