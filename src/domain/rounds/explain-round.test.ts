import { expect, test } from 'vitest';
import { NOBLE_DIGEST } from '../fairness/noble-digest.ts';
import { explainRound } from './explain-round.ts';
import { DUEL_BET as round, DUEL_SEED, roundOf } from './round-for-tests.ts';

const seeds = [{ serverSeed: DUEL_SEED, from: 'history' as const }];

test('a round is followed from its seed to what was paid', async () => {
  const explained = await explainRound(round, seeds, NOBLE_DIGEST);
  const matches = { verdict: 'matches' };
  expect(explained).toMatchObject({ checked: { commitment: matches, result: matches } });
  expect(explained.payout.map(({ value }) => value)).toEqual([
    '0.010000000000000000',
    '1.118061660698299015',
    '1.118061660698299015',
    '0.01118061660698299',
    '0.01118061660698299',
  ]);
});

test('without the seed the payout is followed all the same', async () => {
  const explained = await explainRound(round, [], NOBLE_DIGEST);
  expect(explained).toMatchObject({ ok: false, reason: 'needs-seed' });
  expect(explained.payout).toHaveLength(5);
});

test('a lost round pays nothing, and one without a rule has no steps', async () => {
  const lost = { ...round, play: { ...round.play, roll: 1000 } } as typeof round;
  const { payout } = await explainRound(lost, seeds, NOBLE_DIGEST);
  expect(payout[1]).toEqual({ label: 'Lost: the rule pays', value: '0' });
  const slot = roundOf({ game: 'other', name: 'slot' });
  const explained = await explainRound(slot, seeds, NOBLE_DIGEST);
  expect(explained).toEqual({ ok: false, reason: 'no-rule', payout: [] });
});
