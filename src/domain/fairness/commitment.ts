import { bytesOfHex, hexOf, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import type { Step, Verdict } from './working.ts';

/**
 * What is hashed: the seed or hash as it is written (UTF-8 text), or the bytes its hex digits stand for.
 * Almost every site hashes the text.
 */
export type HashedForm = 'text' | 'hex-bytes';

export type Commitment = {
  /** Server seed, or hash of the game, revealed after the round. */
  revealed: string;
  /** What the site showed before: 64 hex digits. For a chain of games, the previous game's hash. */
  shownHash: string;
  hashedForm: HashedForm;
};

export type CommitmentCheck = { verdict: Verdict; steps: readonly Step[] };

/**
 * Checks that what was revealed is what the site had committed to: SHA-256 of it equals the hash
 * shown before. The case of hex digits in the shown hash does not count; in the seed it does.
 * Throws if the form is `hex-bytes` and the revealed value is not hex.
 * Source: facts on provably fair, "Checking the commitment" and "bustabit" (chain rules).
 */
export async function checkCommitment(
  { revealed, shownHash, hashedForm }: Commitment,
  digest: Digest,
): Promise<CommitmentCheck> {
  const sha256 = await committedHash(revealed, hashedForm, digest);
  const shown = shownHash.toLowerCase();
  return {
    verdict: sha256 === shown ? 'matches' : 'does-not-match',
    steps: [
      { label: 'Revealed value', value: revealed },
      { label: 'Its SHA-256', value: sha256 },
      { label: 'Hash shown before', value: shown },
    ],
  };
}

/** The hash that commits to a value. Throws if the form is `hex-bytes` and the value is not hex. */
export async function committedHash(
  revealed: string,
  hashedForm: HashedForm,
  digest: Digest,
): Promise<string> {
  const bytes = hashedForm === 'text' ? utf8Bytes(revealed) : bytesOfHex(revealed);
  return hexOf(await digest.sha256(bytes));
}
