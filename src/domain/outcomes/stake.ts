import type { BonusTerms, Stake } from '../bonuses/terms.ts';
import { type Money, money } from '../money/money.ts';
import { convert, type Rates } from '../money/rates.ts';

/** Usual deposit, unless the offer has a larger minimum. */
export const DEPOSIT = money(100);

/** Adds the equivalent of about $100 in the offer's currency, where a rate is on file. */
export function withStake(terms: BonusTerms, rates: Rates | null): BonusTerms {
  const { currency } = terms.reference.bonus;
  if (currency === DEPOSIT.currency || rates === null) return terms;
  const exact = convert(DEPOSIT, currency, rates);
  const amount = exact && roundSum(exact);
  const dollars = amount && convert(amount, 'USD', rates);
  if (amount === null || dollars === null) return terms;
  const { day, source } = rates;
  const stake: Stake = { amount, dollars, day, source };
  return { ...terms, reference: { ...terms.reference, stake } };
}

/** Deposit in the offer's currency; `null` without a rate. */
export const stakeOf = ({ reference }: Pick<BonusTerms, 'reference'>): Money | null =>
  reference.bonus.currency === DEPOSIT.currency ? DEPOSIT : (reference.stake?.amount ?? null);

/**
 * Two significant digits, as people deposit: 0.0017 BTC for 0.00166667 BTC. That keeps the grid small, and the
 * bet, a hundredth of it, whole.
 */
function roundSum({ minorUnits, currency }: Money): Money {
  const step = Math.max(100, 10 ** (Math.ceil(Math.log10(minorUnits)) - 2));
  return { minorUnits: Math.max(1, Math.round(minorUnits / step)) * step, currency };
}
