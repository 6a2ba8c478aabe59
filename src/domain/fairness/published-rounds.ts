import type { Round } from './round.ts';

/** A round that an operator or an open-source verifier has published, with its result. */
export type PublishedRound = { round: Round; result: string };

const seedPair = { scheme: 'seed-pair' } as const;

const dice = {
  ...seedPair,
  game: 'dice',
  clientSeed: '86ff027f15c48241af7f54a726690ee7',
  serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
} as const;

const limbo = {
  ...seedPair,
  game: 'limbo',
  clientSeed: '40cea334816e7a68ed62d208ce4a2572',
  serverSeed: '5c5c42b55822f994bd955a4416775190',
} as const;

const roulette = {
  ...seedPair,
  game: 'roulette',
  clientSeed: '94ffb08138facf8cffa9c376d703aaed',
  serverSeed: 'f7b51b19a4563681f2c1e00ef747884a',
} as const;

const mines = {
  ...seedPair,
  game: 'mines',
  clientSeed: '854581b6f52eaa86503f1dc6433655f9',
  serverSeed: '5ff5c610e633b2a91c46d1be1f74286b',
} as const;

const plinko = {
  ...seedPair,
  game: 'plinko',
  rows: 16,
  risk: null,
  clientSeed: 'Se6QIZfZ',
  serverSeed: '05ab9aeec2e6a8cd924f2aeab4dabe68f53c75c43c5fde1f2e0b5103cdd8efc9',
} as const;

/**
 * Rounds with known results. They prove the schemes in the tests, decide which schemes are offered
 * (schemes.ts), and serve as examples. Sources stand with each scheme in schemes.ts.
 */
export const PUBLISHED_ROUNDS: readonly PublishedRound[] = [
  { round: { ...dice, nonce: 0 }, result: '28.07' },
  { round: { ...dice, nonce: 1 }, result: '29.02' },
  { round: { ...dice, nonce: 2 }, result: '5.86' },
  { round: { ...limbo, nonce: 0 }, result: '17.41' },
  { round: { ...limbo, nonce: 1 }, result: '1.69' },
  { round: { ...limbo, nonce: 2 }, result: '2.88' },
  { round: { ...roulette, nonce: 0 }, result: '33' },
  { round: { ...roulette, nonce: 1 }, result: '6' },
  { round: { ...roulette, nonce: 2 }, result: '22' },
  { round: { ...mines, nonce: 2, mineCount: 3 }, result: '13, 16, 22' },
  { round: { ...mines, nonce: 4, mineCount: 5 }, result: '0, 6, 16, 18, 22' },
  {
    round: {
      ...seedPair,
      game: 'keno',
      clientSeed: '971f4d5c49eb1111385e9309d105227f',
      serverSeed: 'ae1581dc89398cb8fdb84f0a2c64e816',
      nonce: 0,
    },
    result: '1, 7, 9, 12, 14, 16, 21, 23, 30, 39',
  },
  { round: { ...plinko, nonce: 1 }, result: 'LLRRLLLLRRLRLRLR' },
  { round: { ...plinko, nonce: 2 }, result: 'LRLRLLLLRLRLLRRL' },
  {
    round: {
      scheme: 'stake-crash',
      game: 'crash',
      gameHash: '9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca',
      seed: '23eb7069c6fc5b1369b92f5321af9f63',
    },
    result: '7.74',
  },
  {
    round: {
      scheme: 'stake-crash',
      game: 'crash',
      gameHash: 'de059df6152008724056badf6336552a692f367acdb5a39b6c927eb911dd6446',
      seed: '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4',
    },
    result: '1.11',
  },
  {
    round: {
      scheme: 'stake-crash',
      game: 'slide',
      gameHash: 'a60e04bcba668c720ce7d3b70183653181d438a99aa64bb042bdeb23aa9e63bd',
      seed: '015dcda675eb8ec18254ab6f18fd8f47',
    },
    result: '1.39',
  },
  {
    round: {
      scheme: 'stake-crash',
      game: 'slide',
      gameHash: '83ce345bb93fa4503c95949bb6e7347cceda82208a90e37fd681b2b29a2838a0',
      seed: '5f7e190ee1e54894d7acf73886717035',
    },
    result: '66.24',
  },
  {
    round: {
      scheme: 'bustabit',
      game: 'v2',
      gameHash: 'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
    },
    result: '1.26',
  },
  {
    round: {
      scheme: 'bustabit',
      game: 'v2',
      gameHash: '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
    },
    result: '1.18',
  },
  {
    round: {
      scheme: 'bustabit',
      game: 'current',
      gameHash: '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
    },
    result: '10.91',
  },
  {
    round: {
      scheme: 'bustabit',
      game: 'current',
      gameHash: '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
    },
    result: '4.26',
  },
  {
    round: {
      scheme: 'hash-crash',
      game: 'crash',
      gameHash: '6b5124897c3c48d0e46cc9249f08c7e560792459f1bad1171224643b5d2be231',
    },
    result: '1.70',
  },
];
