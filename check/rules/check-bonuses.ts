import { readLater } from './check-casinos.ts';
import type { Problem } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

type Bonus = Content['bonuses'][number];
type Amount = { minorUnits: number; currency: string };

/** Names that the pages with offers have for places of their own. */
const TAKEN = [
  'main',
  'menu',
  'search',
  'cookie-title',
  'all',
  'all-title',
  'welcome',
  'welcome-title',
  'more-kinds',
];

/** Kinds whose bonus is a share of the deposit. */
const MATCHES: readonly string[] = ['welcome', 'reload', 'high-roller'];
/** So far from what a match makes that dollars must have been taken for cents, or cents for dollars. */
const LOOKS_LIKE_CENTS = 50;

/** What a file about an offer says against itself, and amounts that look wrong by a factor of 100. */
export function checkBonuses({ bonuses }: Content): Problem[] {
  return bonuses.flatMap((bonus) => [
    ...readLater(bonus, bonus.data.terms, 'terms'),
    ...oneCurrency(bonus),
    ...largestBonus(bonus),
    ...printedAmounts(bonus),
    ...takenName(bonus),
  ]);
}

function takenName({ id, file }: Bonus): Problem[] {
  if (!TAKEN.includes(id)) return [];
  const expected = 'another name: the page of offers has a place of that name already';
  return [{ file, field: '', found: `the name ${id}`, expected }];
}

/** Sums are added up and subtracted, and nobody can do that with two currencies. */
function oneCurrency({ file, data: { terms } }: Bonus): Problem[] {
  const [first, ...others] = amountsIn(terms, 'terms');
  if (first === undefined) return [];
  const other = others.find(({ amount }) => amount.currency !== first.amount.currency);
  return other === undefined
    ? []
    : [
        {
          file,
          field: `${other.field}.currency`,
          found: other.amount.currency,
          expected: `${first.amount.currency}, as ${first.field} has: one offer, one currency`,
        },
      ];
}

/** The worked case cannot have a larger bonus than the offer pays, nor one of a hundred times the match or of a hundredth. */
function largestBonus({ file, data: { kind, terms } }: Bonus): Problem[] {
  const { bonus, deposit } = terms.reference;
  const field = 'terms.reference.bonus.minorUnits';
  const found = `${bonus.minorUnits} (${dollars(bonus.minorUnits)})`;
  const cap = terms.cap?.value;
  if (cap !== undefined && bonus.minorUnits > cap.minorUnits) {
    return [
      {
        file,
        field,
        found,
        expected: `at most the cap, ${cap.minorUnits} (${dollars(cap.minorUnits)}); amounts are in cents`,
      },
    ];
  }
  const most = (deposit.minorUnits * (terms.matchPercent?.value ?? 0)) / 100;
  const paid = Math.min(most, cap?.minorUnits ?? most);
  const isOff =
    bonus.minorUnits >= LOOKS_LIKE_CENTS * most ||
    (bonus.minorUnits > 0 && bonus.minorUnits * LOOKS_LIKE_CENTS <= paid);
  return MATCHES.includes(kind) && most > 0 && isOff
    ? [
        {
          file,
          field,
          found,
          expected: `about ${paid} (${dollars(paid)}), what the match makes of the deposit; amounts are in cents`,
        },
      ]
    : [];
}

/**
 * A sum that the offer names in its own words, and a term that has the same digits with two zeros more or
 * less while no term has that sum: somebody took dollars for cents, or the other way round.
 */
function printedAmounts({ file, data }: Bonus): Problem[] {
  const terms = amountsIn(data.terms, 'terms');
  const known = new Set(terms.map(({ amount }) => amount.minorUnits));
  const printed = [data.headline, ...data.features].flatMap((text) =>
    [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d\d)?)/g)].map(([, figure = '']) =>
      Math.round(Number(figure.replaceAll(',', '')) * 100),
    ),
  );
  return printed
    .filter((cents) => cents > 0 && !known.has(cents))
    .flatMap((cents) => {
      const off = terms.find(
        ({ amount }) => amount.minorUnits * 100 === cents || amount.minorUnits === cents * 100,
      );
      return off === undefined
        ? []
        : [
            {
              file,
              field: `${off.field}.minorUnits`,
              found: `${off.amount.minorUnits} (${dollars(off.amount.minorUnits)})`,
              expected: `${cents}, for the ${dollars(cents)} of the text; amounts are in cents`,
            },
          ];
    });
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Every amount of money, at any depth. */
function amountsIn(node: unknown, field: string): { field: string; amount: Amount }[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isAmount(node)) return [{ field, amount: node }];
  return Object.entries(node).flatMap(([key, child]) => amountsIn(child, `${field}.${key}`));
}

function isAmount(node: object): node is Amount {
  return 'minorUnits' in node && typeof node.minorUnits === 'number' && 'currency' in node;
}
