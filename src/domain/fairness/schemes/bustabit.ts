import { bytesOfHex, utf8Bytes } from '../bytes.ts';
import type { HashedForm } from '../commitment.ts';
import { BY_52_BITS, chainRounds, chainScheme, crashRule } from '../crash-rule.ts';
import { parseGameHash } from '../round-input.ts';
import { repository } from '../scheme.ts';
import { HMAC_LABELS } from '../working.ts';

/**
 * Rule of an era: HMAC-SHA256 with the era's salt, the hash of a Bitcoin block, as key (text) and the game's hash
 * as message (its 32 bytes, not its text); the first 52 bits give the crash point. The input of the chain's own
 * hashes, the text of a hash or its bytes, differs by era.
 * Source: github.com/bustabit/verifier, src/constants.ts; facts on provably fair, "Scheme B".
 */
const eraRule = (salt: string, hashedForm: HashedForm) =>
  crashRule({
    readRevealed: parseGameHash,
    hashedForm,
    hmacOf: ({ revealed }) => ({
      key: { label: HMAC_LABELS.key, value: salt, bytes: utf8Bytes(salt) },
      message: { label: HMAC_LABELS.message, value: revealed, bytes: bytesOfHex(revealed) },
    }),
    point: BY_52_BITS,
  });

/** Chain of games 1 to 10,000,000. */
export const bustabitV2Rule = eraRule(
  '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526',
  'text',
);

/**
 * Current chain, from game 12,279,451. Games 10,000,001 to 12,279,450 were drawn by another method and are not
 * covered.
 */
export const bustabitRule = eraRule(
  '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be',
  'hex-bytes',
);

/** Words and sources of both chains. */
const SHARED = {
  fields: {},
  inWords:
    'The salt of the chain, as text, is the key of an HMAC-SHA256 and the 32 bytes of the game’s hash its message. With its first 13 hex digits as a fraction X, the multiplier is 0.99 ÷ (1 − X), at least 1, rounded down to hundredths.',
  sources: [
    { title: 'bustabit verifier, salts', url: 'https://github.com/bustabit/verifier' },
    repository('vladignatyev/bustabit-rust', 'rounds of the first chain in tests/lib.rs'),
    repository('deduzzo/bustabit-scripts', 'rounds of the current chain'),
  ],
};

export const bustabitV2 = chainScheme(SHARED, {
  id: 'bustabit-v2',
  name: 'bustabit, games 1 to 10,000,000',
  // From bustabit-rust, tests/lib.rs, which lists the hashes in the order of the chain.
  publishedRounds: chainRounds(
    ['b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba', '1.26'],
    ['82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a', '1.18'],
    ['cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0', '1.26'],
    ['b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa', '3.77'],
  ),
  notShown: ['the least multiplier of 1.00'],
});

export const bustabit = chainScheme(SHARED, {
  id: 'bustabit',
  name: 'bustabit, games from 12,279,451',
  // Games 12,306,896 down to 12,306,894, from bustabit-scripts, tests/verification/test-direct-hash.js.
  publishedRounds: chainRounds(
    ['94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44', '10.91'],
    ['94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa', '4.26'],
    ['8d3b9726ca7bc5e3637bf2079e09eaf2a9d67df4e6f50ff23a7b593bd802cca6', '1.83'],
  ),
  notShown: ['the least multiplier of 1.00'],
});
