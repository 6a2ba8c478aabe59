import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';

/** Synchronous hash functions: for small messages, awaiting Web Crypto takes most of the time. */
export const NOBLE_DIGEST: Digest = {
  sha256: (bytes) => Promise.resolve(sha256(bytes) as Bytes),
  sha512: (bytes) => Promise.resolve(sha512(bytes) as Bytes),
  hmacSha256: (key, message) => Promise.resolve(hmac(sha256, key, message) as Bytes),
};
