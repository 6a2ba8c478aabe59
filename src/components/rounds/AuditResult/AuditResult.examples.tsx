import type { AuditReport } from '#domain/rounds/report.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { AuditResult } from './AuditResult.tsx';

const kinds = {
  played: 0,
  refused: 0,
  void: 0,
  free: 0,
  'zero-stake': 0,
  'cashed-out': 0,
  open: 0,
};

const NOTHING: AuditReport = {
  method: '1',
  files: [],
  rounds: 0,
  kinds,
  games: [],
  from: null,
  until: null,
  byOperator: [],
  byUsual: [],
  seeds: [],
  seedsLeftOver: [],
  gameOrders: [],
  withoutSeed: 0,
  costs: [],
  odds: [],
  bonusRules: null,
};

const TALLY = {
  check: 'payout',
  operator: 'liqd',
  game: 'dice',
  rule: 'liqd-dice',
  agree: 51,
  differ: 2,
  notJudged: 1,
  differing: [17, 18].map((row) => ({
    file: 0,
    row,
    reason: 'other-payout',
    found: '0.12490537',
    expected: '0.12490538',
  })),
  unjudged: [{ file: 0, row: 3, reason: 'needs-seed' }],
} as const;

const SEED = {
  hash: '0123456789abcdef'.repeat(4),
  rounds: 181,
  state: 'kept',
  form: 'SHA-256 of its bytes',
  firstNonce: 1957,
  lastNonce: 2140,
  missing: [{ from: 1960, to: 1962 }],
  missingCount: 3,
  doubled: [],
  outOfOrder: [],
} as const;
const WAITING = { ...SEED, hash: 'f'.repeat(64), state: 'needs-seed', form: null } as const;
const COST = {
  currency: 'USDT',
  rounds: 181,
  staked: '1810',
  paid: '1771.5',
  net: '-38.5',
  expectedCost: '18.1',
  withoutEdge: { rounds: 0, staked: '0' },
  statedTake: { rounds: 181, sum: '18.1' },
  lowerOf1000: { from: 312, to: 312, rounds: 181, how: 'exact' },
  course: Array.from({ length: 40 }, (_, place) => ({
    round: place * 5 + 1,
    balance: Math.sin(place) * 3 - place,
    expected: -place / 2,
    band: { from: -place / 2 - 4 * Math.sqrt(place), to: -place / 2 + 4 * Math.sqrt(place) },
  })),
} as const;

const USUAL: AuditReport = {
  ...NOTHING,
  files: [
    {
      file: 0,
      bytes: 264_352,
      sha256: SEED.hash,
      shape: 'liqd',
      rounds: 181,
      skipped: [{ file: 0, row: 9, reason: 'empty' }],
      skippedCount: 1,
      dropped: [{ what: 'user-id', rows: 181 }],
    },
  ],
  rounds: 181,
  kinds: { ...kinds, played: 180, refused: 1 },
  games: [{ operator: 'liqd', game: 'dice', rounds: 181 }],
  byOperator: [TALLY, { ...TALLY, check: 'result', agree: 181, differ: 0, notJudged: 0 }],
  seeds: [SEED, WAITING],
  costs: [COST],
  odds: [
    {
      operator: 'liqd',
      game: 'plinko',
      of: '8 rows, low',
      rounds: 181,
      outcomes: [{ name: 'Bucket 0', counted: 1, expected: 0.7 }],
      asFarOf1000: { from: 420, to: 430 },
      asFarAmongAllOf1000: 900,
    },
  ],
};

export const examples: Examples<typeof AuditResult> = {
  usual: { report: USUAL },
  unknown: {
    report: {
      ...USUAL,
      seeds: [{ ...WAITING, firstNonce: null, lastNonce: null }],
      costs: [{ ...COST, currency: '', expectedCost: null, statedTake: null, lowerOf1000: null }],
      withoutSeed: 12,
    },
  },
  empty: { report: NOTHING },
  longest: {
    report: {
      ...USUAL,
      rounds: 123_456_789,
      files: [...USUAL.files, ...USUAL.files.map((file) => ({ ...file, file: 1 }))],
      byUsual: [{ ...TALLY, game: LONG_TEXT, rule: LONG_TEXT, differ: 12_345 }],
      seeds: Array.from({ length: 30 }, (_, place) => ({
        ...SEED,
        hash: `${place}`.padStart(64, 'a'),
        state: 'broken' as const,
        doubled: [{ file: 0, row: 12_345, nonce: 7 }],
        outOfOrder: [{ file: 1, row: 54_321, nonce: 8 }],
      })),
      bonusRules: {
        rounds: 181,
        broken: [
          {
            file: 0,
            row: 17,
            reason: 'largest-bet',
            found: `<b>${LONG_TEXT}</b>`,
            rule: 'largest-bet',
          },
        ],
        brokenCount: 12_345,
        near: [],
        nearCount: 0,
        notJudged: 1,
      },
    },
  },
};
