import type { Digest } from '#domain/fairness/digest.ts';

/**
 * The hash functions of the browser's Web Crypto, or `null` where it has none: Web Crypto works only
 * on HTTPS and localhost. There is no script fallback; a page that gets `null` says why it cannot check.
 */
export function webCryptoDigest({ subtle }: { subtle?: SubtleCrypto } = globalThis.crypto) {
  if (subtle === undefined) return null;
  const digest: Digest = {
    sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes)),
    sha512: async (bytes) => new Uint8Array(await subtle.digest('SHA-512', bytes)),
    hmacSha256: async (key, message) => {
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const imported = await subtle.importKey('raw', key, algorithm, false, ['sign']);
      return new Uint8Array(await subtle.sign('HMAC', imported, message));
    },
  };
  return digest;
}
