import { utf8Bytes } from '../bytes.ts';
import { by32Bits, chainRounds, chainScheme, crashRule } from '../crash-rule.ts';
import { parseGameHash, parseSeedMixedIn } from '../round-input.ts';
import { repository } from '../scheme.ts';
import { HMAC_LABELS } from '../working.ts';

/**
 * Rule of Stake's games on a hash chain: HMAC-SHA256 with the game's hash as key and the public seed as message,
 * both as text; the first 32 bits give the crash point. The chain hashes the text of a hash.
 * Source: facts on provably fair, "Stake Crash and Slide".
 */
const ruleOf = (edgeFraction: number) =>
  crashRule({
    readRevealed: parseGameHash,
    inputs: { seed: parseSeedMixedIn },
    hashedForm: 'text',
    hmacOf: ({ revealed, seed }) => ({
      key: { label: HMAC_LABELS.key, value: revealed, bytes: utf8Bytes(revealed) },
      message: { label: HMAC_LABELS.message, value: seed, bytes: utf8Bytes(seed) },
    }),
    point: by32Bits(edgeFraction),
  });

export const stakeCrashRule = ruleOf(0.01);
export const stakeSlideRule = ruleOf(0.02);

/** Words and sources of both games. */
const SHARED = {
  fields: { seed: { label: 'Public seed of the chain' } },
  inWords:
    'The hash of the game is the key of an HMAC-SHA256 and the public seed its message, both as text. With its first 8 hex digits as a number i, the multiplier is factor × 2^32 ÷ (i + 1), at least 1, rounded down to hundredths.',
  sources: [
    {
      title: 'Stake crash seeding event, bitcointalk topic 5162888',
      url: 'https://bitcointalk.org/index.php?topic=5162888.0',
    },
    repository('provably-fair-betting/verifierform-stake', 'crash and slide test cases'),
    repository('lotuseuy/stake-provably-fair-verifier', 'rounds of crash in their chain'),
  ],
};

export const stakeCrash = chainScheme(SHARED, {
  notShown: ['the + 1 below 2^32', 'the least multiplier of 1.00'],
  id: 'stake-crash',
  name: 'Stake Crash, factor 0.99',
  publishedRounds: chainRounds(
    // From verifierform-stake, tests/lib/games/testcases/crash.json.
    { seed: '23eb7069c6fc5b1369b92f5321af9f63' },
    ['9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca', '7.74'],
    // From stake-provably-fair-verifier, Tests/Games/Crash.test.js and Tests/Hashes/Crash.test.js. The seed
    // is the hash of Bitcoin block 584,500.
    { seed: '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4' },
    ['de059df6152008724056badf6336552a692f367acdb5a39b6c927eb911dd6446', '1.11'],
    ['fabf1c91de4b2e4bdf5ebc582fceb7bd7851420f7aa6ba9dc1eaa7be7dca583f', '24.47'],
    ['cb6291becd51cee276648cc18795ad3858c830755fa73b7de921a01a4c09854a'],
  ),
});

export const stakeSlide = chainScheme(SHARED, {
  id: 'stake-slide',
  name: 'Stake Slide, factor 0.98',
  notShown: ['the rounding', 'the + 1 below 2^32', 'the least multiplier of 1.00'],
  // From verifierform-stake, tests/lib/games/testcases/slide.json.
  publishedRounds: chainRounds(
    { seed: '015dcda675eb8ec18254ab6f18fd8f47' },
    ['a60e04bcba668c720ce7d3b70183653181d438a99aa64bb042bdeb23aa9e63bd', '1.39'],
    { seed: '5f7e190ee1e54894d7acf73886717035' },
    ['83ce345bb93fa4503c95949bb6e7347cceda82208a90e37fd681b2b29a2838a0', '66.24'],
    { seed: '47d89c216b87b6826b2252d2656ec8d8' },
    ['1ce6cc5bf007e6be9b891f3f7ac98f375fd6e82d7600a423f4444eaa844d21af', '3.18'],
  ),
});
