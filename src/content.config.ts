import { defineCollection } from 'astro:content';
import { type CollectionName, COLLECTIONS } from '#schemas/collections.ts';
import { logoPrintSchema } from '#schemas/logo-print.ts';
import { z } from 'astro/zod';
import { contentFiles } from '../integrations/content-loader.ts';
import { offersToDate } from '../check/read/published-entries.ts';
import { casinoLogos, textPictures } from '../integrations/picture-loader.ts';

const files = <Schema extends z.ZodType>(name: CollectionName, schema: Schema) =>
  defineCollection({ loader: contentFiles(name), schema });

export const collections = {
  articles: files('articles', COLLECTIONS.articles.schema),
  blog: files('blog', COLLECTIONS.blog.schema),
  bonusCategories: files('bonusCategories', COLLECTIONS.bonusCategories.schema),
  bonuses: files('bonuses', COLLECTIONS.bonuses.schema),
  casinos: files('casinos', COLLECTIONS.casinos.schema),
  changedOdds: files('changedOdds', COLLECTIONS.changedOdds.schema),
  coins: files('coins', COLLECTIONS.coins.schema),
  countries: files('countries', COLLECTIONS.countries.schema),
  // Also the offers that have ended, which reviews name and nothing else shows.
  offersToDate: defineCollection({
    loader: contentFiles('bonuses', offersToDate),
    schema: COLLECTIONS.bonuses.schema,
  }),
  faq: files('faq', COLLECTIONS.faq.schema),
  gameHistories: files('gameHistories', COLLECTIONS.gameHistories.schema),
  gameRules: files('gameRules', COLLECTIONS.gameRules.schema),
  games: files('games', COLLECTIONS.games.schema),
  helplines: files('helplines', COLLECTIONS.helplines.schema),
  licences: files('licences', COLLECTIONS.licences.schema),
  // Derived: what lies beside the casinos that name it.
  logos: defineCollection({ loader: casinoLogos(), schema: logoPrintSchema }),
  links: files('links', COLLECTIONS.links.schema),
  pages: files('pages', COLLECTIONS.pages.schema),
  paymentPages: files('paymentPages', COLLECTIONS.paymentPages.schema),
  people: files('people', COLLECTIONS.people.schema),
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
  rates: files('rates', COLLECTIONS.rates.schema),
  searchWords: files('searchWords', COLLECTIONS.searchWords.schema),
  selfCheck: files('selfCheck', COLLECTIONS.selfCheck.schema),
  site: files('site', COLLECTIONS.site.schema),
  // The check and the hosts read the other three.
} satisfies Record<string, unknown> &
  Record<Exclude<CollectionName, 'acceptedLinks' | 'published' | 'redirects'>, unknown>;
