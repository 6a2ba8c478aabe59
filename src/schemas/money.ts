import * as z from 'zod';

/** A hundred thousand coins of eight decimals, or more cents than anybody pays out. */
const MOST_MINOR_UNITS = 10_000_000_000_000;

export const money = z.strictObject({
  minorUnits: z
    .int()
    .nonnegative()
    .max(MOST_MINOR_UNITS)
    .describe('Amount in minor units: 10 USD is 1000, 10 JPY is 10, 0.0005 BTC is 50000'),
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/, 'expected a currency such as USD or EUR, or a coin such as BTC')
    .describe('Code of a currency (ISO 4217), or of a coin that has a file under content/coins'),
});

/** Positive amount: as a limit, 0 would mean an offer of nothing. */
export const someMoney = money.extend({ minorUnits: money.shape.minorUnits.positive() });

/** Largest payout, per month unless `per` names another period. */
export const payout = someMoney.extend({
  per: z.enum(['day', 'week']).optional().describe('day or week; left out for a month'),
});
