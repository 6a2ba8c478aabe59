import * as z from 'zod';
import { dated } from './cited-source.ts';
import { signed } from './entry-fields.ts';
import { siteAddress, textOf } from './texts.ts';

const noteSchema = z.strictObject({
  title: textOf(3).describe('The point in a few words'),
  text: textOf(40).describe('Note in one to three sentences'),
  link: z
    .strictObject({
      text: textOf(3).describe('Link text'),
      href: siteAddress.describe('A page of this site that says more'),
    })
    .optional()
    .describe('Link to further reading'),
});

/** Texts of a page that compares casinos: content/payment-pages/<page>.yaml. */
export const paymentPageSchema = z.strictObject({
  ...signed,
  ...dated,
  name: textOf(3, 40).describe('Name of the page in links, breadcrumbs and tabs'),
  title: textOf(3, 60).describe('The heading of the page'),
  lead: textOf(40).describe('Subject of the comparison, in one to three sentences'),
  head: z
    .strictObject({
      title: textOf(5, 60).describe('The title for tabs and search results'),
      description: textOf(50, 160).describe('One sentence for search results'),
      keywords: z.array(textOf(3)).min(1).describe('Search terms of readers'),
    })
    .describe('Metadata for browsers and search engines'),
  caption: textOf(20).describe('Caption of the table, for readers who cannot see it'),
  order: textOf(10).describe('First order of the rows, in a sentence'),
  notes: z.array(noteSchema).min(1).describe('Key notes below the table'),
  tips: z
    .array(noteSchema)
    .default([])
    .describe('How to read the table, above the key notes; may be empty'),
});
