import { clearingCost } from '#domain/bonuses/clearing-cost.ts';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { clearingLedger, refundLedger, straightSumCaveat } from './bonus-ledger.ts';

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
  if (!result.ok || result.cost.turnover.minorUnits === 0) return null;
  return {
    title: `${casino}: ${headline}`,
    caption: `What all the bets for ${casino}’s offer cost`,
    ...clearingLedger(terms, result.cost),
    remark: straightSumCaveat(terms),
  };
}

function refundExample({ casino, kind, headline, terms }: NamedOffer) {
  const ledger = refundLedger(kind, terms);
  return (
    ledger && {
      title: `${casino}: ${headline}`,
      caption: `How much of a loss ${casino} gives back`,
      ...ledger,
    }
  );
}
