import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { NOBLE_DIGEST } from '../fairness/noble-digest.ts';
import { createAudit } from './audit.ts';
import type { AuditReport, CheckId } from './report.ts';
import { DUEL_BET, DUEL_SEED, roundOf } from './round-for-tests.ts';
import type { RevealedSeed, Round } from './round.ts';

const hashOf = (text: string | Buffer, name = 'sha256') =>
  createHash(name).update(text).digest('hex');

// From verifierform-stake, tests/lib/games/testcases/dice.json: 28.07, 29.02 and 5.86.
const STAKE_SEED = 'f2ac89b608eeb01312d115bce6741b32';
const stake = (nonce: number, roll: number | null, known: Partial<Round> = {}) =>
  roundOf(
    { game: 'dice', roll, wins: null },
    {
      row: nonce + 1,
      serverSeedHash: hashOf(STAKE_SEED),
      clientSeed: '86ff027f15c48241af7f54a726690ee7',
      nonce,
      ...known,
    },
  );
const PLINKO_SEED = '05ab9aeec2e6a8cd924f2aeab4dabe68f53c75c43c5fde1f2e0b5103cdd8efc9';
const LIQD_SEED = 'a397afa99f65138e7c2b8530099dd989';
/** Nonce 27 of the published rounds of LIQD, whose mines there are 1, 3, 8, 14, 17, 18 and 23, counted from 1. */
const mined = (mines: readonly number[]) =>
  roundOf(
    { game: 'mines', mineCount: 7, mines, opened: [24], steps: null, hitMine: false },
    {
      operator: 'liqd',
      serverSeedHash: hashOf(LIQD_SEED),
      clientSeed: 'audita2881c873dd6',
      nonce: 27,
    },
  );
const STAKE_ROUNDS = [stake(0, 2807), stake(1, 2902), stake(2, 586)];
const revealed = (serverSeed: string): RevealedSeed => ({ serverSeed, from: 'reader' });

async function audited(rounds: readonly Round[], seeds: readonly RevealedSeed[] = []) {
  const audit = createAudit(NOBLE_DIGEST);
  audit.take(rounds);
  await audit.reveal(seeds);
  return audit.report();
}

/** Agree, differ and not judged of one check, and the first reason. */
function sumOf(report: AuditReport, check: CheckId, by: 'byOperator' | 'byUsual' = 'byOperator') {
  const tally = report[by].find((tally) => tally.check === check);
  if (tally === undefined) return null;
  const [found] = [...tally.differing, ...tally.unjudged];
  return [tally.agree, tally.differ, tally.notJudged, ...(found ? [found.reason] : [])];
}

test('seeds that are not revealed are listed by hash, with the rounds that each decides', async () => {
  const report = await audited(STAKE_ROUNDS);
  expect(report.seeds).toMatchObject([{ state: 'needs-seed', rounds: 3, form: null }]);
  expect(sumOf(report, 'commitment')).toEqual([0, 0, 3, 'seed-not-revealed']);
  const rows = [1, 2, 3].map((row) => ({ file: 0, row }));
  const unjudged = [{ reason: 'seed-not-revealed', count: 3, rows }];
  const result = expect.objectContaining({ check: 'result', notJudged: 3, unjudged });
  expect(report.byOperator).toContainEqual(result);
});

test.each([
  ['SHA-256 of its text', hashOf(STAKE_SEED)],
  ['SHA-256 of its bytes', hashOf(Buffer.from(STAKE_SEED, 'hex'))],
  ['SHA-512 of its text', hashOf(STAKE_SEED, 'sha512')],
])('a seed is joined by the %s', async (form, serverSeedHash) => {
  const rounds = STAKE_ROUNDS.map((round) => ({ ...round, serverSeedHash }));
  const report = await audited(rounds, [revealed('another'), revealed(STAKE_SEED)]);
  expect(report.seeds).toMatchObject([{ state: 'kept', form }]);
  expect(sumOf(report, 'commitment')).toEqual([3, 0, 0]);
  expect(sumOf(report, 'result')).toEqual([3, 0, 0]);
  expect(report.seedsLeftOver).toEqual([revealed('another')]);
});

test('a seed that is said to have a hash and has not breaks the promise, unless another has it', async () => {
  const named = { ...revealed('another'), hash: hashOf(STAKE_SEED) };
  const broken = await audited(STAKE_ROUNDS, [named]);
  expect(broken.seeds).toMatchObject([{ state: 'broken' }]);
  expect(sumOf(broken, 'commitment')).toEqual([0, 3, 0, 'seed-does-not-fit']);
  const { seeds } = await audited(STAKE_ROUNDS, [named, revealed(STAKE_SEED)]);
  expect(seeds).toMatchObject([{ state: 'kept' }]);
});

test('rounds without a result do not wait for a seed, and another client seed is named', async () => {
  const rounds = [...STAKE_ROUNDS, stake(3, null), stake(4, 2807, { clientSeed: 'another' })];
  const { seeds, seedSums } = await audited(rounds, [
    { serverSeed: 'of no bet', from: 'history' },
    { serverSeed: 'of no bet', from: 'history' },
    revealed('typed'),
  ]);
  expect(seedSums).toMatchObject({ waiting: 1, waitingRounds: 4, leftOver: 1 });
  expect(seeds).toMatchObject([{ rounds: 5, judgeable: 4, otherClientSeed: 1 }]);
});

test('a seed may come before its rounds', async () => {
  const audit = createAudit(NOBLE_DIGEST);
  await audit.reveal([revealed(STAKE_SEED)]);
  audit.take(STAKE_ROUNDS);
  await audit.reveal([]);
  expect(sumOf(audit.report(), 'result')).toEqual([3, 0, 0]);
  expect(sumOf(audit.reportSoFar(), 'commitment')).toBeNull();
});

