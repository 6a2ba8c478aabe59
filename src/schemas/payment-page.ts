import * as z from 'zod';
import { dated } from './cited-source.ts';
import { signed } from './entry-fields.ts';
import { siteAddress, textOf } from './texts.ts';

const noteSchema = z.strictObject({
  title: textOf(3).describe('The point in a few words'),
  text: textOf(40).describe('What a reader should know, in one to three sentences'),
  link: z
    .strictObject({
      text: textOf(3).describe('Link text'),
      href: siteAddress.describe('A page of this site that says more'),
    })
    .optional()
    .describe('Where to read on'),
});

/** The texts of a page that compares the casinos: content/payment-pages/<page>.yaml. */
export const paymentPageSchema = z.strictObject({
  ...signed,
  ...dated,
  name: textOf(3, 40).describe('The page in links, breadcrumbs and tabs'),
  title: textOf(3, 60).describe('The heading of the page'),
  lead: textOf(40).describe('What the page compares, in one to three sentences'),
  head: z
    .strictObject({
      title: textOf(5, 60).describe('The title for tabs and search results'),
      description: textOf(50, 160).describe('One sentence for search results'),
      keywords: z.array(textOf(3)).min(1).describe('What a reader might search for'),
    })
    .describe('What browsers and searches show of the page'),
  caption: textOf(20).describe('What the table compares, for readers who cannot see it'),
  order: textOf(10).describe('How the rows start before anybody sorts them, a sentence'),
  notes: z.array(noteSchema).min(1).describe('Key notes below the table'),
  tips: z.array(noteSchema).describe('How to read the table, above the key notes; may be empty'),
});
