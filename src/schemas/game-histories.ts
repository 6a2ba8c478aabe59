import * as z from 'zod';
import { boundSource, dated } from './cited-source.ts';
import { publicationDate } from './iso-date.ts';
import { countryCode, slug, textOf } from './texts.ts';

const brand = z
  .strictObject({
    name: textOf(2).describe('The casino’s name, which is never linked'),
    export: textOf(30)
      .nullable()
      .describe('Where a player gets the history, and in what form. null: we know no export'),
    lookedOn: publicationDate.describe('The day on which we looked for one'),
    sources: z.array(boundSource).describe('What says so; empty if nothing was found'),
  })
  .refine((one) => one.export === null || one.sources.length > 0, {
    path: ['sources'],
    error: 'expected what says that there is this export',
  })
  .refine(({ lookedOn, sources }) => sources.every(({ readOn }) => (readOn ?? '') <= lookedOn), {
    path: ['lookedOn'],
    error: 'expected the day on which the last of its sources was read, or a later one',
  })
  .describe('One casino');

const answerTime = z.union([
  z.strictObject({ months: z.int().min(1).max(12).describe('Calendar months') }),
  z.strictObject({ days: z.int().min(1).max(90).describe('Days') }),
]);

const law = z
  .strictObject({
    id: slug
      .regex(/^(?!(?:main|menu|search|cookie-title|exports|letter|due|countries)(?:-|$))/, {
        error: 'expected another name: the page has a place of that name already',
      })
      .describe('Its place on the page, in kebab-case'),
    name: textOf(2).describe('Where it is the law'),
    countries: z
      .array(countryCode)
      .min(1)
      .describe('ISO codes of the countries it covers, of those on file'),
    says: textOf(40).describe('What it gives a player, in plain words'),
    due: answerTime
      .nullable()
      .describe('Time for the answer, from the request. null: no fixed day can be worked out'),
    sources: z.array(boundSource).describe('The law itself, or what quotes it'),
    letter: z
      .strictObject({
        lang: z.enum(['en', 'pt-BR']).describe('Language of the letter'),
        text: textOf(80)
          .regex(/\[[^\]]+\]/, 'expected places to fill in in brackets, such as [your name]')
          .describe('The letter, ready to copy, with places to fill in in brackets'),
      })
      .nullable()
      .describe('A letter under this law. null: we have none'),
  })
  .describe('One law on access to one’s own data');

/** Getting one’s own history: content/game-histories.yaml, one object. */
export const gameHistoriesSchema = z
  .strictObject({
    ...dated,
    brands: z.array(brand).min(1).describe('Casinos, those with an export first'),
    laws: z
      .array(law)
      .min(1)
      .describe('Laws on access to one’s own data, those with a letter first'),
  })
  .describe('Where casinos offer a player’s history, and letters that ask for it');
