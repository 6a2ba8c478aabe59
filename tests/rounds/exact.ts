/** Exact decimals of this second program: a whole number and how many of its digits are decimals. */
export type Exact = { digits: bigint; places: number };
type Rounding = 'down' | 'half-up' | 'half-even' | 'up';

export const exact = (text: string): Exact => {
  const [whole = '', decimals = ''] = text.split('.');
  return { digits: BigInt(whole + decimals), places: decimals.length };
};

const divide = (top: bigint, bottom: bigint, rounding: Rounding) => {
  const down = top / bottom;
  const rest = (top % bottom) * 2n;
  if (rest === 0n || rounding === 'down') return down;
  if (rounding === 'up') return down + 1n;
  if (rest === bottom) return rounding === 'half-up' || down % 2n === 1n ? down + 1n : down;
  return rest > bottom ? down + 1n : down;
};

/** The quotient of two whole numbers that are not negative, at so many places. */
export const ratio = (top: bigint, bottom: bigint, places: number, rounding: Rounding): Exact => ({
  digits: divide(top * 10n ** BigInt(places), bottom, rounding),
  places,
});

export const times = (a: Exact, b: Exact): Exact => ({
  digits: a.digits * b.digits,
  places: a.places + b.places,
});

export const rounded = ({ digits, places }: Exact, to: number, rounding: Rounding) =>
  ratio(digits, 10n ** BigInt(places), to, rounding);

/** With all its places, such as "0.20176420". */
export const written = ({ digits, places }: Exact) => {
  const text = digits.toString().padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
};

/** Without the zeros at its end, such as "0.002017642". */
export const trimmed = (value: Exact) => written(value).replace(/\.?0+$/, '');
