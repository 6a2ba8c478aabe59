import type { ComparisonRow } from './comparison-row.ts';

type Values = Pick<ComparisonRow, 'licenceAuthority' | 'coins' | 'kycLevel'> & {
  toMinutes: number | null;
};

/** A row of which only what filters read is known. */
export function row(slug: string, values: Values): ComparisonRow {
  const { toMinutes, ...others } = values;
  const withdrawal = toMinutes === null ? null : { fromMinutes: 0, toMinutes };
  return { slug, name: slug, minDepositUsdt: null, withdrawal, ...others };
}
