import { betRebate } from '#domain/bonuses/bet-rebate.ts';
import { type ClearingCost, wageringBase } from '#domain/bonuses/clearing-cost.ts';
import { lossRefund } from '#domain/bonuses/loss-refund.ts';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { type Money, money, multiplyMoney, subtractMoney } from '#domain/money/money.ts';
import { formatGameKind } from '#format/bonus-terms.ts';
import { formatFraction, formatMoney, formatPercent, formatSignedMoney } from '#format/text.ts';

/** What completing the wagering of an offer costs on average, set as a sum. */
export function clearingLedger(terms: BonusTerms, { turnover, averageCost, net }: ClearingCost) {
  const { bonus, game, edgeFraction } = terms.reference;
  const start = terms.wagering?.value.base === 'winnings' ? 'Winnings' : 'Bonus';
  const gain = { label: start, working: originOf(terms), ...signed(bonus) };
  const total = { label: `${start} minus average cost`, ...signed(net) };
  if (turnover.minorUnits === 0) {
    const bets = { label: 'Bets needed', working: 'No wagering', figure: formatMoney(turnover) };
    return { rows: [gain, bets], total };
  }
  return {
    rows: [
      gain,
      { label: 'Bets needed', working: turnoverWorking(terms), figure: formatMoney(turnover) },
      {
        label: game === 'poker' ? 'Rake' : 'House edge',
        working: `Taken for ${formatGameKind(game)}`,
        figure: formatFraction(edgeFraction),
      },
      {
        label: 'Average cost of those bets',
        working: `${formatMoney(turnover)} × ${formatFraction(edgeFraction)}`,
        ...signed(lost(averageCost)),
      },
    ],
    total,
  };
}

/** What the sum of `clearingLedger` is not. */
export const AVERAGE_CAVEAT =
  'This is the average cost of completing the wagering at that edge. It does not foretell a result: a player who runs out of money stops betting, so the average loss is smaller than this cost, and then nothing of the bonus is left either. The chance of reaching the end is not shown by it, and single results lie far above and below the average.';

/** What a cashback gives back of a loss; `null` for an offer that is none on losses. */
export function refundLedger(kind: BonusKind, terms: BonusTerms) {
  const found = lossRefund(kind, terms);
  if (found === null) return null;
  const { loss, refund, refundPercent, stillLost, edgeFraction, longRunEdgeFraction } = found;
  const percent = formatPercent(refundPercent);
  return {
    rows: [
      {
        label: 'Net loss',
        working: 'The smallest that earns the full amount',
        ...signed(lost(loss)),
      },
      {
        label: 'Paid back',
        working: `${percent} × ${formatMoney(loss)}`,
        ...signed(refund),
      },
    ],
    total: { label: 'Still lost', ...signed(lost(stillLost)) },
    remark: `Over long play, ${percent} back on net losses takes a house edge of ${formatFraction(edgeFraction)} to about ${formatFraction(longRunEdgeFraction, 1)} on average. A short period is kinder to the player than a long one, because a winning day then takes nothing off the refund.`,
  };
}

/** What a rakeback pays on bets beside what those bets cost; `null` for an offer that is none. */
export function rebateLedger(terms: BonusTerms) {
  const found = betRebate(terms);
  if (found === null) return null;
  const { turnover, rebate, rebatePercent, averageCost, net, edgeFraction } = found;
  const bets = formatMoney(turnover);
  return {
    rows: [
      {
        label: 'Average cost of the bets that earn it',
        working: `${bets} × ${formatFraction(edgeFraction)}, on ${formatGameKind(terms.reference.game)}`,
        ...signed(lost(averageCost)),
      },
      {
        label: 'Paid back',
        working: `${formatPercent(rebatePercent)} × ${bets}`,
        ...signed(rebate),
      },
    ],
    total: { label: 'Paid back minus average cost', ...signed(net) },
    remark: `Every bet costs ${formatFraction(edgeFraction)} on average and ${formatPercent(rebatePercent)} of it comes back. The rebate makes betting cheaper; it does not make more betting pay.`,
  };
}

const lost = (amount: Money) => subtractMoney(money(0, amount.currency), amount);

/** An amount that is gained or lost; nothing is neither. */
function signed(amount: Money) {
  const tone =
    amount.minorUnits > 0
      ? ('gain' as const)
      : amount.minorUnits < 0
        ? ('cost' as const)
        : undefined;
  return { figure: formatSignedMoney(amount), tone };
}

/** How the bonus of the worked case comes about. */
function originOf({ matchPercent, cap, wagering, reference }: BonusTerms): string {
  if (wagering?.value.base === 'winnings') return 'If the spins win their face value';
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

/** 25 × $500, or 25 × $1,000 ÷ 50%, the share that counts */
function turnoverWorking(terms: BonusTerms): string {
  const { multiple, base } = terms.wagering?.value ?? { multiple: 0, base: 'bonus' };
  const counted = terms.contribution?.value[terms.reference.game] ?? 100;
  const share = counted === 100 ? '' : ` ÷ ${formatPercent(counted)}, the share that counts`;
  return `${multiple} × ${formatMoney(wageringBase(terms, base))}${share}`;
}
