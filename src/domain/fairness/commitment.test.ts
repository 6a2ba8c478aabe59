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

const FORMS = { text: 'SHA-256 of its text', 'hex-bytes': 'SHA-256 of its bytes' };

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
      expect(check).toMatchObject({ verdict: 'matches', tried: [FORMS[hashedForm]] });
      const otherForm = hashedForm === 'text' ? 'hex-bytes' : 'text';
      const found = await checkCommitment({ revealed, shownHash, hashedForm: otherForm }, digest);
      expect(found.tried).toEqual([FORMS[otherForm], FORMS[hashedForm]]);
    },
  );

  test('every step of the working is listed', async () => {
    expect((await checkCommitment(anchors, digest)).steps).toEqual([
      { label: 'Revealed value', value: anchors.revealed },
      { label: 'SHA-256 of its text', value: anchors.shownHash },
      { label: 'Hash shown before', value: anchors.shownHash },
    ]);
  });

  test.each([
    ['seed', { revealed: `1${anchors.revealed.slice(1)}` }],
    ['hash', { shownHash: `b${anchors.shownHash.slice(1)}` }],
  ])('one flipped character of the %s no longer matches', async (_, change) => {
    const check = await checkCommitment({ ...anchors, ...change }, digest);
    expect(check.verdict).toBe('does-not-match');
  });

  test('a hash in capitals is the same hash', async () => {
    const shownHash = anchors.shownHash.toUpperCase();
    expect((await checkCommitment({ ...anchors, shownHash }, digest)).verdict).toBe('matches');
  });

  // Pairs of Duel.com, captured before and after by ProvablyFair-org (duel-dice, duel-crash).
  test.each([
    [
      '528555039caf67c0219c9537cf6626c63cb0bfa384b72571410e522773270eb5',
      '91afc2eb50c2c801865a533f7b2a3177fc46bda00fcb500bd290ff73f09e1832',
    ],
    [
      '3c9c71aa9ffa2691d29fd754cb0caf8ce1fa87d57804196967de81088fab1d23',
      '706bb90b571c6165c96a484580efd2f834b4f3237e7cf0f2680b26b7f4e151c0',
    ],
  ])(
    'the hash of the bytes of %s is found where the text is usual',
    async (revealed, shownHash) => {
      const check = await checkCommitment({ revealed, shownHash, hashedForm: 'text' }, digest);
      expect(check).toMatchObject({
        verdict: 'matches',
        tried: ['SHA-256 of its text', 'SHA-256 of its bytes'],
      });
    },
  );

  test('a hash of 128 digits is compared as the SHA-512 that it is', async () => {
    // SHA-512 of "abc", FIPS 180-2, appendix C.1
    const shownHash =
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f';
    const check = await checkCommitment({ ...anchors, revealed: 'abc', shownHash }, digest);
    expect(check).toMatchObject({ verdict: 'matches', tried: ['SHA-512 of its text'] });
  });

  test('a seed in capitals is tried in small letters as well', async () => {
    const revealed = anchors.revealed.toUpperCase();
    const { verdict, tried } = await checkCommitment({ ...anchors, revealed }, digest);
    expect(verdict).toBe('matches');
    expect(tried.at(-1)).toBe('SHA-256 of its text in small letters');
  });

  test('what fits in no form names all that were tried', async () => {
    const shownHash = `b${anchors.shownHash.slice(1)}`;
    expect(await checkCommitment({ ...anchors, shownHash }, digest)).toMatchObject({
      verdict: 'does-not-match',
      tried: ['SHA-256 of its text', 'SHA-256 of its bytes'],
    });
  });
});
