import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { baseOf, type CollectionName, COLLECTIONS } from '#schemas/collections.ts';

const files = (name: CollectionName) =>
  glob({ base: baseOf(name), pattern: COLLECTIONS[name].pattern });

/** A folder that may lie empty or be missing, which is no reason for a warning. */
const mayBeEmpty = (loader: Loader): Loader => ({
  ...loader,
  load: (context) => {
    const logger: typeof context.logger = Object.create(context.logger);
    logger.warn = () => {};
    return loader.load({ ...context, logger });
  },
});

export const collections = {
  articles: defineCollection({ loader: files('articles'), schema: COLLECTIONS.articles.schema }),
  blog: defineCollection({ loader: mayBeEmpty(files('blog')), schema: COLLECTIONS.blog.schema }),
  bonusCategories: defineCollection({
    loader: files('bonusCategories'),
    schema: COLLECTIONS.bonusCategories.schema,
  }),
  bonuses: defineCollection({ loader: files('bonuses'), schema: COLLECTIONS.bonuses.schema }),
  casinos: defineCollection({ loader: files('casinos'), schema: COLLECTIONS.casinos.schema }),
  coins: defineCollection({ loader: files('coins'), schema: COLLECTIONS.coins.schema }),
  countries: defineCollection({ loader: files('countries'), schema: COLLECTIONS.countries.schema }),
  faq: defineCollection({ loader: files('faq'), schema: COLLECTIONS.faq.schema }),
  gameRules: defineCollection({ loader: files('gameRules'), schema: COLLECTIONS.gameRules.schema }),
  games: defineCollection({ loader: files('games'), schema: COLLECTIONS.games.schema }),
  helplines: defineCollection({ loader: files('helplines'), schema: COLLECTIONS.helplines.schema }),
  licences: defineCollection({ loader: files('licences'), schema: COLLECTIONS.licences.schema }),
  links: defineCollection({ loader: files('links'), schema: COLLECTIONS.links.schema }),
  pages: defineCollection({ loader: files('pages'), schema: COLLECTIONS.pages.schema }),
  paymentPages: defineCollection({
    loader: files('paymentPages'),
    schema: COLLECTIONS.paymentPages.schema,
  }),
  searchWords: defineCollection({
    loader: files('searchWords'),
    schema: COLLECTIONS.searchWords.schema,
  }),
  selfCheck: defineCollection({ loader: files('selfCheck'), schema: COLLECTIONS.selfCheck.schema }),
  site: defineCollection({ loader: files('site'), schema: COLLECTIONS.site.schema }),
};
