import Big from 'big.js';
import type { PayRule } from '../operators/operator.ts';
import type { Round } from '../round.ts';
import { isDecimal, quotient, type Ratio, textOf, whole } from './decimals.ts';
import {
  AGREE,
  agree,
  differ,
  LOST,
  type Judgement,
  notJudged,
  type Unjudged,
} from './judgement.ts';
import type { Outcome } from './outcome.ts';

/** Relative difference of two doubles that were reckoned in another order. */
export const CLOSE = 1e-12;
/** Half a unit of the last binary digit in single precision. */
const IN_SINGLE = 2 ** -24;

type Amounts = { stake: string; paid: string };

/** Stake and payout as texts that can be reckoned with, or why the row is not one of the rule's. */
export function amountsOf({ stake, paid, kind, doubt, half }: Round): Amounts | Unjudged {
  if (doubt !== undefined) return notJudged(doubt);
  if (half !== undefined) return notJudged('half-of-a-bet');
  if (kind === 'open' || kind === 'free') return notJudged(kind);
  if (stake === null || !isDecimal(stake)) return notJudged('no-stake');
  return paid === null || !isDecimal(paid) ? notJudged('no-payout') : { stake, paid };
}

/** Compares the payout with the stake times the multiplier, under the rule's rounding. */
export function judgePayout(round: Round, pays: PayRule, outcome: Outcome | Unjudged): Judgement {
  const { kind, play } = round;
  const amounts = amountsOf(round);
  if ('reason' in amounts) return amounts;
  if (kind === 'refused' || kind === 'void') return judgeReturned(amounts);
  const byHand = play.game === 'crash' && play.automatic === false;
  if (kind === 'cashed-out' || (byHand && pays.shown === 'single-precision')) {
    return judgeByHand(round, amounts);
  }
  const { stake, paid } = amounts;
  if ('reason' in outcome) {
    const isLost = outcome.reason === 'no-crash-point';
    return isLost && Number(paid) > 0 ? differ('lost-but-paid', paid, '0') : outcome;
  }
  const due = paysOn(stake, pays, outcome.multiplier);
  if (play.game === 'sports') return judgeSports(round, paid, outcome, Number(due));
  if (!outcome.won && play.game !== 'plinko') {
    return Number(paid) === 0 ? AGREE : differ('lost-but-paid', paid, '0');
  }
  const within =
    play.game === 'crash' && play.bonusPercent !== undefined && isDecimal(play.bonusPercent)
      ? offWithBonus(amounts, new Big(stake).times(play.leftAt ?? 0), play.bonusPercent)
      : offBy(due, paid, pays);
  if (within === null) return differ('payout', paid, textOf(due));
  return within === 0 ? AGREE : agree({ money: within });
}

/** A history does not say whether a stake was taken before the bet was refused, so 0 proves nothing. */
export function judgeReturned({ stake, paid }: Amounts): Judgement {
  if (Number(paid) === Number(stake)) return AGREE;
  return Number(paid) === 0 ? notJudged('refused') : differ('not-returned', paid, stake);
}

/** A cash-out by hand can be checked against the multiplier shown alone, in single precision or better. */
function judgeByHand({ play, shownMultiplier }: Round, { stake, paid }: Amounts): Judgement {
  const shown = shownMultiplier ?? (play.game === 'crash' ? play.leftAt : null);
  if (shown === null || !isDecimal(shown)) return notJudged('left-by-hand');
  if (Number(paid) === 0 && Number(shown) === 0) return notJudged('no-outcome');
  const due = Number(stake) * Number(shown);
  const inSingle = Math.fround(Number(paid) / Number(stake)) === Math.fround(Number(shown));
  if (Number(paid) === due) return AGREE;
  return inSingle ? agree({ money: due * IN_SINGLE }) : differ('payout', paid, textOf(due));
}

/** Step of amounts that are kept to eight decimals, up or down. */
export const EIGHTH = 1e-8;
/** True for an amount that may have been rounded to eight decimals. */
export const isRounded = (amount: string) => /^\d+(?:\.\d{1,8})?$/.test(amount);

/**
 * Void selections and half wins pay less than the product, and a history need not name them, unless it says itself
 * that the bet was won whole. A payout of 0 is right only where the row says lost.
 */
function judgeSports(round: Round, paid: string, outcome: Outcome, due: number): Judgement {
  const { shownMultiplier: shown, saysWon } = round;
  const amount = Number(paid);
  const wrong = differ(amount === 0 ? 'won-but-unpaid' : 'payout', paid, textOf(due));
  if (amount === 0 && Number(shown ?? 0) === 0) {
    if (saysWon === true) return wrong;
    return saysWon === false || shown !== null ? LOST : notJudged('no-outcome');
  }
  if (amount === 0) return saysWon === false ? notJudged('lost-by-shown') : wrong;
  const isNear = isRounded(paid) && Math.abs(amount - due) < EIGHTH;
  if (amount === due) return AGREE;
  if (isNear) return agree({ money: EIGHTH });
  return amount < due && !isWonWhole(round, outcome) ? notJudged('partly-paid') : wrong;
}

/** The multiplier shown, or the one that the bet was settled at, is the product of all odds. */
export function isWonWhole({ play, shownMultiplier }: Round, { multiplier }: Outcome) {
  const product = Number(multiplier);
  const settledAt = play.game === 'sports' ? (play.settledAt ?? null) : null;
  const isSettled = settledAt !== null && Math.abs(Number(settledAt) - product) < 0.001;
  return isSettled || Math.abs(Number(shownMultiplier ?? 0) - product) <= product * CLOSE;
}

/** The bonus is shown to two decimals, so the payout is known within half a unit of both; `null` beyond. */
function offWithBonus({ stake, paid }: Amounts, won: Big, bonus: string): number | null {
  const within = new Big(stake).times('0.00005').plus('0.005');
  const due = won.plus(new Big(stake).times(bonus).div(100));
  return due.minus(paid).abs().lte(within) ? Number(within) : null;
}

/** Multiplier that is paid: the whole, or the part that the rule of the operator pays, rounded as it says. */
export function payingPart({ over, under }: Ratio, { paidPart }: PayRule): Ratio {
  if (paidPart === undefined) return { over, under };
  const part = { over: over.times(paidPart.fraction), under };
  return paidPart.rounding === undefined ? part : whole(quotient(part, paidPart.rounding));
}

/** Payout of a rule on a stake: a double, or an exact amount. */
export function paysOn(stake: string, pays: PayRule, multiplier: number | Ratio): number | Ratio {
  if (typeof multiplier === 'number') return Number(stake) * multiplier;
  const { over, under } = payingPart(multiplier, pays);
  const exact = { over: over.times(stake), under };
  const { amount } = pays;
  return typeof amount === 'string' ? whole(quotient(exact, amount)) : exact;
}

/** Amount by which a payout may be off and agree; `null` for one that does not. */
function offBy(due: number | Ratio, paid: string, { amount }: PayRule): number | null {
  if (typeof due !== 'number') return due.over.eq(due.under.times(paid)) ? 0 : null;
  const allowed = typeof amount === 'object' ? Number(amount.within) + due * 1e-9 : 0;
  return Math.abs(Number(paid) - due) <= allowed ? allowed : null;
}
