import type { Bytes } from './bytes.ts';

/** Hash functions of the schemes. SHA-512 is used by a few sites, for commitments only. */
export type Digest = {
  sha256: (bytes: Bytes) => Promise<Bytes>;
  sha512: (bytes: Bytes) => Promise<Bytes>;
  hmacSha256: (key: Bytes, message: Bytes) => Promise<Bytes>;
};
