import type { Scheme } from '../scheme.ts';
import {
  STAKE_CHAIN_FIELDS,
  STAKE_CHAIN_IN_WORDS,
  STAKE_CHAIN_SOURCES,
  stakeChainRule,
} from '../stake-chain.ts';

export const stakeCrashRule = stakeChainRule({ edgeFraction: 0.01 });

/** Hash of Bitcoin block 584,500, the seed of the first chain. */
const FIRST_CHAIN = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';

export const stakeCrash: Scheme = {
  id: 'stake-crash',
  name: 'Stake Crash, factor 0.99',
  kind: 'game',
  guide: 'crash',
  commitsTo: 'game-before',
  rule: stakeCrashRule,
  fields: STAKE_CHAIN_FIELDS,
  inWords: STAKE_CHAIN_IN_WORDS,
  publishedRounds: [
    {
      // From verifierform-stake, tests/lib/games/testcases/crash.json.
      typed: {
        revealed: '9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca',
        seed: '23eb7069c6fc5b1369b92f5321af9f63',
        claim: '7.74',
      },
      shownHash: null,
    },
    // From stake-provably-fair-verifier, Tests/Games/Crash.test.js and Tests/Hashes/Crash.test.js.
    {
      typed: {
        revealed: 'de059df6152008724056badf6336552a692f367acdb5a39b6c927eb911dd6446',
        seed: FIRST_CHAIN,
        claim: '1.11',
      },
      shownHash: 'fabf1c91de4b2e4bdf5ebc582fceb7bd7851420f7aa6ba9dc1eaa7be7dca583f',
    },
    {
      typed: {
        revealed: 'fabf1c91de4b2e4bdf5ebc582fceb7bd7851420f7aa6ba9dc1eaa7be7dca583f',
        seed: FIRST_CHAIN,
        claim: '24.47',
      },
      shownHash: 'cb6291becd51cee276648cc18795ad3858c830755fa73b7de921a01a4c09854a',
    },
  ],
  sources: STAKE_CHAIN_SOURCES,
  notShown: ['the + 1 below 2^32', 'the least multiplier of 1.00'],
};
