import * as z from 'zod';

import { httpsUrl } from './https-url.ts';
import { isoDate } from './iso-date.ts';
import { verificationSchema } from './verification.ts';

const phoneSchema = z.strictObject({
  display: z.string().min(1).describe('The number as people in that country write it.'),
  tel: z
    .string()
    .regex(/^tel:\+?\d{3,15}$/)
    .describe(
      'The same number as a link: tel: and the digits, with + and country code if it has one.',
    ),
});

/** One help service: a helpline, a register, a tool. The file name is its slug. */
export const helplineSchema = z
  .strictObject({
    name: z.string().min(1).describe('The name of the service.'),
    country: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .describe('The slug of the country it serves, or the word international.'),
    kind: z
      .enum(['helpline', 'self-exclusion', 'blocking-tool', 'peer-support', 'crisis'])
      .describe(
        'helpline: advice by phone, chat or in person. self-exclusion: a register that shuts a player out. blocking-tool: an app. peer-support: groups. crisis: any emergency of the mind.',
      ),
    phone: phoneSchema.nullable().describe('The phone number, or null if there is none to show.'),
    text: z
      .string()
      .min(1)
      .nullable()
      .describe('The number or code to send a text message to, or null.'),
    chatUrl: httpsUrl
      .nullable()
      .describe('The page on which a chat can be started, or null if it has none.'),
    url: httpsUrl.nullable().describe('The web address of the service. null: not recorded.'),
    email: z.email().nullable().describe('The address for e-mail, or null.'),
    hours: z.string().min(1).nullable().describe('When somebody answers. null: not confirmed.'),
    cost: z.string().min(1).nullable().describe('What it costs the caller. null: not recorded.'),
    languages: z
      .string()
      .min(1)
      .nullable()
      .describe('The languages spoken, in words. null: not recorded.'),
    whatItDoes: z.string().min(1).describe('What the service does, in one sentence.'),
    checkedOn: isoDate.describe(
      'The day this record was last compared with its source. Comparing is not dialling.',
    ),
    source: z
      .string()
      .min(1)
      .nullable()
      .describe('Where the entry was read, with a date if known. null only if unverified.'),
    verification: verificationSchema,
    note: z
      .string()
      .min(1)
      .nullable()
      .describe('What a reader must know about gaps or age of this entry. Needed if unverified.'),
  })
  .refine((service) => service.verification === 'confirmed-in-source' || service.note !== null, {
    error: 'An unverified service needs a note that says what is not confirmed',
    path: ['note'],
  })
  .refine((service) => service.verification === 'unverified' || service.source !== null, {
    error: 'A confirmed service needs its source',
    path: ['source'],
  });

export type Helpline = z.infer<typeof helplineSchema>;