test('a result that differs is named with what the seeds give, and what would give it', async () => {
  const rounds = [stake(0, 2807), stake(1, 2903), stake(2, 2902)];
  const report = await audited(rounds, [revealed(STAKE_SEED)]);
  const [tally] = report.byOperator.filter(({ check }) => check === 'result');
  expect(tally?.differing).toMatchObject([
    { file: 0, row: 2, reason: 'result', found: '29.03', expected: '29.02' },
    { file: 0, row: 3, reason: 'result-of-nonce-beside', found: '29.02', expected: '5.86' },
  ]);
});

// From stake-provably-fair-verifier, Tests/Games/Plinko.test.js: the path and, of 16 steps, seven to the right.
test.each([
  ['LLRRLLLLRRLRLRRL', null, 'LLRRLLLLRRLRLRLR'],
  [null, 8, 'bucket 7'],
])(
  'a drop that differs is shown beside the expected one: %s, %s',
  async (path, bucket, expected) => {
    const known = { clientSeed: 'Se6QIZfZ', nonce: 1, serverSeedHash: hashOf(PLINKO_SEED) };
    const drop = roundOf({ game: 'plinko', rows: 16, risk: 'low', path, bucket }, known);
    const { byOperator } = await audited([drop], [revealed(PLINKO_SEED)]);
    const found = path ?? `bucket ${bucket}`;
    const tally = byOperator.find(({ check }) => check === 'result');
    expect(tally?.differing).toMatchObject([{ reason: 'result', found, expected }]);
  },
);

test.each<[sums: unknown[], by: 'byOperator' | 'byUsual', Round, seed: string]>([
  [[1, 0, 0], 'byOperator', DUEL_BET, DUEL_SEED],
  // The usual scheme of the game is tried too, where it is another one.
  [[0, 1, 0, 'result'], 'byUsual', DUEL_BET, DUEL_SEED],
  [[0, 1, 0, 'result-by-duel-dice'], 'byOperator', { ...DUEL_BET, operator: 'stake' }, DUEL_SEED],
  [[0, 0, 1, 'no-result'], 'byOperator', stake(0, null), STAKE_SEED],
  [[0, 0, 1, 'nonce-missing'], 'byOperator', stake(0, 2807, { nonce: null }), STAKE_SEED],
  [[0, 0, 1, 'public-seed-missing'], 'byOperator', stake(0, 1, { clientSeed: null }), STAKE_SEED],
  [[1, 0, 0], 'byOperator', mined([0, 2, 7, 13, 16, 17, 22]), LIQD_SEED],
  // Each tile moved by one is another board, whatever a reader of the verifier counts from.
  [[0, 1, 0, 'result'], 'byOperator', mined([1, 3, 8, 14, 17, 18, 23]), LIQD_SEED],
  // A row of a table that names no casino follows a known rule, or is not judged.
  [[1, 0, 0], 'byUsual', stake(0, 2807, { operator: null }), STAKE_SEED],
  [[0, 0, 1, 'follows-no-known-rule'], 'byUsual', stake(1, 1, { operator: null }), STAKE_SEED],
])('the result of one round is %j %s', async (sums, by, round, seed) => {
  expect(sumOf(await audited([round], [revealed(seed)]), 'result', by)).toEqual(sums);
});

test('of a list that shows its seed and no hash, results are judged and no promise is', async () => {
  const shown = { serverSeedHash: null, serverSeed: STAKE_SEED };
  const report = await audited([stake(0, 2807, shown), stake(2, 586, shown)]);
  expect(sumOf(report, 'result')).toEqual([2, 0, 0]);
  expect(sumOf(report, 'commitment')).toEqual([0, 0, 2, 'no-hash']);
  expect(report.seeds).toEqual([]);
  expect(report.gameOrders).toMatchObject([{ by: 'nonce', missing: [{ from: 1, to: 1 }] }]);
});

test('order under one seed: gaps, doubles, and numbers against time', async () => {
  const at = [10, 20, 40, 30, 50];
  const rounds = [5, 6, 9, 10, 9].map((nonce, place) =>
    stake(nonce, 0, { row: place + 1, at: at[place] ?? null }),
  );
  const [use] = (await audited(rounds)).seeds;
  expect(use).toMatchObject({ firstNonce: 5, lastNonce: 10, missingCount: 2 });
  expect(use?.missing).toEqual([{ from: 7, to: 8 }]);
  expect(use?.shared).toEqual([{ file: 0, row: 5, nonce: 9 }]);
  // Number 10 was at 30, before both of the 9s.
  expect(use?.outOfOrder.map(({ row }) => row)).toEqual([3, 5]);
  // Rounds of one moment may stand in any order.
  const atOnce = await audited([2, 1, 0].map((nonce) => stake(nonce, 0, { at: 7 })));
  expect(atOnce.seeds[0]?.outOfOrder).toEqual([]);
});

test('numbered games may be skipped, but not go back in time', async () => {
  const games = [3, 9, 7].map((gameNumber, place) => {
    const play = { game: 'crash', leftAt: null, automatic: true, bust: null, gameNumber } as const;
    return roundOf(play, { row: gameNumber, at: place });
  });
  expect((await audited(games)).gameOrders).toMatchObject([
    { by: 'game-number', missing: [], outOfOrder: [{ row: 7 }] },
  ]);
});

test('every round is in each of its tallies once, and a report is plain JSON', async () => {
  const report = await audited([...STAKE_ROUNDS, stake(3, 99_999)], [revealed(STAKE_SEED)]);
  const sums = report.byOperator.map(({ agree, differ, notJudged }) => agree + differ + notJudged);
  expect(new Set(sums)).toEqual(new Set([4]));
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});
