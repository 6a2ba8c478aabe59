/**
 * Comparable value of a cell. Values with different `basis`, such as currencies, are not compared; `null`
 * compares with every basis: no minimum deposit is less than one in any currency.
 */
export type Measure = { amount: number | 'unlimited'; basis: string | null };

export type Better = 'less' | 'more';

/** The best values of a row, by index. */
export type BestInRow = {
  places: readonly number[];
  /** Number of values compared. */
  knownCount: number;
  /** True if a value of the row is unknown. */
  isSomeUnknown: boolean;
};

/** Best values of a row; `null` where fewer than two are known, their bases differ, or all are equal. */
export function bestInRow(measures: readonly (Measure | null)[], better: Better): BestInRow | null {
  const known = measures.flatMap((measure, place) =>
    measure === null ? [] : [{ place, basis: measure.basis, amount: amountOf(measure) }],
  );
  const bases = new Set(known.map(({ basis }) => basis).filter((basis) => basis !== null));
  const amounts = known.map(({ amount }) => amount);
  if (known.length < 2 || bases.size > 1 || new Set(amounts).size < 2) return null;
  const best = better === 'less' ? Math.min(...amounts) : Math.max(...amounts);
  return {
    places: known.filter(({ amount }) => amount === best).map(({ place }) => place),
    knownCount: known.length,
    isSomeUnknown: known.length < measures.length,
  };
}

const amountOf = ({ amount }: Measure) =>
  amount === 'unlimited' ? Number.POSITIVE_INFINITY : amount;

/** True if the cells of a row differ; unknown values are equal. */
export function isDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}
