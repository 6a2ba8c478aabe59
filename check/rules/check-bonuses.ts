import { majorUnits, placesOf } from '#domain/money/money.ts';
import { readLater } from './check-casinos.ts';
import { type Problem, problemsSaid, type Say } from '../describe-issue.ts';
import { amountsIn, inBoth, inWhole, sumsIn, sumsInOthers, unitOf } from '../amounts.ts';
import type { Content } from '../read/read-content.ts';

type Bonus = Content['bonuses'][number];

/** Names that the pages with offers have for places of their own. */
const TAKEN = 'main menu search cookie-title all all-title welcome welcome-title more-kinds'.split(
  ' ',
);

/** Kinds whose bonus is a share of the deposit. */
const MATCHES: readonly string[] = ['welcome', 'reload', 'high-roller'];
/** So far from what a match makes that whole units must have been taken for the smallest, or the other way round. */
const LOOKS_LIKE_CENTS = 50;

/** What a file about an offer says against itself, and amounts that look wrong by the factor of their unit. */
export const checkBonuses = ({ bonuses, casinos, coins }: Content): Problem[] =>
  problemsSaid((say) => {
    const onFile = coins.map(({ data }) => data.code);
    for (const bonus of bonuses) {
      const { id, file, data } = bonus;
      readLater(bonus, data.terms, 'terms', say);
      oneCurrency(bonus, say);
      workedCase(bonus, say);
      largestBonus(bonus, say);
      printedAmounts(bonus, say);
      const maker = casinos.find((one) => one.id === data.casino)?.data;
      if (maker !== undefined) ofItsCasino(bonus, maker.facts, onFile, say);
      const other = casinos.find(
        (one) => one.id !== data.casino && hasName(data.ctaText, one.data.name),
      );
      if (other !== undefined && maker !== undefined && !hasName(data.ctaText, maker.name)) {
        say(file, 'ctaText', JSON.stringify(data.ctaText), `${maker.name}, whose offer this is`);
      }
      const expected = 'another name: the page of offers has a place of that name already';
      if (TAKEN.includes(id)) say(file, '', `the name ${id}`, expected);
    }
  });

const hasName = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

/** An offer asks for nothing that its casino does not take or have. */
function ofItsCasino(
  { file, data: { terms } }: Bonus,
  { coins, games, minDeposit }: Content['casinos'][number]['data']['facts'],
  onFile: readonly string[],
  say: Say,
): void {
  for (const [game, share] of Object.entries(terms.contribution?.value ?? {})) {
    if (share === 0 || games === null || games.value.some((own) => own === game)) continue;
    const expected = '0, or no such line: facts.games of the casino does not list it';
    say(file, `terms.contribution.value.${game}`, String(share), expected);
  }
  const { currency } = terms.reference.bonus;
  if (coins !== null && onFile.includes(currency) && !coins.value.includes(currency)) {
    const expected = 'a currency, or a coin that facts.coins of the casino lists';
    say(file, 'terms.reference.bonus.currency', currency, expected);
  }
  const [least, own] = [terms.minDeposit?.value ?? 'none', minDeposit?.value];
  if (least === 'none' || least.currency !== own?.currency) return;
  const expected = `at least the smallest deposit of the casino, ${inBoth(own)}`;
  const isLess = least.minorUnits < own.minorUnits;
  if (isLess) say(file, 'terms.minDeposit.value.minorUnits', inBoth(least), expected);
}

/** Sums are added up and subtracted, and nobody can do that with two currencies. */
function oneCurrency({ file, data: { terms } }: Bonus, say: Say): void {
  const [first, ...others] = amountsIn(terms, 'terms');
  const other = others.find(({ amount }) => amount.currency !== first?.amount.currency);
  if (first === undefined || other === undefined) return;
  const expected = `${first.amount.currency}, as ${first.field} has: one offer, one currency`;
  say(file, `${other.field}.currency`, other.amount.currency, expected);
}

