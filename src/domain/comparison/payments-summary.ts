import { type ComparisonRow, kycLabel, type KycLabel } from './comparison-row.ts';

export type PaymentsSummary = ReturnType<typeof paymentsSummary>;

/**
 * Summary of the payout times and identity checks of all casinos. Times are the slowest that each states: half of
 * them or more, `withinHalf`, are at most `halfWithinMinutes`; `null` where no casino states one.
 */
export function paymentsSummary(rows: readonly Pick<ComparisonRow, 'withdrawal' | 'kycLevel'>[]) {
  const slowest = rows
    .flatMap(({ withdrawal }) => withdrawal?.toMinutes ?? [])
    .sort((one, other) => one - other);
  const checkedAs = (label: KycLabel) =>
    rows.filter(({ kycLevel }) => kycLevel !== null && kycLabel(kycLevel) === label).length;
  const half = slowest[Math.ceil(slowest.length / 2) - 1] ?? null;
  return {
    casinos: rows.length,
    stated: slowest.length,
    halfWithinMinutes: half,
    withinHalf: slowest.filter((minutes) => half !== null && minutes <= half).length,
    slowestMinutes: slowest.at(-1) ?? null,
    checks: { all: checkedAs('Yes'), some: checkedAs('Partial'), none: checkedAs('No') },
  };
}
