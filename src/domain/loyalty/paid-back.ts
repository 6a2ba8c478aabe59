import type { Currency } from '../money/money.ts';
import { CASHABLE } from '../outcomes/cash-out.ts';
import type { HangsOnReason } from '../outcomes/offer-case.ts';
import { outcomeOf } from '../outcomes/outcome.ts';
import { edgeFractionOf, type PayTable } from '../outcomes/pay-table.ts';
import { oneStart } from '../outcomes/plan.ts';
import { sumMinor } from '../terms/limits.ts';
import type { Back } from '../terms/loyalty-terms.ts';
import type { Sum } from '../terms/offer-terms.ts';
import { betsByPeriod, type Bettor, valueFor, WEEKS_PER_MONTH } from './bettor.ts';
import { lossesOf } from './losses.ts';

/** Figures that the terms, or the case, lack to work a return out. */
export type NotPaidBack =
  | 'unpublished'
  | 'rate'
  | 'period'
  | 'edge'
  | 'games'
  | 'level'
  | 'deposits'
  | 'level-sums'
  | 'point-worth'
  | 'wagering-multiple'
  | 'players-against-players'
  | HangsOnReason
  | 'currencies-differ'
  | 'too-much-work';

/** Averages, in minor units and unrounded. */
export type PaidBack = {
  /** `null` for what is paid by the month, or once: `monthMinor` is that of the first four weeks. */
  weekMinor: number | null;
  monthMinor: number;
  /** Share that is paid at once; the rest lapses if it is not claimed. */
  nowShare: number;
  /** Share that is left on average after what came back was wagered, in bets of a hundredth of it. */
  keptShare: number;
  /** Multiples of the return while a boost runs: two where the terms do not say how it adds. */
  boosts: readonly number[];
};
export type PaidBackResult = ({ ok: true } & PaidBack) | { ok: false; missing: NotPaidBack };

export const lacks = (missing: NotPaidBack): { ok: false; missing: NotPaidBack } => ({
  ok: false,
  missing,
});

/**
 * Average return of a week and of four weeks: a share of bets, of the edge, of the part at risk or of a fee is
 * linear in what was bet; a share of losses comes from the whole distribution of a period's net loss.
 * Source: facts on terms, sections 1 (rows 60 to 81) and 7.
 */
export function paidBack(back: Back, bettor: Bettor): PaidBackResult {
  if (!isOneCurrency(back, bettor.bet.currency)) return lacks('currencies-differ');
  const counted = countedPercent(back, bettor);
  if (counted === undefined) return lacks('games');
  const average = back.of === 'loss' || back.of === 'new-lows' ? ofLosses : ofBets;
  const found = average(back, bettor);
  if (typeof found === 'string') return lacks(found);
  const kept = keptShare(back, bettor.table);
  if (typeof kept === 'string') return lacks(kept);
  const monthMinor = (found * counted) / 100;
  return {
    ok: true,
    weekMinor: back.period === 'month' ? null : monthMinor / WEEKS_PER_MONTH,
    monthMinor,
    nowShare: (back.nowPercent ?? 100) / 100,
    keptShare: kept,
    boosts: boostsOf(back, bettor),
  };
}

function isOneCurrency(back: Back, currency: Currency): boolean {
  const tiers = back.tiers?.flatMap(({ from, most }) => [from, most]) ?? [];
  return [back.floor, back.leastPaid, back.most, ...tiers].every(
    (sum) => typeof sum !== 'object' || sumMinor(sum, currency) !== null,
  );
}

function countedPercent({ counts, excludes }: Back, { game }: Bettor): number | undefined {
  if (excludes?.includes(game) === true) return 0;
  return counts === undefined ? 100 : valueFor(counts, game);
}

/** Average of four weeks of a share of the bets. */
function ofBets(back: Back, bettor: Bettor): number | NotPaidBack {
  const rate = rateOf(back, bettor, 0);
  if (typeof rate === 'string') return rate;
  const base = baseFraction(back, bettor);
  if (typeof base === 'string') return base;
  const perBet = (bettor.bet.minorUnits * base * rate.percent) / 100;
  const isFlat = [back.most, back.leastPaid, back.needBets].every((one) => one === undefined);
  if (isFlat) return WEEKS_PER_MONTH * bettor.betsPerWeek * perBet;
  if (back.period === undefined) return 'period';
  return betsByPeriod(back.period, bettor.betsPerWeek).reduce(
    (sum, { bets, times }) => sum + times * paidFor(back, bettor, bets, bets * perBet),
    0,
  );
}

/** Share of a bet that the rate applies to. */
function baseFraction({ of, edges }: Back, bettor: Bettor): number | NotPaidBack {
  switch (of) {
    case 'edge': {
      if (edges === undefined) return edgeFractionOf(bettor.table);
      const stated = valueFor(edges, bettor.game);
      return stated === undefined ? 'edge' : stated / 100;
    }
    case 'bets-at-risk':
      return partAtRisk(bettor.table);
    case 'rake':
      return bettor.feeFraction ?? 'players-against-players';
    default:
      return 1;
  }
}

