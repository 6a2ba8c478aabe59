import * as z from 'zod';

/** A hundred thousand coins of eight places, or more hundredths than anybody pays out. */
const MOST_MINOR_UNITS = 10_000_000_000_000;

export const money = z.strictObject({
  minorUnits: z
    .int()
    .nonnegative()
    .max(MOST_MINOR_UNITS)
    .describe('Amount in smallest units: 10 USD is 1000, 10 JPY is 10, 0.0005 BTC is 50000'),
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/, 'expected a currency such as USD or EUR, or a coin such as BTC')
    .describe('Code of a currency (ISO 4217), or of a coin that has a file under content/coins'),
});

/** The same, where nothing would be no limit but an offer of nothing. */
export const someMoney = money.extend({ minorUnits: money.shape.minorUnits.positive() });

/** The most that is paid out, in a month unless it says otherwise. */
export const payout = someMoney.extend({
  per: z.enum(['day', 'week']).optional().describe('day or week; left out for a month'),
});
