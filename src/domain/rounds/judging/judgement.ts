/** Result of one check of one round. Reasons are ids, put in words where they are shown. */
export type Judgement =
  | { verdict: 'agree' }
  | { verdict: 'differ'; reason: string; found: string; expected: string }
  | Unjudged;
export type Unjudged = { verdict: 'not-judged'; reason: string };

export const AGREE: Judgement = { verdict: 'agree' };
export const differ = (reason: string, found: string, expected: string): Judgement => {
  return { verdict: 'differ', reason, found, expected };
};
export const notJudged = (reason: string): Unjudged => ({ verdict: 'not-judged', reason });
