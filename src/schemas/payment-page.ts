import * as z from 'zod';
import { siteAddress } from './site-address.ts';

const noteSchema = z.strictObject({
  title: z.string().min(3).describe('The point in a few words'),
  text: z.string().min(40).describe('What a reader should know, in one to three sentences'),
  link: z
    .strictObject({
      text: z.string().min(3).describe('Link text'),
      href: siteAddress.describe('A page of this site that says more'),
    })
    .optional()
    .describe('Where to read on'),
});

/** The texts of a page that compares the casinos: content/payment-pages/<page>.yaml. */
export const paymentPageSchema = z.strictObject({
  name: z.string().min(3).max(40).describe('The page in links, breadcrumbs and tabs'),
  title: z.string().min(3).max(60).describe('The heading of the page'),
  lead: z.string().min(40).describe('What the page compares, in one to three sentences'),
  head: z
    .strictObject({
      title: z.string().min(5).max(60).describe('The title for tabs and search results'),
      description: z.string().min(50).max(160).describe('One sentence for search results'),
      keywords: z.array(z.string().min(3)).min(1).describe('What a reader might search for'),
    })
    .describe('What browsers and searches show of the page'),
  caption: z.string().min(20).describe('What the table compares, for readers who cannot see it'),
  order: z.string().min(10).describe('How the rows start before anybody sorts them, a sentence'),
  notes: z.array(noteSchema).min(1).describe('Key notes below the table'),
  tips: z.array(noteSchema).describe('How to read the table, above the key notes; may be empty'),
});
