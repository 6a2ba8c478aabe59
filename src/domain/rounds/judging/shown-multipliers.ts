import Big from 'big.js';
import type { ShownSum } from '../report.ts';
import type { Round } from '../round.ts';
import { isDecimal, textOf } from './decimals.ts';
import { agree, differ, type Judgement, notJudged } from './judgement.ts';
import { amountsOf, CLOSE, EIGHTH, isRounded, judgeReturned } from './payout.ts';
import { gameOf, type Note } from './tallies.ts';

/** Judgement of a row and, where its payout was compared, what it was paid less what was due. */
type Compared = { judgement: Judgement; off?: Off };
type Off = {
  due: Big;
  difference: Big;
  lastDigit: Big;
  /** Half a unit of the multiplier below, as of a 1.25 that is shown as 1.3: rounding errs one way there. */
  isTie: boolean;
};

const open = (reason: string): Compared => ({ judgement: notJudged(reason) });
const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;
const lastDigitOf = (text: string) => new Big(10).pow(-decimalsOf(text));

/** A number of as many digits as a double in full, whose product with another is off in the last of them. */
const isInFull = (text: string) => /^\d{15,17}$/.test(text.replace('.', '').replace(/^0+/, ''));

/** Doubles fall short of a product now and then, and are cut to a digit less: 4.35 × 100 is 434.999… */
function isCutInDoubles(stake: string, shown: string, paid: string) {
  const [bet, times, digits] = [Number(stake), Number(shown), 10 ** decimalsOf(paid)];
  const products = [bet * times * digits, bet * digits * times];
  return products.some((product) => new Big(Math.floor(product)).eq(new Big(paid).times(digits)));
}

/** A last digit of the payout that is more than the 200th part of the stake hides half a per cent. */
const FINE = 200;

/**
 * Holds a payout against the stake times the multiplier that its row shows. It agrees to its own last digit alone. A
 * multiplier that is shown rounded or cut was at most half a unit less or a unit more, so what lies between is too
 * coarse to say, and what lies beyond differs.
 */
export function judgeByShown(round: Round): Compared {
  const { kind, shownMultiplier: shown, saysWon, operator } = round;
  const amounts = amountsOf(round);
  if ('reason' in amounts) return open(amounts.reason);
  if (kind === 'refused' || kind === 'void') return { judgement: judgeReturned(amounts) };
  if (shown === null || !isDecimal(shown)) return open('no-multiplier');
  if (kind === 'zero-stake') return open(kind);
  const { stake, paid } = amounts;
  const due = new Big(stake).times(shown);
  const isUnpaid = Number(paid) === 0;
  // Many histories show the multiplier aimed at, lost or not.
  if (isUnpaid && due.gt(0) && saysWon !== true) return open('lost-by-shown');
  // The archive of Stake holds doubles. Of other files it is not known whether a number is the whole one.
  const isDouble = operator === 'stake';
  const lastDigit = isDouble ? new Big(EIGHTH) : lastDigitOf(paid);
  const difference = new Big(paid).minus(due);
  const unit = lastDigitOf(shown);
  const [least, most] = [unit.times(stake).div(2), unit.times(stake)];
  const isTie = lastDigit.lt(least) && difference.plus(least).abs().lte(lastDigit);
  const as = (judgement: Judgement): Compared => {
    return { judgement, off: { due, difference, lastDigit, isTie } };
  };
  const wrong = as(differ(isUnpaid ? 'won-but-unpaid' : 'payout', paid, textOf(due)));
  if (isUnpaid && saysWon === true) return wrong;
  const isFine = difference.eq(0) || lastDigit.times(FINE).lte(stake);
  const isClose = (isDouble || isInFull(paid)) && difference.abs().lte(due.times(CLOSE));
  const isProduct = difference.abs().lt(lastDigit) || isCutInDoubles(stake, shown, paid);
  const isExact = isClose || (isFine && isProduct);
  if (isDouble) {
    const inSingle = Math.fround(Number(paid) / Number(stake)) === Math.fround(Number(shown));
    const agrees = isClose || inSingle || (isExact && isRounded(paid));
    return agrees ? as(agree({ money: EIGHTH })) : wrong;
  }
  if (isExact) {
    const money = difference.eq(0) ? 0 : Number(lastDigit);
    return as(agree({ multiplier: Number(unit), money }));
  }
  const isBetween =
    difference.gte(least.plus(lastDigit).times(-1)) && difference.lte(most.plus(lastDigit));
  return isBetween ? as(notJudged('too-coarse')) : wrong;
}

