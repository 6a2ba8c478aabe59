import * as z from 'zod';
import { BONUS_KINDS, WAGERING_BASES } from '#domain/bonuses/terms.ts';
import { GAME_KINDS } from '#domain/casinos/facts.ts';
import { dated } from './cited-source.ts';
import { checkSources, fact, sources, WITH_ANY_MISTAKE } from './fact.ts';
import { isoDate } from './iso-date.ts';
import { money, someMoney } from './money.ts';
import { sharesIn } from './percent.ts';
import { publication } from './entry-fields.ts';
import { slug, textOf } from './texts.ts';

const terms = z.strictObject({
  matchPercent: fact(z.number().positive().max(1000)).describe('Share of the deposit added'),
  cap: fact(someMoney).describe('Largest bonus'),
  minDeposit: fact(z.union([money, z.literal('none')])).describe('Smallest deposit that counts'),
  wagering: fact(
    z.strictObject({
      multiple: z
        .number()
        .nonnegative()
        .max(200)
        .multipleOf(0.01, 'expected two decimals at most')
        .describe('Multiple of the base; 0 means no wagering'),
      base: z.enum(WAGERING_BASES).describe('Amount that is multiplied'),
    }),
  ).describe('Wagering requirement'),
  contribution: fact(sharesIn(GAME_KINDS)).describe(
    'Share of a bet that counts, in percent, by kind of game',
  ),
  maxBet: fact(z.union([someMoney, z.literal('no-cap')])).describe('Largest bet while wagering'),
  maxCashOut: fact(z.union([someMoney, z.literal('no-cap')])).describe(
    'Largest withdrawal from the bonus',
  ),
  expiryDays: fact(z.union([z.int().positive().max(3650), z.literal('never')])).describe(
    'Days to meet the wagering requirement',
  ),
  stickiness: fact(z.enum(['cashable', 'sticky'])).describe(
    'sticky: the bonus itself is taken back at a withdrawal',
  ),
  reference: z
    .strictObject({
      bonus: money.describe('Bonus in the reference case'),
      deposit: money.describe('Deposit in the reference case; 0 for an offer without a deposit'),
      spins: z
        .strictObject({
          count: z.number().int().positive().max(1000).describe('Number of free spins'),
          value: someMoney.describe('Value of one spin'),
        })
        .optional()
        .describe('Free spins, for an offer that gives some'),
    })
    .describe('Reference case that the page computes'),
});

/** No casino took coins before 2009: an earlier year is a typing error. */
const offerDay = isoDate.refine((day) => day >= '2009', {
  error: 'expected a day from 2009 on: is the year right?',
});

export const bonusSchema = z
  .strictObject({
    casino: slug.describe('File name under content/casinos'),
    kind: z.enum(BONUS_KINDS).describe('Kind of bonus: decides the calculation and the category'),
    alsoIn: z
      .array(slug)
      .min(1)
      .optional()
      .describe('Further categories that list it: file names under content/bonus-categories'),
    headline: textOf(1, 60).describe('Headline of the offer, as the casino words it'),
    label: textOf(1, 30).describe('Kind of bonus, as shown on the card'),
    features: z.array(textOf(1, 40)).min(2).describe('Terms to show on the card'),
    ctaText: textOf(1, 30).describe('Text of the button'),
    ...dated,
    ...publication,
    startsOn: offerDay.optional().describe('First day on which it can be taken'),
    endsOn: offerDay
      .optional()
      .describe('Last day on which it can be taken, if the terms name one'),
    expired: z
      .strictObject({
        on: offerDay.describe('Day on which you found that it has ended'),
        reason: textOf(1, 120).describe('Reason, as a sentence for readers'),
      })
      .optional()
      .describe('For an offer that ended before endsOn, or that names no last day'),
    sources,
    terms,
  })
  .superRefine(checkSources, WITH_ANY_MISTAKE)
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'expected the day of startsOn or a later one',
    ...WITH_ANY_MISTAKE,
  })
  .refine(({ startsOn, expired }) => !startsOn || !expired || startsOn <= expired.on, {
    path: ['expired', 'on'],
    message: 'expected the day of startsOn or a later one',
  })
  .refine(({ endsOn, expired }) => !endsOn || !expired || expired.on <= endsOn, {
    path: ['expired', 'on'],
    message: 'expected a day up to endsOn: on that day it ends by itself',
  })
  .refine(({ publishOn, endsOn }) => !publishOn || !endsOn || publishOn <= endsOn, {
    path: ['publishOn'],
    message: 'expected a day up to endsOn: the offer would be published after its end',
  });

export type Bonus = z.infer<typeof bonusSchema>;
