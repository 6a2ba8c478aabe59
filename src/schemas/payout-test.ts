import * as z from 'zod';
import { publication, signed } from './entry-fields.ts';
import { dated } from './cited-source.ts';
import { isoDate } from './iso-date.ts';
import { money, someMoney } from './money.ts';
import { slug, textOf } from './texts.ts';

const moment = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2} \d{2}:\d{2}$/, {
    error: 'expected day and time in UTC, such as 2026-11-20 14:05',
    abort: true,
  })
  .refine((text) => z.iso.datetime().safeParse(`${text.replace(' ', 'T')}:00Z`).success, {
    error: 'expected a day and a time that exist',
  });

const transaction = textOf(8)
  .optional()
  .describe('Id of the transaction on the chain, which a reader can look up');

const withdrawal = z
  .strictObject({
    amount: someMoney.describe('Amount asked for'),
    requestedAt: moment.describe('Time of the request, in UTC'),
    arrivedAt: moment.optional().describe('Time at which the coins arrived, in UTC'),
    arrived: someMoney.optional().describe('Amount that arrived'),
    transaction,
    givenUpOn: isoDate.optional().describe('Day on which you stopped waiting'),
  })
  .refine(({ arrivedAt, givenUpOn }) => arrivedAt !== undefined || givenUpOn !== undefined, {
    path: ['arrivedAt'],
    message: 'expected the time of arrival, or givenUpOn with the day on which you stopped waiting',
  })
  .refine(({ arrivedAt, arrived }) => (arrivedAt === undefined) === (arrived === undefined), {
    path: ['arrived'],
    message: 'expected the amount that arrived, where it did',
  })
  .refine(({ requestedAt, arrivedAt }) => arrivedAt === undefined || requestedAt < arrivedAt, {
    path: ['arrivedAt'],
    message: 'expected a time after requestedAt',
  });

/** Front matter of a test with the owner's own money: content/payout-tests/<slug>.md. */
export const payoutTestSchema = z
  .strictObject({
    title: textOf(5, 80).describe('The heading of its page'),
    casino: slug.describe('File name under content/casinos'),
    deposit: z.strictObject({
      amount: someMoney,
      network: textOf(2).describe('Network or means, such as Bitcoin'),
      sentAt: moment.describe('Time, in UTC'),
      transaction,
    }),
    bets: z.strictObject({
      count: z.int().nonnegative().max(1_000_000),
      total: money.describe('Total of all bets'),
      games: textOf(3).describe('Games, such as roulette'),
    }),
    withBonus: z.boolean().describe('True if a bonus was taken'),
    documents: z.array(textOf(1)).default([]).describe('Documents that it asked for, in order'),
    withdrawal,
    ...dated,
    ...publication,
    ...signed,
    writtenBy: slug.describe('Who tested: name of a file in people'),
  })
  .refine(({ deposit, withdrawal: { requestedAt } }) => deposit.sentAt < requestedAt, {
    path: ['withdrawal', 'requestedAt'],
    message: 'expected a time after deposit.sentAt',
  });

export type PayoutTest = z.infer<typeof payoutTestSchema>;
