import * as z from 'zod';
import { isIsoCurrency } from '#domain/money/money.ts';
import type { Rates } from '#domain/money/rates.ts';
import { factSource } from './cited-source.ts';
import { isoDate } from './iso-date.ts';

/**
 * Bounds far from every rate of the last years: a rate outside is inverted or lacks its decimal
 * point.
 */
const USUAL: readonly (readonly [codes: RegExp, least: number, most: number])[] = [
  [/^USD$/, 1, 1],
  [/^(?:USDT|USDC|DAI)$/, 0.8, 1.2],
  [/^BTC$/, 1000, 10_000_000],
  [/^(?:ETH|BNB|SOL|LTC|XMR|BCH)$/, 1, 100_000],
  [/^(?:DOGE|ADA|XRP|TRX)$/, 0.001, 100],
  [/^(?:EUR|GBP|CHF|CAD|AUD|NZD)$/, 0.3, 3],
  [/^(?:BRL|PLN|CNY|HKD|SGD|ILS|AED|SAR|QAR|MYR|RON|PEN)$/, 0.05, 2],
  [/^(?:JPY|INR|KRW|ZAR|TRY|RUB|MXN|SEK|NOK|DKK|CZK|HUF|THB|PHP)$/, 0.0001, 0.5],
];

/** Exchange rates of one day: content/rates.yaml, optional. */
export const ratesSchema = z.strictObject({
  sample: z.boolean().default(false).describe('True while the rates are invented'),
  base: z.literal('USD').describe('Every rate is in US dollars'),
  day: isoDate.describe('Day of the rates; pages print it beside converted amounts'),
  source: factSource.describe('Source of the rates; pages print its title beside the day'),
  rates: z
    .record(
      z.string().regex(/^[A-Z]{3,5}$/, 'expected a code such as BTC or EUR'),
      z.number().positive().max(1_000_000_000),
    )
    .superRefine((rates, context) => {
      for (const [code, rate] of Object.entries(rates)) {
        // The dinar of Kuwait is the most valuable currency.
        const highest = isIsoCurrency(code) && !code.startsWith('X') ? 5 : Infinity;
        const [, least, most] = USUAL.find(([codes]) => codes.test(code)) ?? [null, 0, highest];
        if (rate >= least && rate <= most) continue;
        const message = `expected US dollars for one ${code}, from ${least} to ${most}`;
        context.addIssue({ code: 'custom', path: [code], message });
      }
    })
    .describe('US dollars for one: BTC: 60000, EUR: 1.08, JPY: 0.0067, USDT: 1'),
});

/** Rates as the conversion takes them. */
export const ratesOf = ({ day, source, rates }: z.infer<typeof ratesSchema>): Rates => ({
  day,
  source: source.title,
  dollars: rates,
});
