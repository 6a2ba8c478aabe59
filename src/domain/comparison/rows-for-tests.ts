import type { ComparisonRow } from './comparison-row.ts';

type Values = Partial<ComparisonRow> & { toMinutes?: number | null };

/** A row of which only the given values are known. */
export function row(slug: string, { toMinutes = null, ...known }: Values = {}): ComparisonRow {
  return {
    slug,
    name: slug,
    licenceAuthority: null,
    coins: null,
    minDepositUsdt: null,
    withdrawal: toMinutes === null ? null : { fromMinutes: 0, toMinutes },
    kycLevel: null,
    ...known,
  };
}
