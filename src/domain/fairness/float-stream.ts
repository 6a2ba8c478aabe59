import { hexOf, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import { type Drawn, hmacOf } from './pair-rule.ts';
import { HMAC_LABELS, type Step } from './working.ts';

/** What a bet is drawn from. Both seeds are used as the text they are written in, hex or not. */
export type SeedPair = { serverSeed: string; clientSeed: string; nonce: number };

const FLOATS_PER_DIGEST = 8;

/**
 * The first `count` fractions of a bet in [0, 1), with the working up to them.
 *
 * Digest number n is HMAC-SHA256 with the server seed as key and `client:nonce:n` as message; each
 * gives eight fractions of four bytes, the high byte first, so a ninth needs digest 1.
 * Source: stake.com/provably-fair/implementation; facts on provably fair, "Scheme A".
 */
export async function floatsOf(
  { serverSeed, clientSeed, nonce }: SeedPair,
  count: number,
  digest: Digest,
) {
  const drawn: Drawn[] = [];
  const steps: Step[] = [{ label: HMAC_LABELS.key, value: serverSeed }];
  for (let round = 0; drawn.length < count; round += 1) {
    const message = `${clientSeed}:${nonce}:${round}`;
    const { hmac, steps: ofHmac } = await hmacOf(utf8Bytes(serverSeed), message, digest);
    steps.push(...ofHmac);
    const left = Math.min(FLOATS_PER_DIGEST, count - drawn.length);
    for (let place = 0; place < left; place += 1)
      drawn.push(floatOf(hmac.slice(4 * place, 4 * place + 4)));
  }
  return { drawn, steps };
}

function floatOf(bytes: Uint8Array<ArrayBuffer>): Drawn {
  const number = new DataView(bytes.buffer).getUint32(0) / 2 ** 32;
  const [hex, shown] = [hexOf(bytes), String(number)];
  const steps = [
    { label: 'First four bytes', value: hex },
    { label: 'As a fraction of 1', value: shown },
  ];
  return { number, bytes: hex, shown, steps };
}
