import Big from 'big.js';
import type { PayRule } from '../operators/operator.ts';
import type { Round } from '../round.ts';
import { isDecimal, quotient, type Ratio, textOf, whole } from './decimals.ts';
import { AGREE, differ, type Judgement, notJudged, type Unjudged } from './judgement.ts';
import type { Outcome } from './outcome.ts';

/** Relative difference of two doubles that were reckoned in another order. */
export const CLOSE = 1e-12;

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
  const agrees =
    play.game === 'crash' && play.bonusPercent !== undefined && isDecimal(play.bonusPercent)
      ? isWithBonus(amounts, new Big(stake).times(play.leftAt ?? 0), play.bonusPercent)
      : isEqual(due, paid, pays);
  return agrees ? AGREE : differ('payout', paid, textOf(due));
}

/** A history does not say whether a stake was taken before the bet was refused, so 0 proves nothing. */
function judgeReturned({ stake, paid }: Amounts): Judgement {
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
  return Number(paid) === due || inSingle ? AGREE : differ('payout', paid, textOf(due));
}

/** Step of amounts that are kept to eight decimals, up or down. */
const EIGHTH = 1e-8;

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
    return saysWon === false || shown !== null ? AGREE : notJudged('no-outcome');
  }
  if (amount === 0) return saysWon === false ? notJudged('lost-by-shown') : wrong;
  const isRounded = /^\d+(?:\.\d{1,8})?$/.test(paid) && Math.abs(amount - due) < EIGHTH;
  if (amount === due || isRounded) return AGREE;
  return amount < due && !isWonWhole(round, outcome) ? notJudged('partly-paid') : wrong;
}

/** The multiplier shown, or the one that the bet was settled at, is the product of all odds. */
export function isWonWhole({ play, shownMultiplier }: Round, { multiplier }: Outcome) {
  const product = Number(multiplier);
  const settledAt = play.game === 'sports' ? (play.settledAt ?? null) : null;
  const isSettled = settledAt !== null && Math.abs(Number(settledAt) - product) < 0.001;
  return isSettled || Math.abs(Number(shownMultiplier ?? 0) - product) <= product * CLOSE;
}

/** The bonus is shown to two decimals, so the payout is known within half a unit of both. */
const isWithBonus = ({ stake, paid }: Amounts, won: Big, bonus: string) =>
  won
    .plus(new Big(stake).times(bonus).div(100))
    .minus(paid)
    .abs()
    .lte(new Big(stake).times('0.00005').plus('0.005'));

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

function isEqual(due: number | Ratio, paid: string, { amount }: PayRule) {
  if (typeof due !== 'number') return due.over.eq(due.under.times(paid));
  const allowed = typeof amount === 'object' ? Number(amount.within) + due * 1e-9 : 0;
  return Math.abs(Number(paid) - due) <= allowed;
}

/** Judges a payout without a rule, by the stake times the multiplier shown, to the decimals that both have. */
export function judgeByShown(round: Round): Judgement {
  const { kind, shownMultiplier: shown, saysWon } = round;
  const amounts = amountsOf(round);
  if ('reason' in amounts) return amounts;
  if (kind === 'refused' || kind === 'void') return judgeReturned(amounts);
  if (shown === null || !isDecimal(shown)) return notJudged('no-multiplier');
  const { stake, paid } = amounts;
  if (kind === 'zero-stake') return notJudged(kind);
  const due = new Big(stake).times(shown);
  const isWithin = (unit: Big, unitOfPaid: Big) =>
    due.minus(paid).abs().lte(unit.times(stake).plus(unitOfPaid));
  if (isWithin(leastOf(unitOf(shown)), leastOf(unitOf(paid)))) return AGREE;
  // Many histories show the multiplier aimed at, lost or not.
  if (Number(paid) === 0 && saysWon !== true) return notJudged('lost-by-shown');
  return isWithin(unitOf(shown), unitOf(paid))
    ? notJudged('too-coarse')
    : differ('payout', paid, textOf(due));
}

/** Few digits may be all that a spreadsheet left of a number: they cannot excuse a tenth of the stake. */
const leastOf = (unit: Big) => (unit.gt('0.01') ? new Big('0.01') : unit);

const unitOf = (text: string) => new Big(10).pow(-(text.split('.')[1]?.length ?? 0));
