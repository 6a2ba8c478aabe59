import { expect, test } from 'vitest';
import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';
import { createAudit } from '#domain/rounds/audit.ts';
import { DUEL_BET, DUEL_SEED } from '#domain/rounds/round-for-tests.ts';
import type { FileRead } from '#domain/rounds/report.ts';
import type { Round } from '#domain/rounds/round.ts';
import { auditAnswers } from './audit-answers.ts';
import { findingWords } from './finding-words.ts';

async function found(
  rounds: readonly Round[],
  seeds: string[] = [],
  files: FileRead[] = [],
  isAsked = false,
) {
  const audit = createAudit(NOBLE_DIGEST);
  audit.take(rounds.map((round, place) => ({ ...round, row: place + 1 })));
  await audit.reveal(seeds.map((serverSeed) => ({ serverSeed, from: 'reader' })));
  const report = audit.report(files);
  return findingWords(report, auditAnswers(report), { isWhole: true, isAsked });
}

const UNKNOWN = { operator: null, serverSeedHash: null, stake: '10', shownMultiplier: '2.00' };
const paid = (text: string, more: Partial<Round> = {}): Round => {
  return { ...DUEL_BET, ...UNKNOWN, paid: text, ...more };
};

test('a wrong payout is the finding, with the sum that is missing', async () => {
  // 0.01118061660698299 - 0.005 = 0.00618061660698299
  const short = { ...DUEL_BET, paid: '0.005', currency: 'USDT' };
  expect(await found([DUEL_BET, short])).toMatchObject({
    state: 'wrong',
    sentence: '1 of 2 payouts is wrong: you were paid 0.0062 USDT too little',
    needsSeed: true,
  });
});

test('with all that can be compared, the finding is right', async () => {
  const { state, sentence, lines } = await found([DUEL_BET], [DUEL_SEED]);
  expect([state, sentence]).toEqual(['right', 'The payout is right']);
  expect(lines.map(({ mark, says }) => [mark, says])).toEqual([
    ['yes', 'No bet is missing'],
    ['yes', 'The one result follows from the seeds'],
    ['sum', 'You won 0.0012 (no currency named)'],
  ]);
});

test('results that wait for their seed ask for it', async () => {
  const bare = { ...DUEL_BET, stake: null, paid: null, shownMultiplier: null };
  expect(await found([bare])).toMatchObject({
    state: 'open',
    sentence: 'Can’t be judged yet: reveal your seed',
  });
});

test('without a pay table nothing is called wrong, only unlike the multiplier in the file', async () => {
  expect(await found([paid('20'), paid('20'), paid('2')])).toMatchObject({
    state: 'wrong',
    sentence:
      '1 of 3 payouts doesn’t match the multiplier in your file: you were paid 18.00 too little',
  });
});

test('what is right among a few that can be checked is no green finding', async () => {
  const blank = paid('0', { shownMultiplier: null });
  expect(await found([paid('20'), blank, blank, blank])).toMatchObject({
    state: 'open',
    sentence: 'Only 1 of 4 payouts can be checked, without a fault',
  });
});

test('lost bets earn no mark for wins that are too coarse to say', async () => {
  const lost = paid('0', { shownMultiplier: '0.00' });
  expect(await found([paid('19.95'), lost, lost])).toMatchObject({ state: 'open' });
});

test('a file of which no row was read says why', async () => {
  const file = { file: 0, bytes: 9, sha256: '', shape: '', rounds: 0, dropped: [], skipped: [] };
  const rows = { skippedCount: 20, skippedBy: { 'not-a-number': 20 }, timesUnread: 0 };
  const { sentence, sub } = await found([], [], [{ ...file, ...rows, firstRow: null }], true);
  expect(sentence).toBe('No bet could be read');
  expect(sub).toMatch(
    /^0 of 20 rows read\. An amount or count in the row isn’t a number.* Check below what each column contains\.$/,
  );
});
