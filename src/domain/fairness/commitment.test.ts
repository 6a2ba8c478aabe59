import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import { checkCommitment, type HashedForm } from './commitment.ts';
import type { Digest } from './digest.ts';

const digest = webCryptoDigest() as Digest;

const anchors = {
  revealed: '0123456789abcdef'.repeat(4),
  shownHash: 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e',
  hashedForm: 'text' as HashedForm,
};

describe('commitment', () => {
  test.each([
    [anchors.revealed, anchors.shownHash],
    [
      'ae5baafb37cfd372fcf07cc85d3b924af4ad1691dd451529b13bf8f272926525',
      '3ac95843b5415eef35cbd1556879739e9e766dcf2811265c8e2ca1f45a06d4cc',
    ],
    [
      'abf5e01d286b951bf4ef72b87720aeed3889b467660deeec3a0b1df677282ad6',
      'abc88e14244679872089502840777fef301cd3dd958922face034bc704350b1d',
    ],
    [
      'f19428a59b46edad1f01ecdb37561fc69a6911ab395fe4ee4afce83a9f154372',
      'e170635e3b9282a8f46687947f559b34a1421f95f107cc4fca0f2c2e9fff0c48',
    ],
  ])('the seed %s matches the hash shown before', async (revealed, shownHash) => {
    const check = await checkCommitment({ revealed, shownHash, hashedForm: 'text' }, digest);
    expect(check.verdict).toBe('matches');
  });

  test.each([
    [
      'Stake Crash',
      'text',
      'de059df6152008724056badf6336552a692f367acdb5a39b6c927eb911dd6446',
      'fabf1c91de4b2e4bdf5ebc582fceb7bd7851420f7aa6ba9dc1eaa7be7dca583f',
    ],
    [
      'bustabit v2',
      'text',
      'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
      '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
    ],
    [
      'bustabit v2, one game earlier',
      'text',
      '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
      'cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0',
    ],
    [
      'bustabit game 12,306,896',
      'hex-bytes',
      '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
      '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
    ],
    [
      'bustabit game 12,306,895',
      'hex-bytes',
      '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
      '8d3b9726ca7bc5e3637bf2079e09eaf2a9d67df4e6f50ff23a7b593bd802cca6',
    ],
  ] as const)(
    'the chain of %s links to the previous game',
    async (_, hashedForm, revealed, shownHash) => {
      const check = await checkCommitment({ revealed, shownHash, hashedForm }, digest);
      expect(check.verdict).toBe('matches');
      const otherForm = hashedForm === 'text' ? 'hex-bytes' : 'text';
      const otherCheck = await checkCommitment(
        { revealed, shownHash, hashedForm: otherForm },
        digest,
      );
      expect(otherCheck.verdict).toBe('does-not-match');
    },
  );

  test('every step of the working is listed', async () => {
    expect((await checkCommitment(anchors, digest)).steps).toEqual([
      { label: 'Revealed value', value: anchors.revealed },
      { label: 'Its SHA-256', value: anchors.shownHash },
      { label: 'Hash shown before', value: anchors.shownHash },
    ]);
  });

  test.each([
    ['seed', { revealed: `1${anchors.revealed.slice(1)}` }],
    ['seed by its case alone', { revealed: anchors.revealed.toUpperCase() }],
    ['hash', { shownHash: `b${anchors.shownHash.slice(1)}` }],
  ])('one flipped character of the %s no longer matches', async (_, change) => {
    const check = await checkCommitment({ ...anchors, ...change }, digest);
    expect(check.verdict).toBe('does-not-match');
  });

  test('a hash in capitals is the same hash', async () => {
    const shownHash = anchors.shownHash.toUpperCase();
    expect((await checkCommitment({ ...anchors, shownHash }, digest)).verdict).toBe('matches');
  });

  test('a chain of bytes needs hex', async () => {
    await expect(
      checkCommitment({ ...anchors, revealed: 'a seed', hashedForm: 'hex-bytes' }, digest),
    ).rejects.toThrow('found "a seed"');
  });
});
