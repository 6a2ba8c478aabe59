import { bytesOfHex, hexOf, isHex, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import type { Step } from './working.ts';

/** Input of the hash: the seed or hash as written (UTF-8 text), or the bytes of its hex digits. */
export type HashedForm = 'text' | 'hex-bytes';

export type Verdict = 'matches' | 'does-not-match' | 'nothing-to-compare';

export type Commitment = {
  /** Server seed, or hash of the game, revealed after the round. */
  revealed: string;
  /** Hash shown before the round, in hex; for a chain of games, the previous game's hash. */
  shownHash: string;
  /** Form hashed by the sites of the rule; tried first. */
  hashedForm: HashedForm;
};

export type CommitmentCheck = {
  verdict: Verdict;
  /** Forms tried; a matching one is last. */
  tried: readonly string[];
  steps: readonly Step[];
};

/**
 * Checks a revealed value against the commitment: one of its published hashes equals the hash shown before. Every
 * form is tried before a mismatch is reported. The case of the hash is ignored.
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
 * All published hashes of a seed: SHA-256 and SHA-512 of the text, of the text in lower case where hex is in
 * capitals, and of the bytes of hex digits, which come first for `hex-bytes`.
 */
export async function publishedHashes(
  revealed: string,
  digest: Digest,
  first: HashedForm = 'text',
): Promise<readonly { form: string; hash: string }[]> {
  const small = revealed.toLowerCase();
  const texts = [{ name: 'its text', bytes: utf8Bytes(revealed) }];
  if (isHex(revealed) && small !== revealed) {
    texts.push({ name: 'its text in small letters', bytes: utf8Bytes(small) });
  }
  const inHex = isHex(revealed) ? [{ name: 'its bytes', bytes: bytesOfHex(revealed) }] : [];
  const preimages = first === 'text' ? [...texts, ...inHex] : [...inHex, ...texts];
  const hashes = preimages.map(async ({ name, bytes }) => [
    { form: `SHA-256 of ${name}`, hash: hexOf(await digest.sha256(bytes)) },
    { form: `SHA-512 of ${name}`, hash: hexOf(await digest.sha512(bytes)) },
  ]);
  return (await Promise.all(hashes)).flat();
}
