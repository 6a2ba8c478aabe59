import type { Bytes } from './bytes.ts';

/** The hash functions of the schemes: two of 32 bytes, and one of 64 that a few sites commit by. */
export type Digest = {
  sha256: (bytes: Bytes) => Promise<Bytes>;
  sha512: (bytes: Bytes) => Promise<Bytes>;
  hmacSha256: (key: Bytes, message: Bytes) => Promise<Bytes>;
};
