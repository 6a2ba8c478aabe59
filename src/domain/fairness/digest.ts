import type { Bytes } from './bytes.ts';

/** The two hash functions that every scheme is built on; each gives 32 bytes. */
export type Digest = {
  sha256: (bytes: Bytes) => Promise<Bytes>;
  hmacSha256: (key: Bytes, message: Bytes) => Promise<Bytes>;
};
