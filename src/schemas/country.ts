import * as z from 'zod';

import { CASINO_LINKS } from '#domain/legality/link-rule.ts';

import { boundSource, dated, verificationSchema } from './cited-source.ts';
import { httpsUrl } from './https-url.ts';
import { isoDate, publicationDate } from './iso-date.ts';
import { publication, signed } from './entry-fields.ts';
import { countryCode, languageCode, slug, textOf } from './texts.ts';

const gradedTextSchema = z.strictObject({
  text: textOf(1).describe('The statement, in full sentences.'),
  verification: verificationSchema,
});

const regulatorSchema = z.strictObject({
  name: textOf(1).describe('The authority, with its abbreviation.'),
  url: httpsUrl.nullable().default(null).describe("The authority's own site. null: not recorded."),
  registerName: textOf(1)
    .nullable()
    .default(null)
    .describe('The name of its public list of licensed operators. null: not recorded.'),
  registerUrl: httpsUrl
    .nullable()
    .default(null)
    .describe('Address of that list. null: not recorded.'),
  verification: verificationSchema,
});

const lawSchema = z.strictObject({
  name: textOf(1).describe('The law, bill or court rule by name.'),
  year: z
    .number()
    .int()
    .min(1800)
    .max(2100)
    .nullable()
    .default(null)
    .describe('The year of the law, or of the amendment described. null: not recorded.'),
  inWords: textOf(1).describe('Its rules on online casinos, in plain words.'),
  verification: verificationSchema,
});

const selfExclusionSchema = z.strictObject({
  name: textOf(1).describe('The name of the register or scheme.'),
  url: httpsUrl
    .nullable()
    .default(null)
    .describe('Address at which a player signs up. null: not recorded.'),
  covers: textOf(1)
    .nullable()
    .default(null)
    .describe('Operators that it covers, and for how long. null: not recorded.'),
  doesNotCover: textOf(1)
    .nullable()
    .default(null)
    .describe('Operators that it does not cover. null: not recorded.'),
  verification: verificationSchema,
});

const recentChangeSchema = z.strictObject({
  on: isoDate.describe(
    'The day it happened or took effect, not later than the day on which the last source was read.',
  ),
  what: textOf(1).describe('The change, in one sentence. Only changes with a source.'),
});

const offersSchema = z
  .strictObject({
    casinoLinks: z
      .enum(CASINO_LINKS)
      .describe(
        'Your rule for readers who chose this country. information-only: links only to casinos with a license of this country on its register.',
      ),
    reason: textOf(1)
      .nullable()
      .default(null)
      .describe(
        'The law behind the rule, in a sentence; the site adds what follows for links. null only if links are shown.',
      ),
    minimumAge: z
      .int()
      .min(18)
      .max(25)
      .default(18)
      .describe(
        'Highest age that minimumAge names for online casinos; over 18, the bar above every page says it. 18 if left out.',
      ),
    signedOffOn: publicationDate
      .nullable()
      .default(null)
      .describe('Day on which you accepted this rule. null: not accepted yet.'),
  })
  .refine((offers) => offers.casinoLinks === 'show' || offers.reason !== null, {
    error: 'expected the law behind the rule',
    path: ['reason'],
  })
  .refine((offers) => offers.casinoLinks !== 'show' || offers.reason === null, {
    error: 'expected null: links are shown. What else says that there are none, such as notice?',
    path: ['reason'],
  });

const localHelpSchema = z.strictObject({
  lang: languageCode.describe('Language code of the texts below, such as de.'),
  title: textOf(4, 60).describe('Heading, such as: Hilfe auf Deutsch'),
  whomToCall: textOf(10).describe('Whom to call, with a number of the services listed here.'),
  register: textOf(10).describe(
    'The self-exclusion register of the country, or that there is none.',
  ),
  howToStop: textOf(10).describe('How to sign up for it, and tools that block other sites.'),
});

/** Legal position of online casinos in one country. The file name is its slug. */
export const countrySchema = z
  .strictObject({
    code: countryCode.describe(
      'Two capital letters as shown in the selector; UK for the United Kingdom.',
    ),
    name: textOf(1, 60).describe('The name of the country in English.'),
    ...publication,
    ...signed,
    ...dated,
    localHelp: z
      .array(localHelpSchema)
      .min(1)
      .optional()
      .describe('Help in the languages of the country, a short block each.'),
    status: z
      .enum(['licensed-only', 'prohibited', 'unclear', 'state-by-state', 'province-by-province'])
      .describe('The position of online casino games. unclear counts as not licensed.'),
    statusVerification: verificationSchema,
    statusInWords: textOf(1, 80).describe(
      'The status as a short phrase; says so if it is not confirmed.',
    ),
    summary: textOf(1, 199).describe(
      'One or two short sentences for the country notice. Only confirmed statements.',
    ),
    notice: textOf(1).describe(
      'Two or three sentences on the law and the help in this country. Only confirmed statements.',
    ),
    regulators: z
      .array(regulatorSchema)
      .min(1)
      .describe('Authorities that license or police gambling there.'),
    laws: z.array(lawSchema).min(1).describe('The laws that matter to a player, one entry each.'),
    offshore: gradedTextSchema.describe('The position of crypto casinos licensed elsewhere.'),
    minimumAge: gradedTextSchema.describe('Minimum age of players, in words.'),
    tax: gradedTextSchema.describe('Note on tax on winnings; not advice.'),
    selfExclusion: z
      .array(selfExclusionSchema)
      .default([])
      .describe('Self-exclusion registers. Empty: none is recorded.'),
    helplines: z
      .array(slug)
      .min(1)
      .describe('File names in content/helplines without .yaml, in the order to show them.'),
    recentChanges: z
      .array(recentChangeSchema)
      .default([])
      .describe('Recent changes, newest first. Empty: no dated change is recorded.'),
    offers: offersSchema.describe('Rule for casino links in this country.'),
    sources: z.array(boundSource).min(1).describe('Sources of the statements above.'),
  })
  .refine(({ status, offers }) => status !== 'prohibited' || offers.casinoLinks !== 'show', {
    error: 'expected information-only: status is prohibited',
    path: ['offers', 'casinoLinks'],
  });

export type Country = z.infer<typeof countrySchema>;
