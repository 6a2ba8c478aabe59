import { majorUnits, type Money, placesOf } from '#domain/money/money.ts';

export function amountsIn(node: unknown, field = ''): { field: string; amount: Money }[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isAmount(node)) return [{ field, amount: node }];
  const prefix = field === '' ? '' : `${field}.`;
  return Object.entries(node).flatMap(([key, child]) => amountsIn(child, `${prefix}${key}`));
}

function isAmount(node: object): node is Money {
  return 'minorUnits' in node && typeof node.minorUnits === 'number' && 'currency' in node;
}

/** $9.00, 9.00 EUR, 0.00050000 BTC: as problems name an amount. */
function inWhole(amount: Money): string {
  const figure = majorUnits(amount).toFixed(placesOf(amount.currency));
  return amount.currency === 'USD' ? `$${figure}` : `${figure} ${amount.currency}`;
}

/** 900 ($9.00) */
export const inBoth = (amount: Money): string => `${amount.minorUnits} (${inWhole(amount)})`;

/** Unit in which amounts are counted, said beside one that is wrong. */
export const unitOf = (currency: string): string =>
  currency === 'USD'
    ? 'amounts are in cents'
    : `1 ${currency} is written ${10 ** placesOf(currency)}`;
