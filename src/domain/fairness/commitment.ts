import { bytesOfHex, hexOf, isHex, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import type { Step } from './working.ts';

/** What is hashed: the seed or hash as it is written (UTF-8 text), or the bytes its hex digits stand for. */
export type HashedForm = 'text' | 'hex-bytes';

export type Verdict = 'matches' | 'does-not-match' | 'nothing-to-compare';

export type Commitment = {
  /** Server seed, or hash of the game, revealed after the round. */
  revealed: string;
  /** What the site showed before, in hex; for a chain of games, the previous game's hash. */
  shownHash: string;
  /** The form that the rule's own sites hash, which is tried first. */
  hashedForm: HashedForm;
};

export type CommitmentCheck = {
  verdict: Verdict;
  /** The forms that were tried, the one that fitted last. */
  tried: readonly string[];
  steps: readonly Step[];
};

/**
 * Checks that what was revealed is what the site had committed to: a published hash of it equals the one
 * shown before. Every form is tried before it is said that none fits. The case of the hash does not count.
 * Source: facts on provably fair, "Checking the commitment", "bustabit" and "Found since".
 */
export async function checkCommitment(
  { revealed, shownHash, hashedForm }: Commitment,
  digest: Digest,
): Promise<CommitmentCheck> {
  const shown = shownHash.toLowerCase();
  const hashes = (await publishedHashes(revealed, digest, hashedForm)).filter(
    ({ hash }) => hash.length === shown.length,
  );
  const place = hashes.findIndex(({ hash }) => hash === shown);
  const tried = place < 0 ? hashes : hashes.slice(0, place + 1);
  return {
    verdict: place < 0 ? 'does-not-match' : 'matches',
    tried: tried.map(({ form }) => form),
    steps: [
      { label: 'Revealed value', value: revealed },
      ...tried.map(({ form, hash }) => ({ label: form, value: hash })),
      { label: 'Hash shown before', value: shown },
    ],
  };
}

/**
 * Every published hash of a seed, by what it is a hash of: SHA-256 and SHA-512 of the text, of the text in
 * small letters where hex is in capitals, and of the bytes of hex digits, which stand first if asked for.
 */
export async function publishedHashes(
  revealed: string,
  digest: Digest,
  first: HashedForm = 'text',
): Promise<readonly { form: string; hash: string }[]> {
  const small = revealed.toLowerCase();
  const texts = [{ says: 'its text', bytes: utf8Bytes(revealed) }];
  if (isHex(revealed) && small !== revealed) {
    texts.push({ says: 'its text in small letters', bytes: utf8Bytes(small) });
  }
  const inHex = isHex(revealed) ? [{ says: 'its bytes', bytes: bytesOfHex(revealed) }] : [];
  const preimages = first === 'text' ? [...texts, ...inHex] : [...inHex, ...texts];
  const hashes = preimages.map(async ({ says, bytes }) => [
    { form: `SHA-256 of ${says}`, hash: hexOf(await digest.sha256(bytes)) },
    { form: `SHA-512 of ${says}`, hash: hexOf(await digest.sha512(bytes)) },
  ]);
  return (await Promise.all(hashes)).flat();
}
