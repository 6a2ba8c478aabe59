import { expect, test } from 'vitest';
import { verifierOf, wholeVerifier } from './verifier.ts';

test.each([
  [
    'crash',
    ['bustabit', 'bustabit-v2', 'stake-crash', 'stake-slide', 'duel-crash', 'limbo', 'seed-hash'],
  ],
  ['dice', ['dice', 'duel-dice', 'liqd-dice', 'seed-hash']],
  ['plinko', ['plinko', 'duel-plinko', 'liqd-plinko', 'seed-hash']],
  ['live-dealer', undefined],
])('the verifier of %s offers the rules of that game and the commitment', async (game, ids) => {
  expect((await verifierOf(game))?.schemes.map(({ id }) => id)).toEqual(ids);
});

test('examples have a name of their own in every rule', async () => {
  const { schemes } = await wholeVerifier();
  expect(schemes).toHaveLength(21);
  for (const { id, examples } of schemes) {
    expect(new Set(examples.map(({ name }) => name)).size, id).toBe(examples.length);
  }
});

test('examples say where the hash is filled in, and take it as the chain does', async () => {
  const chain = (await verifierOf('crash'))?.schemes.find(({ id }) => id === 'bustabit');
  const [published, , filledIn] = chain?.examples ?? [];
  expect(published?.note).toContain('with the published hash of the game before it');
  expect(filledIn?.note).toContain('we filled in the SHA-256');
  // SHA-256 of the 32 bytes of 8d3b9726…, worked out with other tools
  expect(filledIn?.typed).toMatchObject({
    shownHash: '1b0866f6e6f4fc12e86ca0debeed809d154b1a54bdcf33fce812975086118331',
  });
});
