import { groupsIn } from '#domain/facts/cited-source.ts';
import { majorUnits, type Money, placesOf } from '#domain/money/money.ts';
import { fieldName } from './describe-issue.ts';

/** Every amount in an entry, with its field. */
export const amountsIn = (entry: object): { field: string; amount: Money }[] =>
  [...groupsIn(entry)].flatMap(([path, node]) =>
    isAmount(node) ? [{ field: fieldName(path), amount: node }] : [],
  );

const isAmount = (node: object): node is Money =>
  'minorUnits' in node && typeof node.minorUnits === 'number' && 'currency' in node;

/** An amount as problems name it: 900 (9.00 USD), 50000 (0.00050000 BTC). */
export const inBoth = (amount: Money): string =>
  `${amount.minorUnits} (${majorUnits(amount).toFixed(placesOf(amount.currency))} ${amount.currency})`;

/** Unit in which amounts are counted, said beside one that is wrong. */
export const unitOf = (currency: string): string =>
  `1 ${currency} is written ${10 ** placesOf(currency)}`;
