import type { Scheme } from '../scheme.ts';
import {
  STAKE_CHAIN_FIELDS,
  STAKE_CHAIN_IN_WORDS,
  STAKE_CHAIN_SOURCES,
  stakeChainRule,
} from '../stake-chain.ts';

export const stakeSlideRule = stakeChainRule({ edgeFraction: 0.02 });

export const stakeSlide: Scheme = {
  id: 'stake-slide',
  name: 'Stake Slide, factor 0.98',
  kind: 'game',
  guide: 'crash',
  commitsTo: 'game-before',
  rule: stakeSlideRule,
  fields: STAKE_CHAIN_FIELDS,
  inWords: STAKE_CHAIN_IN_WORDS,
  // From verifierform-stake, tests/lib/games/testcases/slide.json.
  publishedRounds: [
    {
      typed: {
        revealed: 'a60e04bcba668c720ce7d3b70183653181d438a99aa64bb042bdeb23aa9e63bd',
        seed: '015dcda675eb8ec18254ab6f18fd8f47',
        claim: '1.39',
      },
      shownHash: null,
    },
    {
      typed: {
        revealed: '83ce345bb93fa4503c95949bb6e7347cceda82208a90e37fd681b2b29a2838a0',
        seed: '5f7e190ee1e54894d7acf73886717035',
        claim: '66.24',
      },
      shownHash: null,
    },
    {
      typed: {
        revealed: '1ce6cc5bf007e6be9b891f3f7ac98f375fd6e82d7600a423f4444eaa844d21af',
        seed: '47d89c216b87b6826b2252d2656ec8d8',
        claim: '3.18',
      },
      shownHash: null,
    },
  ],
  sources: STAKE_CHAIN_SOURCES,
  notShown: ['the + 1 below 2^32', 'the least multiplier of 1.00'],
};
