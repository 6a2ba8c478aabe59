import Big from 'big.js';
import type { Rounding } from '../operators/operator.ts';
import type { DecimalText } from '../round.ts';

/** An exact multiplier: decimals alone cannot say one third. */
export type Ratio = { over: Big; under: Big };

const MODES = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 } as const;
const constructors = new Map<string, typeof Big>();

/** `over` ÷ `under` with one rounding, however many digits it has. */
export function quotient({ over, under }: Ratio, { places, by }: Rounding): Big {
  const key = `${places} ${by}`;
  let Rounded = constructors.get(key);
  if (Rounded === undefined) {
    Rounded = Big();
    Rounded.DP = places;
    Rounded.RM = MODES[by];
    constructors.set(key, Rounded);
  }
  return new Big(new Rounded(over).div(under));
}

export const product = (value: Big, { places, by }: Rounding) => value.round(places, MODES[by]);

export const whole = (over: Big): Ratio => ({ over, under: ONE });
export const ONE = new Big(1);

/** Plain decimals without exponent. */
export const textOf = (value: Big | number): DecimalText => new Big(value).toFixed();

/** Whether a history's text is a number that can be reckoned with. */
export const isDecimal = (text: DecimalText) => /^-?\d{1,40}(?:\.\d{1,40})?$/.test(text);
