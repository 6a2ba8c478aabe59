import * as z from 'zod';

import { boundSource, dated, verificationSchema } from './cited-source.ts';
import { httpsUrl } from './https-url.ts';
import { publication } from './entry-fields.ts';
import { slug, textOf } from './texts.ts';

/** Part of a `tel:` link that may precede the displayed digits: nothing, or a country code. */
const BEFORE = /^tel:(?:\+\d{0,3})?$/;
const TEL = /^tel:(?:\+(?!0))?\d{3,15}$/;

const phoneSchema = z
  .strictObject({
    display: textOf(1).describe('The number as people in that country write it.'),
    tel: z
      .string()
      .regex(TEL, 'expected tel: and 3 to 15 digits, such as tel:+448088020133')
      .describe(
        'The same number as a link: tel: and the digits, with + and country code if it has one.',
      ),
  })
  .refine(
    ({ display, tel }) =>
      !TEL.test(tel) ||
      dialledDigits(display).some(
        (end) => tel.endsWith(end) && BEFORE.test(tel.slice(0, -end.length)),
      ),
    {
      path: ['tel'],
      error: 'expected the digits that display shows, so that the link dials what people read',
    },
  );

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/**
 * Digits of a displayed number, with the leading zero (024) and without it, as dialled from abroad.
 * Letters stand for the keys of a telephone: 1-800-GAMBLER is 1-800-426-2537.
 */
function dialledDigits(display: string): string[] {
  const dialled = display
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
  return [display, dialled]
    .map((text) => text.replace(/\D/g, ''))
    .flatMap((digits) => [digits, digits.replace(/^0/, '')])
    .filter((digits) => digits.length >= 3);
}

/** Help service: a helpline, a register or a tool. The file name is its slug. */
export const helplineSchema = z
  .strictObject({
    name: textOf(1, 100).describe('The name of the service.'),
    ...publication,
    ...dated,
    country: slug.describe('The slug of the country it serves, or the word international.'),
    kind: z
      .enum([
        'helpline',
        'self-exclusion',
        'blocking-tool',
        'peer-support',
        'crisis',
        'information',
      ])
      .describe(
        'helpline: advice by phone, chat or in person. self-exclusion: a register that players sign up for. blocking-tool: an app. peer-support: groups. crisis: a line for any mental health emergency. information: a website without advice of its own.',
      ),
    phone: phoneSchema
      .nullable()
      .default(null)
      .describe('The phone number, or null if there is none to show.'),
    text: textOf(1)
      .regex(/\d.*\d.*\d/, 'expected a number or a code, such as 50199')
      .nullable()
      .default(null)
      .describe('The number or code to send a text message to, or null.'),
    chatUrl: httpsUrl
      .nullable()
      .default(null)
      .describe('The page on which a chat can be started, or null if it has none.'),
    url: httpsUrl
      .nullable()
      .default(null)
      .describe('The web address of the service. null: not recorded.'),
    email: z.email().nullable().default(null).describe('The address for e-mail, or null.'),
    hours: textOf(1).nullable().default(null).describe('Opening hours. null: not confirmed.'),
    cost: textOf(1).nullable().default(null).describe('Cost to the caller. null: not recorded.'),
    languages: textOf(1)
      .nullable()
      .default(null)
      .describe('The languages spoken, in words. null: not recorded.'),
    whatItDoes: textOf(1).describe('The service in one sentence.'),
    sources: z
      .array(boundSource)
      .default([])
      .describe('Sources of the entry. Empty only if unverified.'),
    verification: verificationSchema,
    note: textOf(1)
      .nullable()
      .default(null)
      .describe('Note on gaps or age of this entry. Required if unverified.'),
  })
  .refine((service) => service.verification === 'confirmed-in-source' || service.note !== null, {
    error: 'expected a note that says what is not confirmed, as for all that is unverified',
    path: ['note'],
  })
  .refine(
    ({ phone, text, chatUrl, url, note }) =>
      [phone, text, chatUrl, url, note].some((way) => way !== null),
    {
      error: 'expected a phone, text, chat or website, or a note that says why there is none',
      path: ['url'],
    },
  );

export type Helpline = z.infer<typeof helplineSchema>;
