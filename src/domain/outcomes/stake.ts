import type { BonusTerms, Stake } from '../bonuses/terms.ts';
import { type Money, money } from '../money/money.ts';
import { convert, type Rates } from '../money/rates.ts';

/** What is put in, unless an offer takes no less than more. */
export const DEPOSIT = money(100);

/** Terms with what comes to about $100 in the currency of the offer, where a rate says so. */
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

/** The sum that is put in, in the currency of the offer; `null` where no rate says how much that is. */
export const stakeOf = ({ reference }: Pick<BonusTerms, 'reference'>): Money | null =>
  reference.bonus.currency === DEPOSIT.currency ? DEPOSIT : (reference.stake?.amount ?? null);

/**
 * To two digits, as people put money in: 0.0017 BTC for 0.00166667 BTC. Play then has few cells, and the bet,
 * a hundredth of it, is whole.
 */
function roundSum({ minorUnits, currency }: Money): Money {
  const step = Math.max(100, 10 ** (Math.ceil(Math.log10(minorUnits)) - 2));
  return { minorUnits: Math.max(1, Math.round(minorUnits / step)) * step, currency };
}
