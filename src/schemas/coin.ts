import * as z from 'zod';

import { isIsoCurrency } from '#domain/money/money.ts';
import { boundSource, dated, verificationSchema } from './cited-source.ts';
import { isoDateOrMonth } from './iso-date.ts';
import { publication } from './entry-fields.ts';
import { textOf } from './texts.ts';

/** Minutes in a week. */
const LONGEST_WAIT = 10_080;

const waitSchema = z
  .strictObject({
    fromMinutes: z
      .number()
      .nonnegative()
      .max(LONGEST_WAIT)
      .describe('Shortest usual wait in minutes; 0 means a matter of seconds.'),
    toMinutes: z
      .number()
      .min(0.01)
      .max(LONGEST_WAIT)
      .describe('Longest usual wait in minutes, when the receiver asks for many confirmations.'),
  })
  .refine((wait) => wait.fromMinutes <= wait.toMinutes, {
    error: 'expected fromMinutes that are at most toMinutes',
  });

const feeSchema = z.strictObject({
  text: textOf(1).describe('The network fee in words, with its currency.'),
  asOf: isoDateOrMonth
    .refine((day) => day >= '2009', 'expected a day or month since 2009')
    .nullable()
    .default(null)
    .describe('Day or month of that fee. null: a fixed rule of the network, undated.'),
});

const addressFormatSchema = z.strictObject({
  text: textOf(1).describe('Form of an address: its first characters and its length.'),
  verification: verificationSchema,
});

const networkSchema = z.strictObject({
  name: textOf(1).describe('The network, as a casino cashier would name it.'),
  blockTime: textOf(1)
    .nullable()
    .default(null)
    .describe('Time between blocks, slots or ledgers, in words. null: no source yet.'),
  confirmations: textOf(1)
    .nullable()
    .default(null)
    .describe('How many confirmations a receiver usually asks for, in words. null: no source yet.'),
  wait: waitSchema
    .nullable()
    .default(null)
    .describe('Usual time from sending to credit, as a range of minutes. null: no source yet.'),
  fee: feeSchema
    .nullable()
    .default(null)
    .describe('The network fee and its date. null: no source yet.'),
  addressFormat: addressFormatSchema
    .nullable()
    .default(null)
    .describe('How to recognize an address of this network. null: nothing recorded.'),
  sources: z
    .array(boundSource)
    .default([])
    .describe('Sources of these figures. Empty only if every figure is null.'),
});

/** Cryptocurrency with its networks. The file name is the code in lower case. */
export const coinSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]{3,5}$/, 'expected three to five capital letters, such as BTC')
    .refine((code) => !isIsoCurrency(code), 'expected a code that is not a currency’s')
    .describe('The short code in capitals, such as BTC.'),
  name: textOf(1, 40).describe('The full name, such as Bitcoin.'),
  ...publication,
  ...dated,
  networks: z
    .array(networkSchema)
    .min(1)
    .describe('Each network the coin can be sent on. Coins sent on the wrong one can be lost.'),
  note: textOf(1)
    .nullable()
    .default(null)
    .describe('One sentence to read before paying with this coin, or null.'),
});
