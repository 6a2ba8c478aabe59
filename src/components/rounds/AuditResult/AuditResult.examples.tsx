import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';
import { createAudit } from '#domain/rounds/audit.ts';
import { costOf } from '#domain/rounds/cost/cost-of.ts';
import { recordsOf } from '#domain/rounds/operators/operators.ts';
import { DUEL_BET } from '#domain/rounds/round-for-tests.ts';
import type { Round } from '#domain/rounds/round.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { AuditResult } from './AuditResult.tsx';

/** Bets of Duel with every third number missing, changed row by row. */
const betsWith = (count: number, changes: (row: number) => Partial<Round>) =>
  Array.from({ length: count }, (_, row): Round => {
    return { ...DUEL_BET, row, currency: 'USDT', nonce: Math.floor(row * 1.5), ...changes(row) };
  });

function reportOf(rounds: readonly Round[]) {
  const audit = createAudit(NOBLE_DIGEST);
  audit.take(rounds);
  const report = audit.report();
  return { ...report, costs: costOf(rounds), rules: recordsOf(report) };
}

const FINDING = { file: 0, row: 17, reason: 'not-a-number', found: 'amount' };
const FILE = {
  ...{ file: 0, bytes: 9000, sha256: '0123456789abcdef'.repeat(4), shape: 'duel-capture' },
  ...{ rounds: 53, skipped: [FINDING], skippedCount: 1, skippedBy: { 'not-a-number': 1 } },
  ...{ timesUnread: 0, firstRow: null },
};
const USUAL = reportOf([
  ...betsWith(50, (row) => ({ at: row })),
  ...betsWith(3, (row) => ({
    ...{ stake: '600000', paid: ['1', null, '9'][row] ?? null },
    serverSeedHash: 'f'.repeat(64),
  })),
]);

export const examples: Examples<typeof AuditResult> = {
  usual: { report: { ...USUAL, files: [{ ...FILE, dropped: [{ what: 'user-id', rows: 53 }] }] } },
  empty: { report: reportOf([]) },
  longest: {
    report: reportOf(
      betsWith(300, (row) => ({
        ...{ play: { game: 'other', name: LONG_TEXT }, currency: '', shownMultiplier: '3' },
        ...{
          serverSeedHash: `${row % 30}`.padStart(64, 'a'),
          nonce: 7,
          paid: `9.${'1'.repeat(39)}`,
        },
      })),
    ),
  },
};
