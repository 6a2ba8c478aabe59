import Big from 'big.js';
import type { ShownSum } from '../report.ts';
import type { Round } from '../round.ts';
import { isDecimal } from './decimals.ts';
import { agree, differ, type Judgement, LOST, notJudged } from './judgement.ts';
import { amountsOf, EIGHTH, isRounded, judgeReturned } from './payout.ts';
import { gameOf, type Note } from './tallies.ts';

/** Error of a payout: paid less due and the last digit of the payout, in steps of so many decimals. */
type Off = {
  decimals: number;
  due: bigint;
  difference: bigint;
  lastDigit: bigint;
  /** Half a unit of the multiplier below, as of a 1.25 that is shown as 1.3: rounding errs one way there. */
  isTie: boolean;
  /** More below than a step of rounding, or a step that is coarse against the stake. */
  isLess: boolean;
};
type Compared = { judgement: Judgement; off?: Off };

const open = (reason: string): Compared => ({ judgement: notJudged(reason) });
const textAt = (steps: bigint, decimals: number) => new Big(`${steps}e-${decimals}`).toFixed();
const decimalsOf = (text: string) => (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0);
const digitsOf = (text: string) => BigInt(text.replace('.', ''));
const sizeOf = (value: bigint) => (value < 0n ? -value : value);

/** A last digit of the payout that is more than the 200th part of the stake hides half a per cent. */
const FINE = 200n;

/** Whole numbers take a tenth of the time of decimals, for every row of a long table. */
function offOf(stake: string, shown: string, paid: string, lastDecimal: number) {
  const [ofStake, ofPaid] = [decimalsOf(stake), decimalsOf(paid)];
  const ofDue = ofStake + decimalsOf(shown);
  const decimals = Math.max(ofDue, ofPaid, lastDecimal);
  const steps = (value: bigint, from: number) => value * 10n ** BigInt(decimals - from);
  const bet = digitsOf(stake);
  const due = steps(bet * digitsOf(shown), ofDue);
  const difference = steps(digitsOf(paid), ofPaid) - due;
  const [lastDigit, unit] = [steps(1n, lastDecimal), steps(bet, ofDue)];
  const isTie = 2n * lastDigit < unit && sizeOf(2n * difference + unit) <= 2n * lastDigit;
  const isCoarse = lastDigit * FINE > steps(bet, ofStake);
  const isLess = difference < -lastDigit || (isCoarse && difference === -lastDigit);
  return { decimals, due, difference, lastDigit, isTie, isLess, isCoarse, unit };
}

/** A number of as many digits as a double in full, whose product with another is off in the last of them. */
const isInFull = (text: string) => /^\d{15,17}$/.test(text.replace('.', '').replace(/^0+/, ''));

/** Doubles fall short of a product now and then, and are cut to a digit less: 4.35 × 100 is 434.999… */
function isCutInDoubles(stake: string, shown: string, paid: string) {
  const [bet, times, digits] = [Number(stake), Number(shown), 10 ** decimalsOf(paid)];
  const products = [bet * times * digits, bet * digits * times].filter(Number.isFinite);
  return products.some((product) => BigInt(Math.floor(product)) === digitsOf(paid));
}

/** Relative difference of two doubles that were reckoned in another order, as a part of so many. */
const CLOSE = 10n ** 12n;

/**
 * Holds a payout against the stake times the multiplier that its row shows. It agrees to its own last digit alone. A
 * multiplier that is shown rounded or cut was at most half a unit less or a unit more, so what lies between is too
 * coarse to say, and what lies beyond differs.
 */
