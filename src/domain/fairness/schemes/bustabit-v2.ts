import { BUSTABIT_IN_WORDS, BUSTABIT_SOURCES, bustabitChainRule } from '../bustabit-chain.ts';
import { CHAIN_FIELDS } from '../chain.ts';
import type { Scheme } from '../scheme.ts';

/** The chain of games 1 to 10,000,000. */
export const bustabitV2Rule = bustabitChainRule({
  salt: '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526',
  hashedForm: 'text',
});

export const bustabitV2: Scheme = {
  id: 'bustabit-v2',
  name: 'bustabit, games 1 to 10,000,000',
  kind: 'game',
  guide: 'crash',
  commitsTo: 'game-before',
  rule: bustabitV2Rule,
  fields: CHAIN_FIELDS,
  inWords: BUSTABIT_IN_WORDS,
  // From bustabit-rust, tests/lib.rs, which lists the hashes in the order of the chain.
  publishedRounds: [
    {
      typed: {
        revealed: 'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
        claim: '1.26',
      },
      shownHash: '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
    },
    {
      typed: {
        revealed: '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
        claim: '1.18',
      },
      shownHash: 'cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0',
    },
    {
      typed: {
        revealed: 'cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0',
        claim: '1.26',
      },
      shownHash: 'b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa',
    },
    {
      typed: {
        revealed: 'b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa',
        claim: '3.77',
      },
      shownHash: null,
    },
  ],
  sources: BUSTABIT_SOURCES,
  notShown: ['the least multiplier of 1.00'],
};
