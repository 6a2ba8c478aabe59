import { readLater } from './check-casinos.ts';
import { type Problem, problemsSaid, type Say } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

type Bonus = Content['bonuses'][number];
type Amount = { minorUnits: number; currency: string };

/** Names that the pages with offers have for places of their own. */
const TAKEN = 'main menu search cookie-title all all-title welcome welcome-title more-kinds'.split(
  ' ',
);

/** Kinds whose bonus is a share of the deposit. */
const MATCHES: readonly string[] = ['welcome', 'reload', 'high-roller'];
/** So far from what a match makes that dollars must have been taken for cents, or cents for dollars. */
const LOOKS_LIKE_CENTS = 50;

/** What a file about an offer says against itself, and amounts that look wrong by a factor of 100. */
export const checkBonuses = ({ bonuses }: Content): Problem[] =>
  problemsSaid((say) => {
    for (const bonus of bonuses) {
      const { id, file, data } = bonus;
      readLater(bonus, data.terms, 'terms', say);
      oneCurrency(bonus, say);
      largestBonus(bonus, say);
      printedAmounts(bonus, say);
      const expected = 'another name: the page of offers has a place of that name already';
      if (TAKEN.includes(id)) say(file, '', `the name ${id}`, expected);
    }
  });

/** Sums are added up and subtracted, and nobody can do that with two currencies. */
function oneCurrency({ file, data: { terms } }: Bonus, say: Say): void {
  const [first, ...others] = amountsIn(terms, 'terms');
  const other = others.find(({ amount }) => amount.currency !== first?.amount.currency);
  if (first === undefined || other === undefined) return;
  const expected = `${first.amount.currency}, as ${first.field} has: one offer, one currency`;
  say(file, `${other.field}.currency`, other.amount.currency, expected);
}

/** The worked case cannot have a larger bonus than the offer pays, nor one of a hundred times the match or of a hundredth. */
function largestBonus({ file, data: { kind, terms } }: Bonus, say: Say): void {
  const bonus = terms.reference.bonus.minorUnits;
  const expect = (expected: string) =>
    say(
      file,
      'terms.reference.bonus.minorUnits',
      inBoth(bonus),
      `${expected}; amounts are in cents`,
    );
  const cap = terms.cap?.value.minorUnits;
  if (cap !== undefined && bonus > cap) {
    expect(`at most the cap, ${inBoth(cap)}`);
    return;
  }
  const most = (terms.reference.deposit.minorUnits * (terms.matchPercent?.value ?? 0)) / 100;
  const paid = Math.min(most, cap ?? most);
  const isOff = bonus >= LOOKS_LIKE_CENTS * most || (bonus > 0 && bonus * LOOKS_LIKE_CENTS <= paid);
  if (MATCHES.includes(kind) && most > 0 && isOff) {
    expect(`about ${inBoth(paid)}, what the match makes of the deposit`);
  }
}

/**
 * A sum that the offer names in its own words, and a term that has the same digits with two zeros more or
 * less while no term has that sum: somebody took dollars for cents, or the other way round.
 */
function printedAmounts({ file, data }: Bonus, say: Say): void {
  const terms = amountsIn(data.terms, 'terms');
  const known = new Set(terms.map(({ amount }) => amount.minorUnits));
  for (const text of [data.headline, ...data.features]) {
    for (const [, figure = ''] of text.matchAll(/\$\s?(\d[\d,]*(?:\.\d\d)?)/g)) {
      const cents = Math.round(Number(figure.replaceAll(',', '')) * 100);
      if (cents === 0 || known.has(cents)) continue;
      const off = terms.find(
        ({ amount }) => amount.minorUnits * 100 === cents || amount.minorUnits === cents * 100,
      );
      if (off === undefined) continue;
      const expected = `${cents}, for the ${dollars(cents)} of the text; amounts are in cents`;
      say(file, `${off.field}.minorUnits`, inBoth(off.amount.minorUnits), expected);
    }
  }
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const inBoth = (cents: number) => `${cents} (${dollars(cents)})`;

/** Every amount of money, at any depth. */
function amountsIn(node: unknown, field: string): { field: string; amount: Amount }[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isAmount(node)) return [{ field, amount: node }];
  return Object.entries(node).flatMap(([key, child]) => amountsIn(child, `${field}.${key}`));
}

function isAmount(node: object): node is Amount {
  return 'minorUnits' in node && typeof node.minorUnits === 'number' && 'currency' in node;
}
