import Big from 'big.js';
import type { Rounding } from '../operators/operator.ts';
import type { DecimalText } from '../round.ts';

/** An exact value: decimals alone cannot say one third. */
export type Ratio = { over: Big; under: Big };

const MODES = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 } as const;
const dividers = new Map<Rounding, typeof Big>();

/** A ratio as a decimal, rounded once, however many digits it has. */
export function quotient({ over, under }: Ratio, rounding: Rounding): Big {
  let Divider = dividers.get(rounding);
  if (Divider === undefined) {
    const [places, by] = rounding.split(' ');
    dividers.set(rounding, (Divider = Big()));
    Divider.DP = Number(places);
    Divider.RM = MODES[by as keyof typeof MODES];
  }
  return new Big(new Divider(over).div(under));
}

export const whole = (value: Big | number | string): Ratio => {
  return { over: new Big(value), under: new Big(1) };
};

/** In plain decimals: a double in full, an exact value to at most 18. */
export const textOf = (value: number | Big | Ratio): DecimalText =>
  (typeof value === 'object' && 'over' in value
    ? quotient(value, '18 half-up')
    : new Big(value)
  ).toFixed();

/** True for a number of at most 40 digits on either side of its point. */
export const isDecimal = (text: DecimalText) => /^-?\d{1,40}(?:\.\d{1,40})?$/.test(text);
