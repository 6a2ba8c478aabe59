/** Unit of a multiplier that stands for a rule, and the amount by which a payout that agrees can be off. */
export type Tolerance = { multiplier?: number; money: number };

/** Result of one check of one round. Reasons are ids, put in words where they are shown. */
export type Judgement =
  | { verdict: 'agree'; tolerance?: Tolerance; isLost?: true }
  | { verdict: 'differ'; reason: string; found: string; expected: string }
  | Unjudged;
export type Unjudged = { verdict: 'not-judged'; reason: string };

export const AGREE: Judgement = { verdict: 'agree' };
/** A payout of 0 of a row that says lost: nothing else is compared. */
export const LOST: Judgement = { verdict: 'agree', isLost: true };
export const agree = (tolerance: Tolerance): Judgement => ({ verdict: 'agree', tolerance });
export const differ = (reason: string, found: string, expected: string): Judgement => {
  return { verdict: 'differ', reason, found, expected };
};
export const notJudged = (reason: string): Unjudged => ({ verdict: 'not-judged', reason });
