import type { Currency, Money } from '../money/money.ts';
import { multiplyMoney, placesOf } from '../money/money.ts';
import type { Award, Sum } from '../terms/offer-terms.ts';
import type { BonusKind, BonusTerms } from './terms.ts';

type Case = BonusTerms['reference'];

const moneyOf = (sum: Sum | 'none' | undefined): Money | undefined =>
  sum === undefined || sum === 'none' ? undefined : 'inEach' in sum ? sum.inEach[0] : sum;

/**
 * Case of an offer that has none of its own, from its clauses: the largest bonus and its deposit, credit, or spins.
 * `isExample`: the clauses give no size, so that 100 put in is an example alone; the bonus is 0 without a match.
 */
export function workedCase(kind: BonusKind, terms: Omit<BonusTerms, 'reference'>): Case {
  const awards = terms.awards?.value ?? [];
  const cap = terms.cap?.value;
  const least = moneyOf(terms.minDeposit?.value);
  const currency = currencyOf([cap, least, ...awards.flatMap(sumsOf)]);
  const none: Money = { minorUnits: 0, currency };
  if (kind === 'no-deposit' || kind === 'free-spins') {
    return giftCase(awards, kind === 'free-spins' ? (least ?? none) : none, none);
  }
  const match = awards.find((one) => one.kind === 'match');
  const percent = kind === 'cashback' ? undefined : (match?.percent ?? terms.matchPercent?.value);
  const most = moneyOf(match?.most) ?? cap;
  if (percent !== undefined && most !== undefined) {
    return { bonus: most, deposit: multiplyMoney(most, 100 / percent) };
  }
  const hundred = { minorUnits: 100 * 10 ** placesOf(currency), currency };
  const deposit = least !== undefined && least.minorUnits > hundred.minorUnits ? least : hundred;
  return { bonus: multiplyMoney(deposit, (percent ?? 0) / 100), deposit, isExample: true };
}

function giftCase(awards: readonly Award[], deposit: Money, none: Money): Case {
  const credit = awards.find((one) => one.kind === 'credit');
  const sum = moneyOf(credit?.sum);
  if (sum !== undefined) return { bonus: sum, deposit };
  const spins = awards.find((one) => one.kind === 'spins');
  const [count, value] = [spins?.count, moneyOf(spins?.each)];
  const entry = moneyOf(spins?.from) ?? deposit;
  return count === undefined || value === undefined
    ? { bonus: none, deposit: entry, isExample: true }
    : { bonus: multiplyMoney(value, count), deposit: entry, spins: { count, value } };
}

const sumsOf = (award: Award): (Money | undefined)[] =>
  [
    'most' in award ? award.most : undefined,
    'from' in award ? award.from : undefined,
    'each' in award ? award.each : undefined,
    'sum' in award ? award.sum : undefined,
  ].map(moneyOf);

const currencyOf = (sums: readonly (Money | undefined)[]): Currency =>
  sums.find((sum) => sum !== undefined)?.currency ?? 'USD';
