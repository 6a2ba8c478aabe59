import { BUSTABIT_IN_WORDS, BUSTABIT_SOURCES, bustabitChainRule } from '../bustabit-chain.ts';
import { CHAIN_FIELDS } from '../chain.ts';
import type { Scheme } from '../scheme.ts';

/**
 * The chain in play from game 12,279,451. Games 10,000,001 to 12,279,450 were drawn in another way
 * and are not covered.
 */
export const bustabitRule = bustabitChainRule({
  salt: '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be',
  hashedForm: 'hex-bytes',
});

export const bustabit: Scheme = {
  id: 'bustabit',
  name: 'bustabit, games from 12,279,451',
  kind: 'game',
  guide: 'crash',
  commitsTo: 'game-before',
  rule: bustabitRule,
  fields: CHAIN_FIELDS,
  inWords: BUSTABIT_IN_WORDS,
  // Games 12,306,896 down to 12,306,894, from bustabit-scripts, tests/verification/test-direct-hash.js.
  publishedRounds: [
    {
      typed: {
        revealed: '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
        claim: '10.91',
      },
      shownHash: '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
    },
    {
      typed: {
        revealed: '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
        claim: '4.26',
      },
      shownHash: '8d3b9726ca7bc5e3637bf2079e09eaf2a9d67df4e6f50ff23a7b593bd802cca6',
    },
    {
      typed: {
        revealed: '8d3b9726ca7bc5e3637bf2079e09eaf2a9d67df4e6f50ff23a7b593bd802cca6',
        claim: '1.83',
      },
      shownHash: null,
    },
  ],
  sources: BUSTABIT_SOURCES,
  notShown: ['the least multiplier of 1.00'],
};
