import * as z from 'zod';
import { dated } from './cited-source.ts';
import { signed } from './entry-fields.ts';
import { textOf } from './texts.ts';

/** The texts of a page that compares offers: content/bonus-categories/<kind or name of one's own>.yaml. */
export const bonusCategorySchema = z.strictObject({
  ...signed,
  ...dated,
  name: textOf(3, 40).describe('The kind in links, breadcrumbs and tabs'),
  title: textOf(3, 60).describe('The heading of the page'),
  lead: textOf(40).describe('What the kind is and what it costs, in one to three sentences'),
  description: textOf(50, 160).describe('One sentence for search results'),
  keyTerms: z
    .array(
      z.strictObject({
        term: textOf(3).describe('A term that decides what such an offer is worth'),
        meaning: textOf(10).describe('What to look for in it, in one sentence'),
      }),
    )
    .min(1)
    .describe('The terms to read first, the weightiest at the top'),
  reading: z
    .array(
      z.strictObject({
        title: textOf(3).describe('One thing to do'),
        text: textOf(40).describe('Why and how, in two or three sentences'),
      }),
    )
    .min(1)
    .describe('How to read the terms of such an offer, point by point'),
});
