import { money } from '#domain/money/money.ts';
import { LOGO, PAID_VISIT, UNPAID_VISIT } from '../../example-visits.ts';
import type { CasinoRowModel } from './CasinoRow.tsx';

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
  scoreText: '4.3',
  verdict: 'mixed',
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
