import * as z from 'zod';
import { CURRENCIES } from '#domain/money/money.ts';

/** A thousand million: more than anybody pays out, and still exact in every sum. */
const MOST_MINOR_UNITS = 100_000_000_000;

export const money = z.strictObject({
  minorUnits: z
    .int()
    .nonnegative()
    .max(MOST_MINOR_UNITS)
    .describe('Amount in hundredths: 10 USD is 1000'),
  currency: z.enum(CURRENCIES).describe('USD or USDT'),
});