/** A multiple of what the offer does not have, and a worked case that the offer does not take. */
function workedCase({ file, data: { kind, terms } }: Bonus, say: Say): void {
  const { bonus, deposit, spins } = terms.reference;
  const base = terms.wagering?.value.base;
  if (base === 'deposit' && deposit.minorUnits === 0) {
    const expected = 'bonus or winnings: terms.reference.deposit is 0';
    say(file, 'terms.wagering.value.base', base, expected);
  } else if (base === 'winnings' && MATCHES.includes(kind) && spins === undefined) {
    const expected = 'bonus, deposit or deposit-and-bonus: the offer gives no spins that could win';
    say(file, 'terms.wagering.value.base', base, expected);
  }
  if (kind === 'no-deposit' && deposit.minorUnits > 0) {
    const expected = '0, because the offer is of the kind no-deposit';
    say(file, 'terms.reference.deposit.minorUnits', inBoth(deposit), expected);
  }
  const least = terms.minDeposit?.value ?? 'none';
  if (kind === 'no-deposit' && least !== 'none') {
    const expected = 'none, because the offer is of the kind no-deposit';
    say(file, 'terms.minDeposit.value', inBoth(least), expected);
  }
  if (kind === 'no-deposit' && terms.matchPercent !== null) {
    const expected = 'null: without a deposit there is nothing to match';
    say(file, 'terms.matchPercent', `${terms.matchPercent.value}`, expected);
  }
  const { maxBet, maxCashOut } = terms;
  const [bet, paid] = [maxBet?.value ?? 'no-cap', maxCashOut?.value ?? 'no-cap'];
  const stake = { ...deposit, minorUnits: deposit.minorUnits + bonus.minorUnits };
  if (bet !== 'no-cap' && bet.minorUnits > stake.minorUnits && stake.minorUnits > 0) {
    const expected = `at most deposit and bonus of the reference, ${inBoth(stake)}`;
    say(file, 'terms.maxBet.value.minorUnits', inBoth(bet), expected);
  }
  if (paid !== 'no-cap' && least !== 'none' && paid.minorUnits < least.minorUnits) {
    const expected = `at least the smallest deposit, ${inBoth(least)}`;
    say(file, 'terms.maxCashOut.value.minorUnits', inBoth(paid), expected);
  }
  if (least === 'none' || deposit.minorUnits === 0 || deposit.minorUnits >= least.minorUnits)
    return;
  const expected = `at least ${inBoth(least)}, as terms.minDeposit says`;
  say(file, 'terms.reference.deposit.minorUnits', inBoth(deposit), expected);
}

/** The worked case cannot have a larger bonus than the offer pays, nor one of a hundred times the match or of a hundredth. */
function largestBonus({ file, data: { kind, terms } }: Bonus, say: Say): void {
  const { minorUnits: bonus, currency } = terms.reference.bonus;
  const both = (minorUnits: number) => inBoth({ minorUnits, currency });
  const expect = (expected: string) =>
    say(file, 'terms.reference.bonus.minorUnits', both(bonus), `${expected}; ${unitOf(currency)}`);
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
 * A sum that the offer names in its own words, and a term that has the same digits with the zeros of a
 * unit more or less while no term has that sum: somebody took dollars for cents, or the other way round.
 */
function printedAmounts({ file, data }: Bonus, say: Say): void {
  const terms = amountsIn(data.terms, 'terms');
  const known = new Set(terms.map(({ amount }) => amount.minorUnits));
  const { currency } = data.terms.reference.bonus;
  // Yen have no smaller unit, and are still written with two zeros too many.
  const factor = 10 ** (placesOf(currency) || 2);
  const texts = [data.headline, ...data.features];
  const saidToo = new Set(
    texts.flatMap((text) => sumsIn(text, currency)).map((one) => one.minorUnits),
  );
  for (const [index, text] of texts.entries()) {
    const own = sumsIn(text, currency);
    for (const stated of own.length > 0 ? [] : sumsInOthers(text, currency)) {
      const same = terms.find(({ amount }) => majorUnits(amount) === majorUnits(stated));
      const field = index === 0 ? 'headline' : `features[${index - 1}]`;
      const expected = `a sum in ${currency}, as ${same?.field} has`;
      if (same !== undefined) say(file, field, inWhole(stated), expected);
    }
    for (const stated of own) {
      const sum = stated.minorUnits;
      if (sum === 0 || known.has(sum)) continue;
      const off = terms.find(
        ({ amount: { minorUnits } }) =>
          !saidToo.has(minorUnits) && [minorUnits * factor, minorUnits / factor].includes(sum),
      );
      if (off === undefined) continue;
      const expected = `${sum}, for the ${inWhole(stated)} of the text; ${unitOf(currency)}`;
      say(file, `${off.field}.minorUnits`, inBoth(off.amount), expected);
    }
  }
}
