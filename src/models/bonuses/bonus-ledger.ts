import { betRebate } from '#domain/bonuses/bet-rebate.ts';
import { type ClearingCost, wageringBase } from '#domain/bonuses/clearing-cost.ts';
import { lossRefund } from '#domain/bonuses/loss-refund.ts';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import type { GameKind } from '#domain/casinos/facts.ts';
import { type Money, multiplyMoney } from '#domain/money/money.ts';
import { plainSum } from '#domain/terms/limits.ts';
import { formatGameKind } from '#format/counted.ts';
import { formatFraction, formatMoney, formatPercent } from '#format/text.ts';

/** Ledger of the wagering: turnover times house edge, if every required bet is made. */
export function clearingLedger(terms: BonusTerms, cost: ClearingCost) {
  const { turnover, averageCost, game, winnings } = cost;
  const given =
    winnings === null
      ? { label: 'Bonus', working: originOf(terms), figure: formatMoney(terms.reference.bonus) }
      : { label: 'Winnings', working: winningsWorking(terms), figure: formatMoney(winnings) };
  if (game === null) {
    const total = { label: 'Bets to make', working: 'No wagering', figure: formatMoney(turnover) };
    return { rows: [given], total };
  }
  const edge = formatFraction(game.edgeFraction);
  return {
    rows: [
      given,
      {
        label: 'Bets to make',
        working: turnoverWorking(terms, game.kind, winnings),
        figure: formatMoney(turnover),
      },
      { label: 'House edge', working: `Yardstick for ${formatGameKind(game.kind)}`, figure: edge },
    ],
    total: {
      label: isGiven(terms)
        ? 'Average cost, paid from the casino’s credit'
        : 'Cost on average, if every bet is made',
      working: `${formatMoney(turnover)} × ${edge}`,
      figure: formatMoney(averageCost),
    },
  };
}

/** Caveat below `clearingLedger`. */
export const straightSumCaveat = (terms: BonusTerms): string =>
  isGiven(terms)
    ? 'The casino’s credit pays for these bets. Most players run out before they have made them all.'
    : 'This is what all those bets cost on average, and no more. If you run out of money first, you lose your deposit, not this amount.';

/** Ledger of a cashback on losses; `null` for other offers. */
export function refundLedger(kind: BonusKind, terms: BonusTerms) {
  const found = lossRefund(kind, terms);
  if (found === null) return null;
  const { loss, refund, refundPercent, stillLost } = found;
  const percent = formatPercent(refundPercent);
  const period = PERIODS[String(terms.expiryDays?.value)] ?? 'period';
  const cap = terms.cap?.value;
  const most = typeof cap === 'object' ? `, and is never more than ${formatMoney(cap)}` : '';
  return {
    rows: [
      {
        label: 'Net loss',
        working: 'The smallest that earns the full amount',
        figure: formatMoney(loss),
      },
      {
        label: 'Paid back',
        working: `${percent} × ${formatMoney(loss)}`,
        figure: formatMoney(refund),
      },
    ],
    total: { label: 'Still lost', figure: formatMoney(stillLost) },
    remark: `Each ${period} is settled alone: lose ${formatMoney(loss)} and ${formatMoney(refund)} comes back; win in the next ${period} and you give nothing back. How much of the average cost returns depends on how much you bet in a ${period}${most}.`,
  };
}

/** Period that a cashback is settled over, by its number of days. */
const PERIODS: Partial<Record<string, string>> = { 1: 'day', 7: 'week' };

/**
 * Ledger of a rakeback: its payment beside the house edge on the same bets; `null` for other
 * offers.
 */
export function rebateLedger(terms: BonusTerms) {
  const found = betRebate(terms);
  if (found === null) return null;
  const { turnover, rebate, rebatePercent, averageCost, stillLost, game } = found;
  const [bets, edge] = [formatMoney(turnover), formatFraction(game.edgeFraction)];
  return {
    rows: [
      {
        label: 'Average cost of the bets that earn it',
        working: `${bets} × ${edge}, the yardstick for ${formatGameKind(game.kind)}`,
        figure: formatMoney(averageCost),
      },
      {
        label: 'Paid back',
        working: `${formatPercent(rebatePercent)} × ${bets}`,
        figure: formatMoney(rebate),
      },
    ],
    total: { label: 'Average cost that is left', figure: formatMoney(stillLost) },
    remark: `Every bet costs ${edge} on average and ${formatPercent(rebatePercent)} of it comes back. The rebate makes betting cheaper; it doesn’t make more betting pay.`,
  };
}

/** Offers without a deposit, and winnings of free spins: the reader stakes nothing of their own. */
const isGiven = ({ reference, wagering }: BonusTerms) =>
  reference.deposit.minorUnits === 0 || wagering?.value.base === 'winnings';

/** Example: 120 spins of $0.20 on average, winnings above $100 not counted */
function winningsWorking({ reference: { spins }, maxCashOut }: BonusTerms): string {
  if (spins === undefined) return 'Taken as the face value';
  const cap = plainSum(maxCashOut?.value);
  const capped = cap ? `, none above ${formatMoney(cap)}` : '';
  return `What ${spins.count} spins of ${formatMoney(spins.value)} win on average${capped}`;
}

/** Origin of the bonus in the reference case: deposit times match. */
function originOf({ matchPercent, cap, reference }: BonusTerms): string {
  const { bonus, deposit } = reference;
  const note = cap?.note ?? matchPercent?.note;
  if (note !== undefined) return note;
  if (matchPercent !== null) {
    const matched = multiplyMoney(deposit, matchPercent.value / 100);
    if (matched.minorUnits === bonus.minorUnits) {
      return `${formatPercent(matchPercent.value)} of a ${formatMoney(deposit)} deposit`;
    }
  }
  return deposit.minorUnits === 0 ? 'Without a deposit' : 'The largest that the offer pays';
}

/** Example: 25 × $500, or 25 × $1,000 ÷ 50% where half of each bet counts */
function turnoverWorking(terms: BonusTerms, game: GameKind, winnings: Money | null): string {
  const { multiple = 0, base = 'bonus' } = terms.wagering?.value ?? {};
  const counted = terms.contribution?.value[game] ?? 100;
  const share = counted === 100 ? '' : ` ÷ ${formatPercent(counted)}, the share that counts`;
  const rounded = winnings === null ? '' : ', rounded here';
  return `${multiple} × ${formatMoney(winnings ?? wageringBase(terms.reference, base))}${rounded}${share}`;
}
