import { clearingCost, wageringBase } from '#domain/bonuses/clearing-cost.ts';
import { lossRefund } from '#domain/bonuses/loss-refund.ts';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { money, subtractMoney } from '#domain/money/money.ts';
import { formatGameKind } from '#format/bonus-terms.ts';
import { formatFraction, formatMoney, formatPercent, formatSignedMoney } from '#format/text.ts';

type NamedOffer = { casino: string; kind: BonusKind; headline: string; terms: BonusTerms };

/**
 * One offer of a list worked through as a ledger: the first whose wagering has a cost, else the
 * first cashback on losses; `null` if the list has neither.
 */
export function workedExample(offers: readonly NamedOffer[]) {
  return first(offers, wageringExample) ?? first(offers, refundExample);
}

function first<Found>(
  offers: readonly NamedOffer[],
  work: (offer: NamedOffer) => Found | null,
): Found | null {
  for (const offer of offers) {
    const found = work(offer);
    if (found !== null) return found;
  }
  return null;
}

function wageringExample({ casino, headline, terms }: NamedOffer) {
  const result = clearingCost(terms);
  if (!result.ok || result.cost.turnover.minorUnits === 0 || terms.wagering === null) return null;
  const { turnover, averageCost, net } = result.cost;
  const { bonus, game, edgeFraction } = terms.reference;
  const { multiple, base } = terms.wagering.value;
  const counted = terms.contribution?.value[game] ?? 100;
  const starting = base === 'winnings' ? 'Winnings' : 'Bonus';
  return {
    title: `${casino}: ${headline}`,
    caption: `What clearing the offer of ${casino} costs on average`,
    rows: [
      {
        label: starting,
        working: base === 'winnings' ? 'If the spins win their face value' : 'The largest it pays',
        figure: formatSignedMoney(bonus),
        tone: 'gain' as const,
      },
      {
        label: 'Bets needed',
        working: `${multiple} × ${formatMoney(wageringBase(terms, base))}${counted === 100 ? '' : ` ÷ ${formatPercent(counted)} that count`}`,
        figure: formatMoney(turnover),
      },
      {
        label: 'Average cost of those bets',
        working: `${formatMoney(turnover)} × ${formatFraction(edgeFraction)}, on ${formatGameKind(game)}`,
        figure: formatSignedMoney(subtractMoney(money(0, averageCost.currency), averageCost)),
        tone: 'cost' as const,
      },
    ],
    total: {
      label: `${starting} minus average cost`,
      figure: formatSignedMoney(net),
      tone: net.minorUnits < 0 ? ('cost' as const) : ('gain' as const),
    },
    remark:
      'The sum takes every bet as made. Someone whose money runs out stops betting, so the average loss is smaller than this cost, and the chance of reaching the end is not shown by it.',
  };
}

function refundExample({ casino, kind, headline, terms }: NamedOffer) {
  const found = lossRefund(kind, terms);
  if (found === null) return null;
  const { loss, refund, refundPercent, stillLost, edgeFraction, longRunEdgeFraction } = found;
  const none = money(0, loss.currency);
  const percent = formatPercent(refundPercent);
  return {
    title: `${casino}: ${headline}`,
    caption: `What the offer of ${casino} gives back of a loss`,
    rows: [
      {
        label: 'Net loss',
        working: 'The smallest that earns the full amount',
        figure: formatSignedMoney(subtractMoney(none, loss)),
        tone: 'cost' as const,
      },
      {
        label: 'Paid back',
        working: `${percent} × ${formatMoney(loss)}`,
        figure: formatSignedMoney(refund),
        tone: 'gain' as const,
      },
    ],
    total: {
      label: 'Still lost',
      figure: formatSignedMoney(subtractMoney(none, stillLost)),
      tone: 'cost' as const,
    },
    remark: `Over long play, ${percent} back on net losses takes a house edge of ${formatFraction(edgeFraction)} to about ${formatFraction(longRunEdgeFraction, 1)} on average. A short period is kinder to the player than a long one, because a winning day then takes nothing off the refund.`,
  };
}
