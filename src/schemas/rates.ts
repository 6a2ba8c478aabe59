import * as z from 'zod';
import type { Rates } from '#domain/money/rates.ts';
import { factSource } from './cited-source.ts';
import { isoDate } from './iso-date.ts';

/** What one of each currency and coin was worth on a day: content/rates.yaml, if the owner keeps one. */
export const ratesSchema = z.strictObject({
  sample: z.boolean().describe('True while the rates are invented'),
  base: z.literal('USD').describe('Every rate is in US dollars'),
  day: isoDate.describe('Day of the rates, which pages print beside what they convert'),
  source: factSource.describe('Where the rates were read; pages print its title beside the day'),
  rates: z
    .record(
      z.string().regex(/^[A-Z]{3,5}$/, 'expected a code such as BTC or EUR'),
      z.number().positive().max(1_000_000_000),
    )
    .describe('US dollars for one: BTC: 60000, EUR: 1.08, JPY: 0.0067, USDT: 1'),
});

/** The rates as sums take them. */
export const ratesOf = ({ day, source, rates }: z.infer<typeof ratesSchema>): Rates => ({
  day,
  source: source.title,
  dollars: rates,
});
