import { majorUnits, type Money, placesOf } from '#domain/money/money.ts';
import { daysBefore, pagesRead } from './check-casinos.ts';
import { collectProblems, type Problem, type Report } from '../describe-issue.ts';
import { amountsIn, inBoth, unitOf } from '../amounts.ts';
import type { Content } from '../read/read-content.ts';

type Bonus = Content['bonuses'][number];

/** Kinds whose bonus is a share of the deposit. */
const MATCHES: readonly string[] = ['welcome', 'reload', 'high-roller'];
/** So far from what a match makes that whole units must have been taken for the smallest, or the other way round. */
const LOOKS_LIKE_CENTS = 50;
/** So many largest bets in a bonus that whole units must have been taken for the smallest. */
const MOST_BETS = 2500;

/** What a file about an offer says against itself, and amounts that look wrong by the factor of their unit. */
export const checkBonuses = ({ bonuses, casinos, coins }: Content): Problem[] =>
  collectProblems((report, warn) => {
    const onFile = coins.map(({ data }) => data.code);
    for (const bonus of bonuses) {
      const { file, data } = bonus;
      oneCurrency(bonus, report);
      workedCase(bonus, report);
      if (data.kind === 'no-deposit') withoutDeposit(bonus, report);
      limits(bonus, report, warn);
      largestBonus(bonus, report);
      headlineUnit(bonus, report);
      const ofCasino = casinos.find((one) => one.id === data.casino);
      const maker = ofCasino?.data;
      if (ofCasino !== undefined) {
        pagesRead(bonus, 'terms', ofCasino, casinos, report);
        daysBefore(file, data, ofCasino, report);
      }
      const { currency } = data.terms.reference.bonus;
      const taken = onFile.includes(currency) ? maker?.facts.coins?.value : undefined;
      if (taken?.includes(currency) === false) {
        const expected = 'a currency, or a coin that facts.coins of the casino lists';
        report(file, 'terms.reference.bonus.currency', currency, expected);
      }
      const other = casinos.find(
        (one) => one.id !== data.casino && hasName(data.ctaText, one.data.name),
      );
      const own = maker?.name;
      if (other !== undefined && own !== undefined && !hasName(data.ctaText, own)) {
        report(file, 'ctaText', JSON.stringify(data.ctaText), `${own}, whose offer this is`);
      }
    }
  });

const hasName = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

/** Sums are added up and subtracted, and nobody can do that with two currencies. */
function oneCurrency({ file, data: { terms } }: Bonus, report: Report): void {
  const [first, ...others] = amountsIn(terms, 'terms');
  const other = others.find(({ amount }) => amount.currency !== first?.amount.currency);
  if (first === undefined || other === undefined) return;
  const expected = `${first.amount.currency}, as ${first.field} has: one offer, one currency`;
  report(file, `${other.field}.currency`, other.amount.currency, expected);
}

/** A multiple of what the offer does not have, and a worked case that the offer does not take. */
function workedCase({ file, data: { kind, terms } }: Bonus, report: Report): void {
  const { deposit, spins } = terms.reference;
  const base = terms.wagering?.value.base;
  if (base?.includes('deposit') && deposit.minorUnits === 0) {
    const expected = 'bonus or winnings: terms.reference.deposit is 0';
    report(file, 'terms.wagering.value.base', base, expected);
  } else if (base === 'winnings' && MATCHES.includes(kind) && spins === undefined) {
    const expected = 'bonus, deposit or deposit-and-bonus: the offer gives no spins that could win';
    report(file, 'terms.wagering.value.base', base, expected);
  }
  const least = terms.minDeposit?.value ?? 'none';
  if (least === 'none' || deposit.minorUnits === 0 || deposit.minorUnits >= least.minorUnits)
    return;
  const expected = `at least ${inBoth(least)}, as terms.minDeposit says`;
  report(file, 'terms.reference.deposit.minorUnits', inBoth(deposit), expected);
}

/** Terms of an offer that asks for no deposit, and that only one with a deposit can have. */
function withoutDeposit({ file, data: { terms } }: Bonus, report: Report): void {
  const because = 'because the offer is of the kind no-deposit';
  const { deposit } = terms.reference;
  const least = terms.minDeposit?.value ?? 'none';
  if (deposit.minorUnits > 0) {
    report(file, 'terms.reference.deposit.minorUnits', inBoth(deposit), `0, ${because}`);
  }
  if (least !== 'none') report(file, 'terms.minDeposit.value', inBoth(least), `none, ${because}`);
  if (terms.matchPercent === null) return;
  const expected = 'null: without a deposit there is nothing to match';
  report(file, 'terms.matchPercent', `${terms.matchPercent.value}`, expected);
}

/** A largest bet above all that the worked case has to bet with, and a cash-out below what has to be paid in. */
function limits({ file, data: { terms } }: Bonus, report: Report, warn: Report): void {
  const { bonus, deposit } = terms.reference;
  const [bet, paid] = [terms.maxBet?.value ?? 'no-cap', terms.maxCashOut?.value ?? 'no-cap'];
  const stake = { ...deposit, minorUnits: deposit.minorUnits + bonus.minorUnits };
  const of = 'terms.maxBet.value.minorUnits';
  if (bet !== 'no-cap' && bet.minorUnits * MOST_BETS < bonus.minorUnits) {
    const expected = `a larger part of the bonus, ${inBoth(bonus)}; ${unitOf(bet.currency)}`;
    warn(file, of, inBoth(bet), expected);
  }
  const cap = terms.cap?.value ?? stake;
  const isAbove = (most: Money) =>
    bet !== 'no-cap' && bet.currency === most.currency && bet.minorUnits > most.minorUnits;
  if (bet !== 'no-cap' && isAbove(stake) && stake.minorUnits > 0) {
    const expected = `at most deposit and bonus of the reference, ${inBoth(stake)}`;
    report(file, of, inBoth(bet), expected);
  } else if (bet !== 'no-cap' && isAbove(cap)) {
    warn(file, of, inBoth(bet), `at most the cap, ${inBoth(cap)}`);
  }
  const least = terms.minDeposit?.value ?? 'none';
  const isPaidAsIn = paid !== 'no-cap' && least !== 'none' && paid.currency === least.currency;
  if (isPaidAsIn && paid.minorUnits < least.minorUnits) {
    const expected = `at least the smallest deposit, ${inBoth(least)}`;
    report(file, 'terms.maxCashOut.value.minorUnits', inBoth(paid), expected);
  }
}

/** The worked case cannot have a larger bonus than the offer pays, nor one of a hundred times the match or of a hundredth. */
function largestBonus({ file, data: { kind, terms } }: Bonus, report: Report): void {
  const { minorUnits: bonus, currency } = terms.reference.bonus;
  const both = (minorUnits: number) => inBoth({ minorUnits, currency });
  const expect = (expected: string) =>
    report(
      file,
      'terms.reference.bonus.minorUnits',
      both(bonus),
      `${expected}; ${unitOf(currency)}`,
    );
  const cap = terms.cap?.value.minorUnits;
  if (cap !== undefined && bonus > cap) {
    expect(`at most the cap, ${both(cap)}`);
    return;
  }
  const most = (terms.reference.deposit.minorUnits * (terms.matchPercent?.value ?? 0)) / 100;
  const paid = Math.min(most, cap ?? most);
  const isOff = bonus >= LOOKS_LIKE_CENTS * most || bonus * LOOKS_LIKE_CENTS <= paid;
  if (MATCHES.includes(kind) && most > 0 && isOff) {
    expect(`about ${both(paid)}, what the match makes of the deposit`);
  }
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
