import { majorUnits, placesOf } from '#domain/money/money.ts';
import { type Report } from '../describe-issue.ts';
import { amountsIn, inBoth, unitOf } from '../amounts.ts';
import type { Content } from '../read/read-content.ts';

type Bonus = Content['bonuses'][number];

/** Kinds whose bonus is a share of the deposit. */
const MATCHES: readonly string[] = ['welcome', 'reload', 'high-roller'];
/** Factor at which a bonus looks like whole units typed as the smallest, or the other way round. */
const UNIT_FACTOR = 50;
/** Number of largest bets in a bonus from which on the bet looks like whole units. */
const MOST_BETS = 2500;

/** Units of money in offers, and buttons that name another casino. */
export function checkBonuses({ bonuses, casinos }: Content, report: Report, warn: Report): void {
  for (const bonus of bonuses) {
    const { file, data } = bonus;
    oneCurrency(bonus, report);
    bonusUnit(bonus, report);
    headlineUnit(bonus, report);
    betUnit(bonus, warn);
    const own = casinos.find(({ id }) => id === data.casino)?.data.name;
    const isOther = casinos.some((one) => hasName(data.ctaText, one.data.name));
    if (own === undefined || hasName(data.ctaText, own) || !isOther) continue;
    report(file, 'ctaText', JSON.stringify(data.ctaText), `${own}, whose offer this is`);
  }
}

const hasName = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

/** Limits that casinos often state in dollars, whatever the bonus is in, and sums for players of each currency. */
const LIMITS = /^terms\.(?:max(?:Bet|CashOut)|needsDeposit)\b|\.inEach\[/;

/** Sums are added up and subtracted, and nobody can do that with two currencies. */
function oneCurrency({ file, data: { terms } }: Bonus, report: Report): void {
  const [first, ...others] = amountsIn({ terms }).filter(({ field }) => !LIMITS.test(field));
  const other = others.find(({ amount }) => amount.currency !== first?.amount.currency);
  if (first === undefined || other === undefined) return;
  const expected = `${first.amount.currency}, as ${first.field} has: one offer, one currency`;
  report(file, `${other.field}.currency`, other.amount.currency, expected);
}

/** A reference bonus above the cap, or far from what the match or the spins make. */
function bonusUnit({ file, data: { kind, terms } }: Bonus, report: Report): void {
  const { bonus, deposit, spins } = terms.reference;
  const { minorUnits, currency } = bonus;
  const cap = terms.cap?.value.minorUnits ?? Infinity;
  const match = (deposit.minorUnits * (terms.matchPercent?.value ?? 0)) / 100;
  const worth = spins === undefined ? 0 : spins.count * spins.value.minorUnits;
  const isMatch = MATCHES.includes(kind);
  const made = isMatch ? match : worth;
  const paid = isMatch ? Math.min(match, cap) : worth;
  const isOff = made > 0 && (minorUnits >= UNIT_FACTOR * made || minorUnits * UNIT_FACTOR <= paid);
  if (minorUnits <= cap && !isOff) return;
  const isAbove = minorUnits > cap;
  const what = isAbove ? 'at most the cap' : 'about what the match or the spins make';
  const expected = `${what}, ${inBoth({ currency, minorUnits: isAbove ? cap : paid })}`;
  const field = 'terms.reference.bonus.minorUnits';
  report(file, field, inBoth(bonus), `${expected}; ${unitOf(currency)}`);
}

/**
 * A headline that has the digits of the cap with the zeros of a unit more or less: somebody took dollars for
 * cents, or the other way round.
 */
function headlineUnit({ file, data: { headline, terms } }: Bonus, report: Report): void {
  const cap = terms.cap?.value;
  // A bonus above its cap is named as such.
  if (cap === undefined || terms.reference.bonus.minorUnits > cap.minorUnits) return;
  // Yen have no smaller unit, and are still written with two zeros too many.
  const factor = 10 ** (placesOf(cap.currency) || 2);
  const figures = (headline.match(/\d[\d,.]*/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  );
  const whole = majorUnits(cap);
  const off = figures.find((one) => one === whole * factor || one * factor === whole);
  if (off === undefined || figures.includes(whole)) return;
  const expected = `what the headline says, ${off} ${cap.currency}; ${unitOf(cap.currency)}`;
  report(file, 'terms.cap.value.minorUnits', inBoth(cap), expected);
}

/** A largest bet that is a speck of the bonus, or more than all of it. */
function betUnit({ file, data: { terms } }: Bonus, warn: Report): void {
  const bet = terms.maxBet?.value ?? 'no-cap';
  const { bonus } = terms.reference;
  const cap = terms.cap?.value ?? bonus;
  if (bet === 'no-cap' || !('minorUnits' in bet)) return;
  if (bet.currency !== cap.currency || cap.minorUnits === 0) return;
  const isSmall = bet.minorUnits * MOST_BETS < bonus.minorUnits;
  if (!isSmall && bet.minorUnits <= cap.minorUnits) return;
  const expected = `a part of the bonus, ${inBoth(cap)}; ${unitOf(bet.currency)}`;
  warn(file, 'terms.maxBet.value.minorUnits', inBoth(bet), expected);
}
