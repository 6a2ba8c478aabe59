import { money } from '#domain/money/money.ts';
import type { Examples } from '../../examples.ts';
import {
  LOGO,
  LONG_TEXT,
  LONGEST_NAME,
  LONGEST_VISIT,
  MANY_COINS,
  PAID_VISIT,
  UNPAID_VISIT,
} from '../../example-values.ts';
import type { CasinoRowModel } from './CasinoRow.tsx';
import type { CasinoTable } from './CasinoTable.tsx';

/** Invented casino with all values known. */
export const ROW: CasinoRowModel = {
  slug: 'example',
  name: 'Example Casino',
  licenceAuthority: 'curacao',
  coins: ['BTC', 'USDT'],
  minDepositUsdt: money(10, 'USDT'),
  withdrawal: { fromMinutes: 60, toMinutes: 720 },
  kycLevel: 'above-threshold',
  logo: LOGO,
  review: '/reviews/example',
  scoreText: '4.25',
  speedText: '1 to 12 h',
  licenceText: 'Curaçao',
  licenceRemark: 'Claimed, not seen',
  depositText: '10 USDT',
  visit: PAID_VISIT,
  extra: { text: 'No fee', remark: 'The network takes its own' },
};

export const UNKNOWN_ROW: CasinoRowModel = {
  ...ROW,
  slug: 'example-unknown',
  name: 'Unknown Casino',
  licenceAuthority: null,
  coins: null,
  minDepositUsdt: null,
  withdrawal: null,
  kycLevel: null,
  review: null,
  speedText: null,
  licenceText: null,
  licenceRemark: null,
  depositText: null,
  visit: UNPAID_VISIT,
  extra: null,
};

const LONGEST_ROW: CasinoRowModel = {
  ...ROW,
  slug: 'example-longest',
  name: LONGEST_NAME,
  coins: MANY_COINS,
  withdrawal: { fromMinutes: 60, toMinutes: 20_160 },
  kycLevel: 'at-sign-up',
  speedText: '1 h to 14 business days',
  licenceText: LONGEST_NAME,
  licenceRemark: LONG_TEXT,
  depositText: '1,000,000.00 USDT',
  visit: LONGEST_VISIT,
  extra: { text: LONG_TEXT, remark: LONG_TEXT },
};

const tableOf = (caption: string, extraLabel: string | null, row: CasinoRowModel) => ({
  caption,
  extraLabel,
  rows: [row],
  shown: [row],
  sort: null,
  onSort: () => undefined,
});

export const examples: Examples<typeof CasinoTable> = {
  usual: tableOf('Casinos side by side', null, ROW),
  unknown: tableOf('Casinos that say nothing', 'Fees', UNKNOWN_ROW),
  longest: tableOf(LONGEST_NAME, 'Deposits and withdrawals', LONGEST_ROW),
};
