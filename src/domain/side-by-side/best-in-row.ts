/**
 * A value as a figure that others can be set against. `basis` is what it is a figure of, such as a
 * currency: figures of different things are not compared. `null` is a figure of nothing in particular:
 * no deposit at all is less than one in any currency.
 */
export type Measure = { amount: number | 'unlimited'; basis: string | null };

export type Better = 'less' | 'more';

/** Which of the values in a row come first, by their places. */
export type BestInRow = {
  places: readonly number[];
  /** How many values could be compared. */
  knownCount: number;
  /** Whether some casino of the row has a value that nobody knows. */
  isSomeUnknown: boolean;
};

/**
 * The best values of a row; `null` where none is: fewer than two are known, they are figures of
 * different things, or all are alike.
 */
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

/** Whether the casinos of a row differ in what is said of them; what nobody knows is alike. */
export function isDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}
