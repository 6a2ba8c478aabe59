import { bytesOfHex, hexOf, isHex, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import type { Step, Verdict } from './working.ts';

/** What is hashed: the seed or hash as it is written (UTF-8 text), or the bytes its hex digits stand for. */
export type HashedForm = 'text' | 'hex-bytes';

export type Commitment = {
  /** Server seed, or hash of the game, revealed after the round. */
  revealed: string;
  /**
   * What the site showed before: 64 hex digits of SHA-256 or 128 of SHA-512. For a chain of games, the
   * previous game's hash.
   */
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
 * shown before. Sites differ in what they hash, so every form is tried before it is said that none fits:
 * the text, the text in small letters where hex was pasted in capitals, and the bytes of hex digits.
 * The case of hex digits in the shown hash does not count.
 * Source: facts on provably fair, "Checking the commitment", "bustabit" and "Found since".
 */
export async function checkCommitment(
  { revealed, shownHash, hashedForm }: Commitment,
  digest: Digest,
): Promise<CommitmentCheck> {
  const shown = shownHash.toLowerCase();
  const name = shown.length === SHA512_DIGITS ? 'SHA-512' : 'SHA-256';
  const steps: Step[] = [{ label: 'Revealed value', value: revealed }];
  const tried: string[] = [];
  for (const { says, bytes } of preimages(revealed, hashedForm)) {
    const hash = hexOf(await (name === 'SHA-512' ? digest.sha512 : digest.sha256)(bytes));
    tried.push(`${name} of ${says}`);
    steps.push({ label: `${name} of ${says}`, value: hash });
    if (hash === shown) return { verdict: 'matches', tried, steps: [...steps, shownStep(shown)] };
  }
  return { verdict: 'does-not-match', tried, steps: [...steps, shownStep(shown)] };
}

const SHA512_DIGITS = 128;

const shownStep = (value: string): Step => ({ label: 'Hash shown before', value });

function preimages(revealed: string, first: HashedForm) {
  const small = revealed.toLowerCase();
  const text = [{ says: 'its text', bytes: utf8Bytes(revealed) }];
  if (!isHex(revealed)) return text;
  const inSmall = { says: 'its text in small letters', bytes: utf8Bytes(small) };
  const texts = small === revealed ? text : [...text, inSmall];
  const bytes = [{ says: 'its bytes', bytes: bytesOfHex(revealed) }];
  return first === 'text' ? [...texts, ...bytes] : [...bytes, ...texts];
}

/**
 * Every published hash of a seed, by what it is a hash of: a list of commitments is searched for them,
 * as a seed often stands beside the hash of another.
 */
export async function publishedHashes(
  revealed: string,
  digest: Digest,
): Promise<readonly { form: string; hash: string }[]> {
  const hashes = [];
  for (const { says, bytes } of preimages(revealed, 'text')) {
    hashes.push({ form: `SHA-256 of ${says}`, hash: hexOf(await digest.sha256(bytes)) });
    hashes.push({ form: `SHA-512 of ${says}`, hash: hexOf(await digest.sha512(bytes)) });
  }
  return hashes;
}

/** The SHA-256 that commits to a value. Throws if the form is `hex-bytes` and the value is not hex. */
export const committedHash = async (revealed: string, form: HashedForm, digest: Digest) =>
  hexOf(await digest.sha256(form === 'text' ? utf8Bytes(revealed) : bytesOfHex(revealed)));
