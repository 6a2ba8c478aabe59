import * as z from 'zod';
import { dated } from './cited-source.ts';
import { signed } from './entry-fields.ts';
import { textOf } from './texts.ts';

/** Texts of a page that compares offers: content/bonus-categories/<kind or own name>.yaml. */
export const bonusCategorySchema = z.strictObject({
  ...signed,
  ...dated,
  name: textOf(3, 40).describe('Name of the category in links, breadcrumbs and tabs'),
  title: textOf(3, 60).describe('The heading of the page'),
  lead: textOf(40).describe('Meaning and cost of this kind of bonus, in one to three sentences'),
  description: textOf(50, 160).describe('One sentence for search results'),
  keyTerms: z
    .array(
      z.strictObject({
        term: textOf(3).describe('Term that decides the value of such an offer'),
        meaning: textOf(10).describe('Advice on that term, in one sentence'),
      }),
    )
    .min(1)
    .describe('Terms to read first, the most important at the top'),
  reading: z
    .array(
      z.strictObject({
        title: textOf(3).describe('Step in a few words'),
        text: textOf(40).describe('Reason and method, in two or three sentences'),
      }),
    )
    .min(1)
    .describe('Steps for reading the terms of such an offer'),
});
