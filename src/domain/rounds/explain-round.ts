import { type CheckedRound, checkRound } from '../fairness/check-round.ts';
import { publishedHashes } from '../fairness/commitment.ts';
import type { Digest } from '../fairness/digest.ts';
import { ruleOf, SCHEMES } from '../fairness/schemes.ts';
import { typedOf } from './judging/result.ts';
import { recordOf, usualOf } from './operators/operators.ts';
import type { RevealedSeed, Round } from './round.ts';

type Explained =
  | { ok: true; inWords: string | null; checked: CheckedRound }
  | { ok: false; reason: 'needs-seed' | 'no-rule' };

/** Every step of one round by its operator's rule, or the usual one where none is known. */
export async function explainRound(
  round: Round,
  seeds: readonly RevealedSeed[],
  digest: Digest,
): Promise<Explained> {
  const { operator, play, serverSeedHash: hash } = round;
  const record = recordOf(operator, play.game) ?? usualOf(play.game);
  const scheme = SCHEMES.find(({ id }) => id === record?.scheme);
  if (scheme === undefined) return { ok: false, reason: 'no-rule' };
  const serverSeed = await seedOf(hash, seeds, digest);
  if (serverSeed === null) return { ok: false, reason: 'needs-seed' };
  const typed = { ...typedOf(round, serverSeed), shownHash: hash ?? '' };
  const read = ruleOf(scheme.id).read(typed, (text) => text);
  if (!read.ok) return { ok: false, reason: 'no-rule' };
  return { ok: true, inWords: scheme.inWords, checked: await checkRound(read.value, digest) };
}

/** The seed that has a hash, in any published form. */
export async function seedOf(
  hash: string | null,
  seeds: readonly RevealedSeed[],
  digest: Digest,
): Promise<string | null> {
  if (hash === null) return null;
  for (const { serverSeed } of seeds) {
    const hashes = await publishedHashes(serverSeed, digest);
    if (hashes.some((published) => published.hash === hash)) return serverSeed;
  }
  return null;
}
