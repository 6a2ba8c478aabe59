import * as z from 'zod';
import { isoDate } from './iso-date.ts';
import { slug } from './texts.ts';

/** Fields of what can wait before it is part of the site: each may be left out. */
export const publication = {
  draft: z
    .boolean()
    .optional()
    .describe('true keeps it off the site until this line is gone; npm run dev shows it, marked'),
  publishOn: isoDate
    .optional()
    .describe('Day from which it is part of the site, if that is not today'),
};

/** Who stands for a text; the launch check asks for both. */
export const signed = {
  writtenBy: slug.optional().describe('Who wrote it: the name of a file in people'),
  checkedBy: slug
    .optional()
    .describe(
      'Who compared it with its sources: the name of a file in people, another than writtenBy',
    ),
};

/** The collections whose files people sign: of the casinos those with a review, and the site for every page that has no file. */
export const SIGNED = [
  'articles',
  'blog',
  'bonusCategories',
  'casinos',
  'countries',
  'games',
  'pages',
  'paymentPages',
  'site',
] as const;

export type Signed = { writtenBy?: string | undefined; checkedBy?: string | undefined };
