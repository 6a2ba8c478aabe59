import * as z from 'zod';
import { CURRENCIES } from '#domain/money/money.ts';

export const money = z.strictObject({
  minorUnits: z.int().nonnegative().describe('Amount in hundredths: 10 USD is 1000'),
  currency: z.enum(CURRENCIES).describe('USD or USDT'),
});
