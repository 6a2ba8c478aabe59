import * as z from 'zod';
import { boundSource, dated } from './cited-source.ts';
import { publicationDate } from './iso-date.ts';
import { countryCode, slug, textOf } from './texts.ts';

const brand = z
  .strictObject({
    name: textOf(2).describe('The casino’s name, which is never linked'),
    export: textOf(30)
      .nullable()
      .default(null)
      .describe('Place and format of the export. null: no export known'),
    lookedOn: publicationDate.describe('Day on which we looked for an export'),
    sources: z
      .array(boundSource)
      .default([])
      .describe('Sources of the export; empty if none was found'),
  })
  .refine((one) => one.export === null || one.sources.length > 0, {
    path: ['sources'],
    error: 'expected a source of the export',
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
        error: 'expected another name: the page uses this anchor already',
      })
      .describe('Anchor on the page, in kebab-case'),
    name: textOf(2).describe('Countries or region of the law, in words'),
    countries: z
      .array(countryCode)
      .min(1)
      .describe('ISO codes of the countries it covers, of those on file'),
    says: textOf(40).describe('Rights of a player, in plain words'),
    due: answerTime
      .nullable()
      .default(null)
      .describe('Deadline for the answer, from the request. null: no fixed deadline'),
    sources: z
      .array(boundSource)
      .default([])
      .describe('The law itself, or a source that quotes it'),
    letter: z
      .strictObject({
        lang: z.enum(['en', 'pt-BR']).describe('Language of the letter'),
        text: textOf(80)
          .regex(/\[[^\]]+\]/, 'expected places to fill in in brackets, such as [your name]')
          .describe('The letter, ready to copy, with places to fill in in brackets'),
      })
      .nullable()
      .default(null)
      .describe('A letter under this law. null: we have none'),
  })
  .describe('One law on access to one’s own data');

/** Ways to get one's own game history: content/game-histories.yaml, one object. */
export const gameHistoriesSchema = z
  .strictObject({
    ...dated,
    brands: z.array(brand).min(1).describe('Casinos, those with an export first'),
    laws: z
      .array(law)
      .min(1)
      .describe('Laws on access to one’s own data, those with a letter first'),
  })
  .describe('Exports of game histories, and letters that ask for a history');
