import { defineCollection } from 'astro:content';
import { COLLECTIONS } from '#schemas/collections.ts';
import { logoPrintSchema } from '#schemas/logo-print.ts';
import { z } from 'astro/zod';
import { contentFiles } from '../check/read/content-loader.ts';
import { offersToDate } from '../check/read/published-entries.ts';
import { casinoLogos, textPictures } from '../check/read/picture-loader.ts';

export const collections = {
  articles: defineCollection({
    loader: contentFiles('articles'),
    schema: COLLECTIONS.articles.schema,
  }),
  blog: defineCollection({ loader: contentFiles('blog'), schema: COLLECTIONS.blog.schema }),
  bonusCategories: defineCollection({
    loader: contentFiles('bonusCategories'),
    schema: COLLECTIONS.bonusCategories.schema,
  }),
  bonuses: defineCollection({
    loader: contentFiles('bonuses'),
    schema: COLLECTIONS.bonuses.schema,
  }),
  casinos: defineCollection({
    loader: contentFiles('casinos'),
    schema: COLLECTIONS.casinos.schema,
  }),
  changedOdds: defineCollection({
    loader: contentFiles('changedOdds'),
    schema: COLLECTIONS.changedOdds.schema,
  }),
  coins: defineCollection({ loader: contentFiles('coins'), schema: COLLECTIONS.coins.schema }),
  countries: defineCollection({
    loader: contentFiles('countries'),
    schema: COLLECTIONS.countries.schema,
  }),
  // Also the offers that have ended, which reviews name and nothing else shows.
  offersToDate: defineCollection({
    loader: contentFiles('bonuses', offersToDate),
    schema: COLLECTIONS.bonuses.schema,
  }),
  faq: defineCollection({ loader: contentFiles('faq'), schema: COLLECTIONS.faq.schema }),
  gameHistories: defineCollection({
    loader: contentFiles('gameHistories'),
    schema: COLLECTIONS.gameHistories.schema,
  }),
  gameRules: defineCollection({
    loader: contentFiles('gameRules'),
    schema: COLLECTIONS.gameRules.schema,
  }),
  games: defineCollection({ loader: contentFiles('games'), schema: COLLECTIONS.games.schema }),
  helplines: defineCollection({
    loader: contentFiles('helplines'),
    schema: COLLECTIONS.helplines.schema,
  }),
  licences: defineCollection({
    loader: contentFiles('licences'),
    schema: COLLECTIONS.licences.schema,
  }),
  // Derived: what lies beside the casinos that name it.
  logos: defineCollection({ loader: casinoLogos(), schema: logoPrintSchema }),
  links: defineCollection({ loader: contentFiles('links'), schema: COLLECTIONS.links.schema }),
  pages: defineCollection({ loader: contentFiles('pages'), schema: COLLECTIONS.pages.schema }),
  paymentPages: defineCollection({
    loader: contentFiles('paymentPages'),
    schema: COLLECTIONS.paymentPages.schema,
  }),
  people: defineCollection({ loader: contentFiles('people'), schema: COLLECTIONS.people.schema }),
  // Derived: what lies beside the articles and posts that name it.
  pictures: defineCollection({
    loader: textPictures(),
    schema: ({ image }) =>
      z.object({
        image: image().nullable(),
        svg: z.string().nullable(),
        width: z.number(),
        height: z.number(),
      }),
  }),
  rates: defineCollection({ loader: contentFiles('rates'), schema: COLLECTIONS.rates.schema }),
  searchWords: defineCollection({
    loader: contentFiles('searchWords'),
    schema: COLLECTIONS.searchWords.schema,
  }),
  selfCheck: defineCollection({
    loader: contentFiles('selfCheck'),
    schema: COLLECTIONS.selfCheck.schema,
  }),
  site: defineCollection({ loader: contentFiles('site'), schema: COLLECTIONS.site.schema }),
};
