import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from './digest.ts';
import { PUBLISHED_ROUNDS } from './published-rounds.ts';
import { recomputeRound, type Round } from './round.ts';

const digest = webCryptoDigest() as Digest;

const anchors = {
  scheme: 'seed-pair',
  serverSeed: '0123456789abcdef'.repeat(4),
  clientSeed: 'anchors',
} as const;

const resultOf = async (round: Round) => (await recomputeRound(round, digest)).results[0];

describe('published rounds', () => {
  test.each(
    PUBLISHED_ROUNDS.map(({ round, result }) => [round.scheme, round.game, result, round] as const),
  )('%s, %s: %s', async (_scheme, _game, result, round) => {
    expect(await resultOf(round)).toBe(result);
  });
});

describe('reference bets with known answers', () => {
  test.each([
    [0, '92.73'],
    [1, '61.25'],
    [2, '10.58'],
  ])('dice with nonce %d rolls %s', async (nonce, roll) => {
    expect(await resultOf({ ...anchors, game: 'dice', nonce })).toBe(roll);
  });

  test.each([
    [0, 'RLLLLRLRLLLLLRRR'],
    [1, 'RRLRRLRRLLLRLRRR'],
  ])('plinko with nonce %d falls %s', async (nonce, path) => {
    expect(await resultOf({ ...anchors, game: 'plinko', rows: 16, risk: null, nonce })).toBe(path);
  });
});

describe('working', () => {
  test('of a dice roll goes from the seeds to the roll', async () => {
    const { steps } = await recomputeRound({ ...anchors, game: 'dice', nonce: 0 }, digest);
    expect(steps.map(({ id }) => id)).toEqual([
      'hmac-key',
      'hmac-message',
      'hmac',
      'bytes',
      'float',
      'roll',
    ]);
    expect(steps[1]?.value).toBe('anchors:0:0');
    expect(steps.at(-1)?.value).toBe('92.73');
  });

  test('of a plinko drop names bucket and multiplier once the risk is known', async () => {
    // RLLLLRLRLLLLLRRR has 6 steps to the right; 16 rows at high risk pay 0.2× there
    const drop = { ...anchors, game: 'plinko', rows: 16, nonce: 0 } as const;
    const known = await recomputeRound({ ...drop, risk: 'high' }, digest);
    expect(known.steps.slice(-3)).toEqual([
      { id: 'path', value: 'RLLLLRLRLLLLLRRR' },
      { id: 'bucket', value: '6' },
      { id: 'multiplier', value: '0.20' },
    ]);
    expect(known.results).toEqual(['RLLLLRLRLLLLLRRR', '0.20']);
    const unknown = await recomputeRound({ ...drop, risk: null }, digest);
    expect(unknown.steps.at(-1)).toEqual({ id: 'bucket', value: '6' });
  });

  test.each([
    [
      'v2',
      'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
      '372952a33767a17a6019e20fdf7130e8f7167a57803ec499868eda28577bcdef',
    ],
    [
      'current',
      '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
      'e8c6cb78da1c615cadc588ae50e046b85a5e2ff7f9eff1fd168df7dae2642a60',
    ],
  ] as const)('of a bustabit round (%s) has the published HMAC', async (game, gameHash, hmac) => {
    const { steps } = await recomputeRound({ scheme: 'bustabit', game, gameHash }, digest);
    expect(steps).toContainEqual({ id: 'hmac', value: hmac });
    expect(steps).toContainEqual({ id: 'leading-hex-digits', value: hmac.slice(0, 13) });
  });

  test('of mines lists the tiles in order of the draw', async () => {
    const mines = PUBLISHED_ROUNDS.find(({ round }) => round.game === 'mines');
    if (mines === undefined) throw new Error('Expected a published round of mines');
    const { steps } = await recomputeRound(mines.round, digest);
    const tiles = steps.filter(({ id }) => id === 'tile');
    expect(tiles.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(tiles.map(({ value }) => Number(value)).sort((a, b) => a - b)).toEqual([13, 16, 22]);
  });

  test.each([0, 25, 1.5])('%d mines are an error', async (mineCount) => {
    const round = { ...anchors, game: 'mines', nonce: 0, mineCount } as const;
    await expect(recomputeRound(round, digest)).rejects.toThrow(`found ${mineCount}`);
  });
});

test('a hash in capitals stops where the same hash in small letters does', async () => {
  const round = PUBLISHED_ROUNDS.find(({ result }) => result === '7.74')?.round;
  if (round?.scheme !== 'stake-crash') throw new Error('Expected the published round at 7.74×');
  expect(await resultOf({ ...round, gameHash: round.gameHash.toUpperCase() })).toBe('7.74');
});
