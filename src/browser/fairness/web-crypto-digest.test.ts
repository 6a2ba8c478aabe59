import { expect, test } from 'vitest';
import { bytesOfHex, hexOf, utf8Bytes } from '#domain/fairness/bytes.ts';
import { webCryptoDigest } from './web-crypto-digest.ts';

const digest = webCryptoDigest();

test('its SHA-256 of "abc" is the example of FIPS 180', async () => {
  expect(hexOf((await digest?.sha256(utf8Bytes('abc'))) ?? utf8Bytes(''))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('its HMAC-SHA256 passes test case 1 of RFC 4231', async () => {
  const hmac = await digest?.hmacSha256(bytesOfHex('0b'.repeat(20)), utf8Bytes('Hi There'));
  expect(hexOf(hmac ?? utf8Bytes(''))).toBe(
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  );
});

test('there is none where the browser withholds Web Crypto', () => {
  expect(webCryptoDigest({})).toBeNull();
});
