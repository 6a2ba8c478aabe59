import { createHash, createHmac } from 'node:crypto';
import type { Digest } from '#domain/fairness/digest.ts';

/** The hash functions while the site is built, for the worked examples. */
export const nodeDigest: Digest = {
  sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  sha512: async (bytes) => new Uint8Array(createHash('sha512').update(bytes).digest()),
  hmacSha256: async (key, message) =>
    new Uint8Array(createHmac('sha256', key).update(message).digest()),
};
