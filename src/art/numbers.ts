/** Rounding of coordinates before printing. */
export type Rounding = (value: number) => number;

/** Rounds to one decimal and never returns minus zero. */
export const roundToTenth: Rounding = (value) => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** Rounds to a whole number and never returns minus zero. */
export const roundToWhole: Rounding = (value) => Math.round(value) || 0;

/** Rounds to three decimals, for scale factors. */
export const roundToThousandth: Rounding = (value) => Math.round(value * 1000) / 1000;

/** Prints a number in the fewest characters path data allows, to one decimal: 0.5 is `.5`. */
export function compactNumber(value: number): string {
  const text = String(roundToTenth(value));
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Prints a list of numbers for path data. Minus signs serve as separators. */
export function compactNumbers(values: readonly number[]): string {
  let list = '';
  for (const value of values) {
    const text = compactNumber(value);
    list += list === '' || text.startsWith('-') ? text : ` ${text}`;
  }
  return list;
}
