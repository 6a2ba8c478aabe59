import { checkPasted, readPasted } from '../../fairness/check-pasted.ts';
import { checkRound } from '../../fairness/check-round.ts';
import type { Digest } from '../../fairness/digest.ts';
import { inRisingOrder } from '../../fairness/draw-numbers.ts';
import type { Typed } from '../../fairness/rule.ts';
import { ruleOf } from '../../fairness/schemes.ts';
import type { Play, Round } from '../round.ts';
import { AGREE, differ, type Judgement, notJudged } from './judgement.ts';

/** The result of a play as a scheme compares it, and what else it was drawn by. */
type Claimed = { claim: string; fields: Typed };

/** What a reader would type of a round, or why there is nothing to compare. */
export function claimOf(play: Play): Claimed | { reason: string } {
  const none = { reason: 'no-result' };
  if (play.game === 'plinko') {
    const { rows, path, bucket } = play;
    if (path === null && bucket === null) return none;
    return { claim: path ?? `bucket ${bucket}`, fields: { rows: String(rows), risk: play.risk } };
  }
  if (play.game === 'mines') {
    const { mines, mineCount } = play;
    if (mines === null || mines.length === 0) return none;
    return { claim: inRisingOrder(mines), fields: { mineCount: String(mineCount) } };
  }
  if (play.game === 'dice') {
    return play.roll === null ? none : { claim: (play.roll / 100).toFixed(2), fields: {} };
  }
  if (play.game === 'limbo') {
    return play.result === null ? none : { claim: play.result, fields: {} };
  }
  if (play.game === 'crash') {
    if (play.bust === null) return none;
    const { beacon } = play;
    return { claim: play.bust, fields: beacon === undefined ? {} : { beacon: beacon.signature } };
  }
  return { reason: 'no-rule' };
}

/** The form of a round under a scheme, as a reader would fill it in; or why it cannot be. */
export function typedOf(round: Round, serverSeed: string): Typed | { reason: string } {
  const claimed = claimOf(round.play);
  if ('reason' in claimed) return claimed;
  return {
    revealed: serverSeed,
    seed: round.clientSeed ?? '',
    nonce: round.nonce === null ? '' : String(round.nonce),
    ...claimed.fields,
    claim: claimed.claim,
  };
}

const asWritten = (text: string) => text;

/** Whether a round's result follows from its seeds by a scheme, in any way in which it may be meant. */
export async function judgeResult(
  ...given: Parameters<typeof judgeResultPlainly>
): Promise<Judgement> {
  const judgement = await judgeResultPlainly(...given);
  const [scheme, round, serverSeed, digest] = given;
  const typed = typedOf(round, serverSeed);
  if (judgement.verdict !== 'differ' || 'reason' in typed) return judgement;
  return judgeEveryReading(scheme, typed as Typed, judgement, digest);
}

/** Whether a round's result follows from its seeds as they are written. */
export async function judgeResultPlainly(
  scheme: string,
  round: Round,
  serverSeed: string,
  digest: Digest,
): Promise<Judgement> {
  const typed = typedOf(round, serverSeed);
  if ('reason' in typed) return notJudged(String(typed['reason']));
  const read = ruleOf(scheme).read(typed, asWritten);
  if (!read.ok) return notJudged(Object.values(read.reasons)[0] ?? 'no-result');
  const { result } = await checkRound({ ...read.value, commitment: null }, digest);
  return result?.verdict === 'matches'
    ? AGREE
    : differ('result', typed['claim'] ?? '', result?.figure.value ?? '');
}

/** Capitals, quotes, the other rules of the game and the nonces beside are tried before it is said. */
async function judgeEveryReading(
  scheme: string,
  typed: Typed,
  plainly: Extract<Judgement, { verdict: 'differ' }>,
  digest: Digest,
): Promise<Judgement> {
  const read = readPasted(scheme, typed);
  if (!read.ok) return plainly;
  const { result, follows, nonceThatFits } = await checkPasted(read.value, digest);
  if (result?.verdict === 'matches') return AGREE;
  if (follows[0] !== undefined) return { ...plainly, reason: `result-by-${follows[0]}` };
  return nonceThatFits === null ? plainly : { ...plainly, reason: 'result-of-nonce-beside' };
}
