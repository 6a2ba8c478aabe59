import * as z from 'zod';
import { BONUS_KINDS } from '#domain/bonuses/terms.ts';
import { workedCase } from '#domain/bonuses/worked-case.ts';
import { dated } from './cited-source.ts';
import { checkSources, sources, WITH_ANY_MISTAKE } from './fact.ts';
import { isoDate } from './iso-date.ts';
import { money, someMoney } from './money.ts';
import { furtherClauses, offerClauses } from './offer-terms.ts';
import { publication } from './entry-fields.ts';
import { slug, textOf } from './texts.ts';

/** Case of an offer that has none of its own: see `workedCase`. */
const NO_CASE = {
  bonus: { minorUnits: 0, currency: 'USD' },
  deposit: { minorUnits: 0, currency: 'USD' },
};

const clauses = { ...offerClauses, ...furtherClauses };
const terms = z.strictObject({
  ...offerClauses,
  ...z.object(furtherClauses).partial().shape,
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
    .default(NO_CASE)
    .describe('Case that the page works through; left out, it follows from the clauses'),
});

type LeftOut<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner extends z.ZodType>
    ? z.ZodOptional<Inner>
    : never;
};

/** The same clauses, of which one that is left out was no different. */
const earlierClauses = Object.fromEntries(
  Object.entries(clauses).map(([name, clause]) => [name, clause.unwrap().optional()]),
) as LeftOut<typeof clauses>;

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
    earlier: z
      .array(
        z.strictObject({
          until: offerDay.describe('Last day on which these terms held'),
          terms: z
            .strictObject(earlierClauses)
            .describe('The clauses that were different; empty for one that was not said'),
        }),
      )
      .min(1)
      .optional()
      .describe('Earlier terms of the offer'),
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
  })
  .overwrite((bonus) => {
    const { bonus: most, deposit } = bonus.terms.reference;
    if (most.minorUnits > 0 || deposit.minorUnits > 0) return bonus;
    return { ...bonus, terms: { ...bonus.terms, reference: workedCase(bonus.kind, bonus.terms) } };
  });

export type Bonus = z.infer<typeof bonusSchema>;
