import { checkPasted, readPasted } from '../../fairness/check-pasted.ts';
import { compareResult, type OnlyForm } from '../../fairness/check-round.ts';
import type { Digest } from '../../fairness/digest.ts';
import { inRisingOrder } from '../../fairness/draw-numbers.ts';
import type { Typed } from '../../fairness/rule.ts';
import { ruleOf } from '../../fairness/schemes.ts';
import type { Play, Round } from '../round.ts';
import { AGREE, differ, type Judgement, notJudged, type Unjudged } from './judgement.ts';

/** The result of a play as the schemes compare it, and the settings that it was drawn by. */
export function claimOf(play: Play): Typed | Unjudged {
  const none = notJudged('no-result');
  switch (play.game) {
    case 'plinko': {
      const { rows, risk, path, bucket } = play;
      if (path === null && bucket === null) return none;
      return { claim: path ?? `bucket ${bucket}`, rows: String(rows), risk };
    }
    case 'mines': {
      const { mines, mineCount } = play;
      if (mines === null || mines.length === 0) return none;
      return { claim: inRisingOrder(mines), mineCount: String(mineCount) };
    }
    case 'dice':
      return play.roll === null ? none : { claim: (play.roll / 100).toFixed(2) };
    case 'limbo':
      return play.result === null ? none : { claim: play.result };
    case 'crash':
      return play.bust === null ? none : { claim: play.bust, beacon: play.beacon?.signature ?? '' };
    default:
      return notJudged('no-rule');
  }
}

/** A round as a reader would type it into the form of a scheme. */
export const typedOf = ({ clientSeed, nonce }: Round, claim: Typed, serverSeed: string): Typed => {
  return { revealed: serverSeed, seed: clientSeed ?? '', nonce: String(nonce ?? ''), ...claim };
};

export const isUnjudged = (claim: Typed | Unjudged): claim is Unjudged => 'verdict' in claim;

/** The form of a `Play`: a form of captures is known, so another way of counting is another result. */
export const PLAY_FORMS: Partial<Record<Play['game'], OnlyForm>> = {
  mines: 'tiles counted from 0',
  dice: 'a roll from 0.00 to 100.00',
};

const isAlike = (one: string, other: string) =>
  [/^bucket/, /^[LR]+$/].every((kind) => kind.test(one) === kind.test(other));

/**
 * Recomputes a round's result from its seeds by a scheme, and compares. With `everyReading`, capitals, quotes, the
 * other rules of the game and the nonces beside are tried before it is said that it does not.
 */
export async function judgeResult(
  scheme: string,
  round: Round,
  serverSeed: string,
  digest: Digest,
  everyReading: boolean,
): Promise<Judgement> {
  const claim = claimOf(round.play);
  if (isUnjudged(claim)) return claim;
  const typed = typedOf(round, claim, serverSeed);
  const read = ruleOf(scheme).read(typed);
  if (!read.ok) return notJudged(Object.values(read.reasons)[0] ?? 'no-result');
  const onlyForm = PLAY_FORMS[round.play.game];
  const { result } = read.value;
  const compared = result && (await compareResult(result, digest, onlyForm));
  if (compared?.verdict === 'matches') return AGREE;
  const other = everyReading ? await otherReading(scheme, typed, digest, onlyForm) : 'result';
  if (other === null) return AGREE;
  const found = claim['claim'] ?? '';
  // Found and expected in one form: a path beside a path, a bucket beside a bucket.
  const alike = compared?.forms.find(({ value }) => isAlike(value, found));
  return differ(other, found, alike?.value ?? compared?.figure.value ?? '');
}

/** Reading that gives the result: `null` for one of the same rule, else the reason to name. */
async function otherReading(scheme: string, typed: Typed, digest: Digest, form: OnlyForm) {
  const read = readPasted(scheme, typed);
  if (!read.ok) return 'result';
  const { result, follows, nonceThatFits } = await checkPasted(read.value, digest, form);
  if (result?.verdict === 'matches') return null;
  if (follows[0] !== undefined) return `result-by-${follows[0]}`;
  return nonceThatFits === null ? 'result' : 'result-of-nonce-beside';
}