type Group = {
  currency: string;
  exact: number;
  coarse: { round: Round; compared: Compared }[];
  /** Sum of the differences around their middle if payouts are cut: half the last digit below what is due. */
  middled: number;
};

/** Rows by which a multiplier shown is taken for the whole one, and how many of those that pay another amount. */
const WHOLE = { rows: 20, toOne: 19 };
/** Multipliers by which a table is taken for one that shows whole ones. */
const WHOLE_TABLE = { multipliers: 100, short: 5 };
/** Deviations of a sum of errors that are as often above as below: 3 in 100,000 honest tables are below. */
const FAR = 4;

/**
 * The rows that no rule is known for, by game and multiplier shown: rows of one multiplier err alike, if it is
 * rounded, and those of another are as likely to err the other way. So what is too coarse to say of a row may be
 * said of many.
 */
export class ShownMultipliers {
  readonly #groups = new Map<string, Group>();
  readonly #sums = new Map<string, { rounds: number; difference: Big }>();

  take(round: Round, note: Note): void {
    const compared = judgeByShown(round);
    const { judgement, off } = compared;
    if (judgement.verdict !== 'not-judged' || off === undefined) {
      note('usual', 'payout', 'shown-multiplier', round, judgement);
    }
    if (off === undefined) return;
    const { currency } = round;
    const sum = this.#sums.get(currency) ?? { rounds: 0, difference: new Big(0) };
    this.#sums.set(currency, sum);
    sum.rounds += 1;
    if (!off.difference.eq(0)) sum.difference = sum.difference.plus(off.difference);
    // A multiplier of 0 errs neither way.
    if (judgement.verdict === 'differ' || off.due.eq(0)) return;
    const key = `${round.file} ${currency} ${gameOf(round)} ${round.shownMultiplier}`;
    const group = this.#groups.get(key) ?? { currency, exact: 0, coarse: [], middled: 0 };
    this.#groups.set(key, group);
    if (!off.isTie) group.middled += Number(off.difference) + Number(off.lastDigit) / 2;
    if (judgement.verdict === 'agree') group.exact += 1;
    else group.coarse.push({ round, compared });
  }

  /** Judges what one row alone is too coarse for: less than the same multiplier pays elsewhere. */
  settle(note: Note): void {
    for (const { exact, coarse } of this.#groups.values()) {
      const isWhole = exact >= Math.max(WHOLE.rows, WHOLE.toOne * coarse.length);
      for (const { round, compared } of coarse) {
        const isLess = isWhole && isBelow(compared);
        const due = textOf(compared.off?.due ?? 0);
        const judgement = isLess
          ? differ('less-than-others', round.paid ?? '', due)
          : compared.judgement;
        note('usual', 'payout', 'shown-multiplier', round, judgement);
      }
    }
  }

  /** Sums by currency, which show a steady shortfall that each row alone is too coarse for. */
  sums(): ShownSum[] {
    return [...this.#sums].map(([currency, { rounds, difference }]) => {
      const groups = [...this.#groups.values()].filter((group) => group.currency === currency);
      const all = groups.reduce((sum, { middled }) => sum + middled, 0);
      const spread = Math.sqrt(groups.reduce((sum, { middled }) => sum + middled ** 2, 0));
      const isShort = all < -FAR * spread || isShortOfWhole(groups);
      return { currency, rounds, difference: difference.toFixed(), isShort };
    });
  }
}

const isBelow = ({ off }: Compared) => off?.difference.lte(off.lastDigit.times(-1)) ?? false;

/** A table of many multipliers that pays all but a few of them to the last digit does not round them. */
function isShortOfWhole(groups: readonly Group[]) {
  const exact = groups.filter(({ coarse }) => coarse.length === 0);
  const others = groups.flatMap(({ coarse }) => coarse);
  return (
    exact.length >= Math.max(WHOLE_TABLE.multipliers, WHOLE.toOne * others.length) &&
    others.length >= WHOLE_TABLE.short &&
    others.every(({ compared }) => isBelow(compared))
  );
}
