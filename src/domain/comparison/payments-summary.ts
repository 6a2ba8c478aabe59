import type { ComparisonRow } from './comparison-row.ts';
import { kycLabel } from './comparison-row.ts';

/** What the casinos state of payouts and identity checks, all of them together. */
export type PaymentsSummary = {
  casinos: number;
  /** Of those that state a time, from the request to the coins being sent; `null` where none does. */
  payout: { stated: number; halfWithinMinutes: number; slowestMinutes: number } | null;
  /** How many ask everybody for documents, some players, nobody, and how many do not say. */
  checks: { everybody: number; some: number; nobody: number; unknown: number };
};

type Row = Pick<ComparisonRow, 'withdrawal' | 'kycLevel'>;

/** Times are the slowest that a casino states; at least half of them are no longer than `halfWithinMinutes`. */
export function paymentsSummary(rows: readonly Row[]): PaymentsSummary {
  const slowest = rows
    .flatMap(({ withdrawal }) => withdrawal?.toMinutes ?? [])
    .sort((a, b) => a - b);
  const half = slowest[Math.ceil(slowest.length / 2) - 1];
  const labels = rows.map(({ kycLevel }) => kycLabel(kycLevel));
  const count = (label: (typeof labels)[number]) => labels.filter((one) => one === label).length;
  return {
    casinos: rows.length,
    payout:
      half === undefined
        ? null
        : {
            stated: slowest.length,
            halfWithinMinutes: half,
            slowestMinutes: slowest.at(-1) ?? half,
          },
    checks: {
      everybody: count('Yes'),
      some: count('Partial'),
      nobody: count('No'),
      unknown: count(null),
    },
  };
}
