import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';
import { createAudit } from '#domain/rounds/audit.ts';
import type { AuditReport, CheckTally, CurrencyCost, SeedUse } from '#domain/rounds/report.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { AuditResult } from './AuditResult.tsx';

const NOTHING = createAudit(NOBLE_DIGEST).report();

const FINDING = { file: 0, row: 17, reason: 'payout', found: '0.12490537', expected: '0.12490538' };
const TALLY: CheckTally = {
  ...{ check: 'payout', operator: 'liqd', game: 'dice', rule: 'liqd-dice' },
  ...{ agree: 51, differ: 1, notJudged: 1, differing: [FINDING] },
  unjudged: [{ reason: 'no-stake', count: 1, rows: [{ file: 0, row: 3 }] }],
};
const SEED: SeedUse = {
  ...{ hash: '0123456789abcdef'.repeat(4), rounds: 53, state: 'kept', form: 'SHA-256 of its text' },
  ...{ firstNonce: 1, lastNonce: 54, missing: [{ from: 7, to: 7 }], missingCount: 1 },
  ...{ doubled: [], doubledCount: 0, outOfOrder: [], outOfOrderCount: 0 },
};
const COST: CurrencyCost = {
  ...{ currency: 'USDT', rounds: 53, staked: '530', paid: '491.5', net: '-38.5' },
  ...{ expectedCost: '5.3', withoutEdge: { rounds: 0, staked: '0' }, statedTake: null },
  lowerOf1000: { from: 312, to: 312, rounds: 53, how: 'exact' },
  course: [1, 20, 53].map((round) => ({
    ...{ round, balance: -round, expected: -round / 10, band: { from: -round, to: round } },
  })),
};
const FILE = {
  file: 0,
  bytes: 9000,
  sha256: SEED.hash,
  shape: 'liqd',
  rounds: 53,
  skippedCount: 1,
};
const USUAL: AuditReport = {
  ...NOTHING,
  files: [{ ...FILE, skipped: [FINDING], dropped: [{ what: 'user-id', rows: 53 }] }],
  rounds: 53,
  kinds: { ...NOTHING.kinds, played: 52, refused: 1 },
  byOperator: [TALLY],
  seedSums: {
    ...NOTHING.seedSums,
    kept: 1,
    waiting: 1,
    waitingRounds: 53,
    numbered: 106,
    missing: 2,
  },
  seeds: [SEED, { ...SEED, hash: 'f'.repeat(64), state: 'needs-seed', form: null }],
  costs: [COST],
};

export const examples: Examples<typeof AuditResult> = {
  usual: { report: USUAL },
  empty: { report: NOTHING },
  longest: {
    report: {
      ...USUAL,
      byOperator: [{ ...TALLY, differ: 1e7, differing: [{ ...FINDING, found: LONG_TEXT }] }],
      byUsual: [{ ...TALLY, game: LONG_TEXT }],
      costs: [{ ...COST, currency: '', expectedCost: null, lowerOf1000: null }],
      seedSums: {
        ...NOTHING.seedSums,
        missing: 30,
        doubled: 270,
        broken: 30,
        numbered: 1590,
      },
      seeds: Array.from({ length: 30 }, (_, place) => ({
        ...{ ...SEED, hash: `${place}`.padStart(64, 'a'), state: 'broken' },
        doubled: Array.from({ length: 9 }, (__, row) => ({ file: 0, row, nonce: 7 })),
        doubledCount: 9,
      })),
    },
  },
};