/** Average of |payout − bet|, at most the bet, as a share of the bet: what some terms call a valid bet. */
export function partAtRisk(table: PayTable): number {
  return table.reduce(
    (sum, { chance, multiple }) => sum - chance * (1 - Math.min(1, Math.abs(multiple - 1))),
    1,
  );
}

/** Average of four weeks of a share of the losses of each period. */
function ofLosses(back: Back, bettor: Bettor): number | NotPaidBack {
  if (back.period === undefined) return 'period';
  const known = rateOf(back, bettor, Infinity);
  if (typeof known === 'string') return known;
  const betMinor = bettor.bet.minorUnits;
  let sum = 0;
  for (const { bets, times } of betsByPeriod(back.period, bettor.betsPerWeek)) {
    const found = lossesOf(bettor.table, bets);
    if (found === null) return 'too-much-work';
    const refund =
      back.of === 'new-lows'
        ? (found.averageLow * betMinor * known.percent) / 100
        : found.losses.reduce(
            (total, one) => total + one.chance * refundOf(back, bettor, one.bets * betMinor, bets),
            0,
          );
    sum += refund * times;
  }
  return sum;
}

/** Tolerance for a loss that equals a limit, in minor units. */
const SAME_MINOR = 1e-6;

/** Refund of the net loss of one period of so many bets, in minor units. */
export function refundOf(back: Back, bettor: Bettor, lossMinor: number, bets: number): number {
  const bonusMinor = back.lessBonuses === true ? (bettor.bonuses?.minorUnits ?? 0) : 0;
  const base = lossMinor - bonusMinor;
  if (base <= 0 || base < minorOf(back.floor, bettor, 0) - SAME_MINOR) return 0;
  const rate = rateOf(back, bettor, base);
  if (typeof rate === 'string') return 0;
  const paid = Math.min((base * rate.percent) / 100, minorOf(rate.most, bettor, Infinity));
  return paidFor(back, bettor, bets, paid);
}

/** Sum that is paid for a period, within the limits of the terms. */
function paidFor(back: Back, bettor: Bettor, bets: number, paidMinor: number): number {
  if (bets < (back.needBets ?? 0)) return 0;
  if (paidMinor < minorOf(back.leastPaid, bettor, 0) - SAME_MINOR) return 0;
  return Math.min(paidMinor, minorOf(back.most, bettor, Infinity));
}

const minorOf = (sum: Sum | undefined, { bet }: Bettor, otherwise: number): number =>
  (sum && sumMinor(sum, bet.currency)) ?? otherwise;

type Rate = { percent: number; most?: Sum | undefined };

/**
 * Rate at a loss: that of the highest tier reached, for the whole base. Where it hangs on "deposits or losses", on
 * losses: deposits that were won back are no loss.
 */
function rateOf(back: Back, bettor: Bettor, lossMinor: number): Rate | NotPaidBack {
  const { percent, tiers, tierOn, tiersAdd, tiersAbove } = back;
  if (tiers === undefined) return percent === undefined ? 'rate' : { percent };
  if (tierOn === undefined) return 'rate';
  if (tierOn === 'level') {
    const { level } = bettor;
    const own = tiers.find(({ from }) => level === undefined || from === level);
    return own ?? 'level';
  }
  if (tierOn === 'deposits' && bettor.deposits === undefined) return 'deposits';
  const sums = { deposits: bettor.deposits, held: bettor.holds };
  const reached =
    tierOn === 'deposits' || tierOn === 'held' ? (sums[tierOn]?.minorUnits ?? 0) : lossMinor;
  const slack = tiersAbove === true ? -SAME_MINOR : SAME_MINOR;
  const tier = tiers.findLast(
    ({ from }) => typeof from === 'object' && minorOf(from, bettor, Infinity) <= reached + slack,
  );
  if (tier === undefined) return { percent: percent ?? 0 };
  return { percent: tier.percent + (tiersAdd === true ? (percent ?? 0) : 0), most: tier.most };
}

/** Bets of what came back, a hundredth of it each, as the yardstick bets a deposit. */
const PARTS_OF_A_REFUND = 100;

/** Share of what came back that is left on average after its wagering; all of it without one. */
function keptShare({ wagering }: Back, table: PayTable): number | NotPaidBack {
  if (wagering === undefined) return 1;
  if (wagering.multiple === undefined) return 'wagering-multiple';
  const turnover = wagering.multiple * PARTS_OF_A_REFUND;
  const played = outcomeOf({
    depositMinor: 0,
    betMinor: 1,
    table,
    starts: oneStart(PARTS_OF_A_REFUND, turnover, 1),
    rule: { ...CASHABLE, forfeitsUnfinished: turnover > 0 },
  });
  return played.ok ? played.outcome.averageCashOutMinor / PARTS_OF_A_REFUND : 'too-much-work';
}

function boostsOf({ boost, ...back }: Back, bettor: Bettor): number[] {
  if (boost?.times !== undefined) return [boost.times];
  if (boost?.percent === undefined) return [];
  const rate = rateOf(back, bettor, 0);
  const percent = typeof rate === 'string' ? 0 : rate.percent;
  const added = percent > 0 ? [1 + boost.percent / percent] : [];
  const multiplied = [1 + boost.percent / 100];
  if (boost.adds === undefined) return [...multiplied, ...added];
  return boost.adds ? added : multiplied;
}