function judgeByShown(round: Round): Compared {
  const { kind, shownMultiplier: shown, saysWon, operator } = round;
  const amounts = amountsOf(round);
  if ('reason' in amounts) return open(amounts.reason);
  if (kind === 'refused' || kind === 'void') return { judgement: judgeReturned(amounts) };
  if (shown === null || !isDecimal(shown)) return open('no-multiplier');
  if (kind === 'zero-stake') return open(kind);
  const { stake, paid } = amounts;
  // The archive of Stake holds doubles. Of other files it is not known whether a number is the whole one.
  const isDouble = operator === 'stake';
  const { unit, isCoarse, ...off } = offOf(stake, shown, paid, isDouble ? 8 : decimalsOf(paid));
  const { decimals, due, difference, lastDigit } = off;
  const isUnpaid = Number(paid) === 0;
  // Many histories show the multiplier aimed at, lost or not.
  if (isUnpaid && due > 0n && saysWon !== true) return open('lost-by-shown');
  const as = (judgement: Judgement): Compared => ({ judgement, off });
  const wrong = (reason: string) => as(differ(reason, paid, textAt(due, decimals)));
  if (isUnpaid && saysWon === true) return wrong('won-but-unpaid');
  if (isUnpaid) return as(LOST);
  const size = sizeOf(difference);
  const isClose = (isDouble || isInFull(paid)) && size * CLOSE <= due;
  const isProduct = size < lastDigit || isCutInDoubles(stake, shown, paid);
  const isExact = size === 0n || isClose || (isProduct && !isCoarse);
  if (isDouble) {
    const inSingle = Math.fround(Number(paid) / Number(stake)) === Math.fround(Number(shown));
    const agrees = isClose || inSingle || (isExact && isRounded(paid));
    return agrees ? as(agree({ money: EIGHTH })) : wrong('payout');
  }
  if (isExact) {
    const money = size === 0n ? 0 : 10 ** -decimalsOf(paid);
    return as(agree({ multiplier: 10 ** -decimalsOf(shown), money }));
  }
  const isBetween = difference + lastDigit >= -unit / 2n && difference <= unit + lastDigit;
  return isBetween ? as(notJudged('too-coarse')) : wrong('payout');
}

type Group = {
  currency: string;
  exact: number;
  coarse: { round: Round; judgement: Judgement; off: Off }[];
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
  readonly #sums = new Map<string, { rounds: number; byDecimals: Map<number, bigint> }>();

  take(round: Round, note: Note): void {
    const { judgement, off } = judgeByShown(round);
    if (judgement.verdict !== 'not-judged' || off === undefined) {
      note('usual', 'payout', 'shown-multiplier', round, judgement);
    }
    if (off === undefined) return;
    const { currency } = round;
    const { decimals, difference, lastDigit } = off;
    const sum = this.#sums.get(currency) ?? { rounds: 0, byDecimals: new Map() };
    this.#sums.set(currency, sum);
    sum.rounds += 1;
    sum.byDecimals.set(decimals, (sum.byDecimals.get(decimals) ?? 0n) + difference);
    // A multiplier of 0 errs neither way.
    if (judgement.verdict === 'differ' || off.due === 0n) return;
    const key = `${round.file} ${currency} ${gameOf(round)} ${round.shownMultiplier}`;
    const group = this.#groups.get(key) ?? { currency, exact: 0, coarse: [], middled: 0 };
    this.#groups.set(key, group);
    const middled = Number(difference) + Number(lastDigit) / 2;
    if (!off.isTie) group.middled += middled / 10 ** decimals;
    if (judgement.verdict === 'agree') group.exact += 1;
    else group.coarse.push({ round, judgement, off });
  }

  /** Judges what one row alone is too coarse for: less than the same multiplier pays elsewhere. */
  settle(note: Note): void {
    for (const { exact, coarse } of this.#groups.values()) {
      const isWhole = exact >= Math.max(WHOLE.rows, WHOLE.toOne * coarse.length);
      for (const { round, judgement, off } of coarse) {
        const due = textAt(off.due, off.decimals);
        const less = differ('less-than-others', round.paid ?? '', due);
        const found = isWhole && off.isLess ? less : judgement;
        note('usual', 'payout', 'shown-multiplier', round, found);
      }
    }
  }

  /** Sums by currency, which show a steady shortfall that each row alone is too coarse for. */
  sums(): ShownSum[] {
    return [...this.#sums].map(([currency, { rounds, byDecimals }]) => {
      const difference = [...byDecimals].reduce(
        (sum, [decimals, steps]) => sum.plus(textAt(steps, decimals)),
        new Big(0),
      );
      const groups = [...this.#groups.values()].filter((group) => group.currency === currency);
      const all = groups.reduce((sum, { middled }) => sum + middled, 0);
      const spread = Math.sqrt(groups.reduce((sum, { middled }) => sum + middled ** 2, 0));
      const isShort = all < -FAR * spread || isShortOfWhole(groups);
      return { currency, rounds, difference: difference.toFixed(), isShort };
    });
  }
}

/** A table of many multipliers that pays all but a few of them to the last digit does not round them. */
function isShortOfWhole(groups: readonly Group[]) {
  const exact = groups.filter(({ coarse }) => coarse.length === 0);
  const others = groups.flatMap(({ coarse }) => coarse);
  return (
    exact.length >= Math.max(WHOLE_TABLE.multipliers, WHOLE.toOne * others.length) &&
    others.length >= WHOLE_TABLE.short &&
    others.every(({ off }) => off.isLess)
  );
}
