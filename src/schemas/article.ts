import * as z from 'zod';
import { boundSource, dated } from './cited-source.ts';
import { publicationDate } from './iso-date.ts';
import { picturePath } from './picture-path.ts';
import { publication, signed } from './entry-fields.ts';
import { siteAddress, textOf } from './texts.ts';

export const ARTICLE_KINDS = ['guide', 'strategy'] as const;

export const GUIDE_CATEGORIES = [
  'Bonuses',
  'Technology',
  'Privacy',
  'Cryptocurrency',
  'Security',
  'Legal',
  'Innovation',
] as const;
export const STRATEGY_CATEGORIES = [
  'Strategy',
  'Slots',
  'Table Games',
  'Live Dealer',
  'Poker',
] as const;

const ledgerFigure = {
  label: textOf(1).describe('Label of the line, such as: Average cost'),
  working: textOf(1).optional().describe('Calculation behind the figure'),
  figure: textOf(1).describe('The figure as it is printed, such as: $140'),
  tone: z.enum(['gain', 'cost']).optional(),
};

const ledgerSchema = z.strictObject({
  caption: textOf(1).describe('Caption of the table'),
  rows: z.array(z.strictObject(ledgerFigure)).min(1),
  total: z.strictObject(ledgerFigure),
});

export const articleSchema = z
  .strictObject({
    kind: z.enum(ARTICLE_KINDS).describe('List that shows the article'),
    title: textOf(5, 80),
    excerpt: textOf(40, 180).describe('Summary in 40 to 180 characters'),
    category: z
      .enum([...GUIDE_CATEGORIES, ...STRATEGY_CATEGORIES])
      .describe('The first seven are for guides, the others for strategies'),
    publishedOn: publicationDate,
    ...dated,
    ...publication,
    ...signed,
    picture: z
      .strictObject({
        file: picturePath.describe('The picture, beside the article: ./roulette-wheel.jpg'),
        alt: textOf(1, 250).describe('Description of the picture for readers who cannot see it'),
      })
      .optional()
      .describe('Head picture of the article; without one, a cover is engraved'),
    ledger: ledgerSchema.optional().describe('Worked example, shown as a table beside the text'),
    sources: z.array(boundSource).min(1).describe('Sources of the article'),
    related: z
      .array(z.strictObject({ href: siteAddress, text: textOf(1) }))
      .default([])
      .describe('Pages to read next'),
  })
  .refine(
    ({ kind, category }) =>
      (kind === 'guide'
        ? (GUIDE_CATEGORIES as readonly string[])
        : (STRATEGY_CATEGORIES as readonly string[])
      ).includes(category),
    { path: ['category'], message: 'expected a category of that kind of article' },
  );

export type Article = z.infer<typeof articleSchema>;
