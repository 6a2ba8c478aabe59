import { expect, test } from 'vitest';
import { NOBLE_DIGEST } from '../../fairness/noble-digest.ts';
import { createAudit } from '../audit.ts';
import { roundOf } from '../round-for-tests.ts';
import type { Round } from '../round.ts';

const SLOT = { game: 'other', name: 'slot' } as const;

/** A lost bet of one unit under one seed. */
const bet = (known: Partial<Round>): Round =>
  roundOf(SLOT, { stake: '1', paid: '0', serverSeedHash: 'ab', nonce: 7, ...known });

function reportOf(...rounds: Round[]) {
  const audit = createAudit(NOBLE_DIGEST);
  audit.take(rounds);
  return audit.report();
}

test('a row with number and contents of an earlier one counts once, in whichever file', () => {
  const { rounds, seedSums, doubles, costs } = reportOf(
    bet({}),
    bet({ file: 1 }),
    bet({ row: 9, paid: '3' }),
  );
  expect({ rounds, seedSums }).toMatchObject({
    rounds: 2,
    seedSums: { shared: 1, isPerGame: false },
  });
  const rows = [{ file: 1, row: 1, of: { file: 0, row: 1 } }];
  expect(doubles).toEqual({ count: 1, rows });
  expect(costs).toMatchObject([{ rounds: 2, staked: '2', paid: '3' }]);
});

test('numbers that games share, each with its own, may be counted for each game', () => {
  const games = ['keno', 'slots'].flatMap((name) =>
    [1, 2].map((nonce) => bet({ nonce, play: { game: 'other', name } })),
  );
  const { seedSums, doubles } = reportOf(...games);
  expect(seedSums).toMatchObject({ shared: 2, isPerGame: true, missing: 0 });
  expect(doubles.count).toBe(0);
});

test('ids tell equal rows apart; that of a round does so in two files alone', () => {
  const withId = (file: number, hash: number, isShared = false) =>
    bet({ file, betKey: { hash, isShared } });
  const changed = { ...withId(1, 12), paid: '9' };
  const { doubles } = reportOf(withId(0, 11), withId(0, 12), withId(1, 11), changed);
  expect(doubles).toMatchObject({ count: 1 });
  const shared = reportOf(withId(0, 11, true), withId(0, 11, true), withId(1, 11, true));
  expect(shared.doubles.count).toBe(1);
  const win = { ...withId(0, 11), half: 'return' } as const;
  expect(reportOf(withId(0, 11), win, win).doubles).toMatchObject({ count: 0 });
});
