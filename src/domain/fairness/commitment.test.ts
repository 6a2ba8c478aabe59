import { expect, test } from 'vitest';
import { checkCommitment, type HashedForm } from './commitment.ts';
import { NOBLE_DIGEST } from './noble-digest.ts';

const revealed = '0123456789abcdef'.repeat(4);
const SHOWN = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';
const [TEXT, BYTES] = ['SHA-256 of its text', 'SHA-256 of its bytes'];
const BUSTABIT = [
  '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
  '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
] as const;
// FIPS 180-2, appendix C.1
const SHA512_OF_ABC =
  'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f';

const checked = (revealed: string, shownHash: string, hashedForm: HashedForm = 'text') =>
  checkCommitment({ revealed, shownHash, hashedForm }, NOBLE_DIGEST);

test.each<[string, Parameters<typeof checked>, string[]]>([
  ['text', [revealed, SHOWN], [TEXT]],
  ['text, its hash in capitals', [revealed, SHOWN.toUpperCase()], [TEXT]],
  ['capitals', [revealed.toUpperCase(), SHOWN], [TEXT, `${TEXT} in small letters`]],
  ['bytes, where they are usual', [...BUSTABIT, 'hex-bytes'], [BYTES]],
  ['bytes, where the text is usual', [...BUSTABIT, 'text'], [TEXT, BYTES]],
  ['text, where bytes are usual', [revealed, SHOWN, 'hex-bytes'], [BYTES, TEXT]],
  ['text, by a hash of 128 digits', ['abc', SHA512_OF_ABC], ['SHA-512 of its text']],
])('the hash is of the %s: what was tried is named', async (_, commitment, tried) => {
  expect(await checked(...commitment)).toMatchObject({ verdict: 'matches', tried });
});

test('every step of the working is listed', async () => {
  expect((await checked(revealed, SHOWN)).steps).toEqual([
    { label: 'Revealed value', value: revealed },
    { label: TEXT, value: SHOWN },
    { label: 'Hash shown before', value: SHOWN },
  ]);
});

test.each([
  ['seed', `1${revealed.slice(1)}`, SHOWN],
  ['hash', revealed, `b${SHOWN.slice(1)}`],
])('one flipped character of the %s fits in no form', async (_, seed, hash) => {
  expect(await checked(seed, hash)).toMatchObject({
    verdict: 'does-not-match',
    tried: [TEXT, BYTES],
  });
});
