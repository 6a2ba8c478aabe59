import { type Bytes, hexOf, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import { HMAC_LABELS, type Step } from './working.ts';

/** What a bet is drawn from. Both seeds are used as the text they are written in, hex or not. */
export type SeedPair = { serverSeed: string; clientSeed: string; nonce: number };

const BYTES_PER_FLOAT = 4;
const FLOATS_PER_DIGEST = 8;

/**
 * Four bytes as a fraction in [0, 1): b0 ÷ 256 + b1 ÷ 256² + b2 ÷ 256³ + b3 ÷ 256⁴.
 * Throws unless there are four.
 */
export function floatOfBytes(bytes: Bytes): number {
  if (bytes.length !== BYTES_PER_FLOAT) {
    throw new RangeError(`Expected 4 bytes, found ${bytes.length}`);
  }
  return bytes.reduce((sum, byte, place) => sum + byte / 256 ** (place + 1), 0);
}

/** A fraction with the four bytes that it was made of, as hex. */
export type DrawnFloat = { float: number; bytes: string };

/**
 * The first `count` fractions of a bet, with the working up to them.
 *
 * Digest number n is HMAC-SHA256 with the server seed as key and `client:nonce:n` as message; each
 * gives eight fractions, so a ninth needs digest 1. Throws unless the nonce is whole and not negative.
 * Source: stake.com/provably-fair/implementation; facts on provably fair, "Scheme A".
 */
export async function floatsOf(
  { serverSeed, clientSeed, nonce }: SeedPair,
  count: number,
  digest: Digest,
): Promise<{ drawn: DrawnFloat[]; steps: Step[] }> {
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new RangeError(`Expected a whole nonce from 0, found ${nonce}`);
  }
  const drawn: DrawnFloat[] = [];
  const steps: Step[] = [{ label: HMAC_LABELS.key, value: serverSeed }];
  for (let round = 0; drawn.length < count; round += 1) {
    const message = `${clientSeed}:${nonce}:${round}`;
    const hmac = await digest.hmacSha256(utf8Bytes(serverSeed), utf8Bytes(message));
    steps.push(
      { label: HMAC_LABELS.message, value: message },
      { label: HMAC_LABELS.hmac, value: hexOf(hmac) },
    );
    for (let place = 0; place < FLOATS_PER_DIGEST && drawn.length < count; place += 1) {
      const bytes = hmac.slice(place * BYTES_PER_FLOAT, (place + 1) * BYTES_PER_FLOAT);
      drawn.push({ float: floatOfBytes(bytes), bytes: hexOf(bytes) });
    }
  }
  return { drawn, steps };
}
