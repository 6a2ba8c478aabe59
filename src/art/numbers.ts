/** How a coordinate is rounded before it is printed. */
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
export const compactNumber = (value: number): string =>
  String(roundToTenth(value)).replace(/^(-?)0\./, '$1.');

/** Prints a list of numbers for path data. A minus sign is separator enough. */
export const compactNumbers = (values: readonly number[]): string =>
  values
    .map(compactNumber)
    .reduce((text, next) => text + (text !== '' && !next.startsWith('-') ? ' ' : '') + next, '');
