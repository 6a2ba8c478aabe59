import Big from 'big.js';
import type { PayRule } from '../operators/operator.ts';
import type { Round } from '../round.ts';
import { isDecimal, quotient, type Ratio, textOf, whole } from './decimals.ts';
import { AGREE, differ, type Judgement, notJudged } from './judgement.ts';
import type { Outcome, Unjudged } from './outcome.ts';

type Amounts = { stake: string; paid: string };

/** Stake and payout of a round as texts that can be reckoned with, or why there are none. */
export function amountsOf({ stake, paid }: Round): Amounts | Unjudged {
  if (stake === null || !isDecimal(stake)) return { reason: 'no-stake' };
  if (paid === null || !isDecimal(paid)) return { reason: 'no-payout' };
  return { stake, paid };
}

/** Whether what was paid is the stake times the multiplier, under the rule's rounding. */
export function judgePayout(round: Round, pays: PayRule, outcome: Outcome | Unjudged): Judgement {
  const { kind, play } = round;
  if (kind === 'open' || kind === 'free') return notJudged(kind);
  const amounts = amountsOf(round);
  if ('reason' in amounts) return notJudged(amounts.reason);
  if (kind === 'refused' || kind === 'void') return judgeReturned(amounts);
  if (kind === 'cashed-out') return judgeByHand(round, amounts);
  if (play.game === 'crash' && play.automatic === false && pays.shown === 'single-precision') {
    return judgeByHand(round, amounts);
  }
  if ('reason' in outcome) return notJudged(outcome.reason);
  if (play.game === 'sports') return judgeSports(round, amounts, outcome);
  if (!outcome.won && play.game !== 'plinko') return judgeLost(amounts);
  if (play.game === 'crash' && play.bonusPercent !== undefined) {
    return judgeBonus(amounts, outcome, play.bonusPercent);
  }
  return judgeProduct(amounts, pays, outcome);
}

function judgeReturned({ stake, paid }: Amounts): Judgement {
  if (Number(paid) === Number(stake)) return AGREE;
  // Whether a stake was taken before the bet was refused, a history does not say.
  return Number(paid) === 0 ? notJudged('refused') : differ('not-returned', paid, stake);
}

const judgeLost = ({ paid }: Amounts): Judgement =>
  Number(paid) === 0 ? AGREE : differ('lost-but-paid', paid, '0');

/** What was paid by hand is known by the multiplier shown alone, in single precision or better. */
function judgeByHand({ play, shownMultiplier }: Round, { stake, paid }: Amounts): Judgement {
  const left = play.game === 'crash' ? play.leftAt : null;
  const shown = shownMultiplier ?? left;
  if (shown === null || !isDecimal(shown)) return notJudged('left-by-hand');
  if (play.game === 'crash' && left === null && Number(shown) === 0) {
    return judgeLost({ stake, paid });
  }
  const exact = Number(stake) * Number(shown);
  const agrees =
    Number(paid) === exact || Math.fround(Number(paid) / Number(stake)) === Math.fround(+shown);
  return agrees ? AGREE : differ('payout', paid, textOf(exact));
}

/** Void selections and half wins pay less than the product, and a history need not name them. */
function judgeSports({ play }: Round, { stake, paid }: Amounts, outcome: Outcome): Judgement {
  if (play.game !== 'sports' || play.odds.length === 0) return notJudged('no-bet');
  const full = Number(stake) * Number(outcome.multiplier);
  const amount = Number(paid);
  if (amount === 0 || amount === full) return AGREE;
  return amount > 0 && amount < full
    ? notJudged('partly-paid')
    : differ('payout', paid, textOf(full));
}

/** The bonus is shown to two decimals, so the payout is known within half a unit of both. */
function judgeBonus({ stake, paid }: Amounts, { multiplier }: Outcome, bonus: string): Judgement {
  if (!isDecimal(bonus)) return notJudged('no-bonus');
  const { over, under } = ratioOf(multiplier);
  const bet = new Big(stake);
  const expected = bet.times(over.div(under)).plus(bet.times(bonus).div(100));
  const allowed = bet.times('0.00005').plus('0.005');
  return expected.minus(paid).abs().lte(allowed)
    ? AGREE
    : differ('payout', paid, textOf(expected.round(2)));
}

const ratioOf = (multiplier: number | Ratio) =>
  typeof multiplier === 'number' ? whole(new Big(multiplier)) : multiplier;

/** The part of a multiplier that pays. */
export function payingPart(multiplier: Ratio, { paidPart }: PayRule): Ratio {
  if (paidPart === null) return multiplier;
  const { over, under } = multiplier;
  const part = { over: over.times(paidPart.fraction), under };
  return paidPart.rounding === null ? part : whole(quotient(part, paidPart.rounding));
}

function judgeProduct({ stake, paid }: Amounts, pays: PayRule, { multiplier }: Outcome): Judgement {
  const { amount } = pays;
  if (typeof multiplier === 'number') {
    const expected = Number(stake) * multiplier;
    const off = Math.abs(Number(paid) - expected);
    const allowed =
      amount !== null && 'within' in amount ? Number(amount.within) + expected * 1e-9 : 0;
    return off <= allowed ? AGREE : differ('payout', paid, textOf(expected));
  }
  const { over, under } = payingPart(multiplier, pays);
  const exact = { over: over.times(stake), under };
  if (amount === null || 'within' in amount) {
    const agrees = exact.over.eq(exact.under.times(paid));
    return agrees ? AGREE : differ('payout', paid, textOf(exact.over.div(exact.under)));
  }
  const expected = quotient(exact, amount);
  return expected.eq(paid) ? AGREE : differ('payout', paid, textOf(expected));
}

/** For a game whose rule is not known: the stake times the multiplier shown, as far as both are written. */
export function judgeByShown(round: Round): Judgement {
  const { kind, shownMultiplier: shown, saysWon } = round;
  const amounts = amountsOf(round);
  if (kind === 'open' || kind === 'free') return notJudged(kind);
  if ('reason' in amounts) return notJudged(amounts.reason);
  if (kind === 'refused' || kind === 'void') return judgeReturned(amounts);
  if (shown === null || !isDecimal(shown)) return notJudged('no-multiplier');
  const { stake, paid } = amounts;
  const expected = new Big(stake).times(shown);
  const allowed = unitOf(shown).times(stake).plus(unitOf(paid));
  if (expected.minus(paid).abs().lte(allowed)) return AGREE;
  // Many histories show the multiplier aimed at, lost or not.
  if (Number(paid) === 0 && saysWon !== true) return notJudged('lost-by-shown');
  return differ('payout', paid, textOf(expected));
}

const unitOf = (text: string) => new Big(10).pow(-(text.split('.')[1]?.length ?? 0));
