import * as z from 'zod';
import { boundSource, dated } from './cited-source.ts';
import { publication, signed } from './entry-fields.ts';
import { textOf } from './texts.ts';

export const prosePageSchema = z.strictObject({
  title: textOf(3, 60).describe('The heading of the page'),
  description: textOf(50, 160).describe('One sentence for search results'),
  lead: textOf(40).describe('Summary of the page, in one to three sentences'),
  ...dated,
  ...publication,
  ...signed,
  sources: z
    .array(boundSource)
    .default([])
    .describe('Sources of the page; empty for a page about this site alone'),
});
