import type * as z from 'zod';
import { BONUS_CATEGORIES } from '#domain/bonuses/terms.ts';
import { GAME_SLUGS } from '#domain/games/game-slugs.ts';
import { PAYMENT_CATEGORIES } from '#domain/comparison/payment-categories.ts';
import { acceptedLinksSchema } from './accepted-links.ts';
import { articleSchema } from './article.ts';
import { blogPostSchema } from './blog-post.ts';
import { bonusCategorySchema } from './bonus-category.ts';
import { bonusSchema } from './bonus.ts';
import { casinoSchema } from './casino.ts';
import { changedOddsSchema } from './changed-odds.ts';
import { coinSchema } from './coin.ts';
import { CONTENT_DIR } from './content-folder.ts';
import { countrySchema } from './country.ts';
import { faqSchema } from './faq.ts';
import { gameHistoriesSchema } from './game-histories.ts';
import { gameRulesSchema } from './game-rules.ts';
import { gameSchema } from './game.ts';
import { helplineSchema } from './helpline.ts';
import { licenceSchema } from './licence.ts';
import { linksSchema } from './links.ts';
import { paymentPageSchema } from './payment-page.ts';
import { personSchema } from './person.ts';
import { prosePageSchema } from './prose-page.ts';
import { ratesSchema } from './rates.ts';
import { publishedSchema, redirectsSchema } from './redirects.ts';
import { searchWordsSchema } from './search-words.ts';
import { selfCheckSchema } from './self-check.ts';
import { siteSchema } from './site.ts';

type Collection = {
  schema: z.ZodType;
  pattern: string;
  /** Where the files lie inside the folder of the content; empty for a file that lies in it itself. */
  folder: string;
  /** The files there must be, each once and no other; `null` where the owner decides. */
  ids: readonly string[] | null;
  /** Beside those the owner may have others. */
  hasOthers: boolean;
};

const yaml = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  ids: readonly string[] | null = null,
  hasOthers = false,
) => ({ schema, folder, pattern: '*.yaml', ids, hasOthers });
const markdown = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  ids: readonly string[] | null = null,
) => ({ schema, folder, pattern: '*.md', ids, hasOthers: true });
/** One file that stands alone, kept as a collection of one entry. */
const single = <Schema extends z.ZodType>(id: string, schema: Schema) => ({
  schema,
  folder: '',
  pattern: `${id}.yaml`,
  ids: [id],
  hasOthers: false,
});

/** One file that may be missing. */
const singleIfAny = <Schema extends z.ZodType>(id: string, schema: Schema) => ({
  ...single(id, schema),
  ids: null,
});

/** The text pages that others lead to, or that show more than their text. */
const TEXT_PAGES = [
  'about',
  'accessibility',
  'affiliate-disclosure',
  'cookie-policy',
  'crypto-wallets',
  'licences',
  'privacy-policy',
  'responsible-gaming',
  'rounds-method',
  'terms-of-service',
];

/** Every collection of the site: where its files lie and what each must look like. */
export const COLLECTIONS = {
  acceptedLinks: singleIfAny('accepted-links', acceptedLinksSchema),
  articles: markdown('articles', articleSchema),
  blog: markdown('blog', blogPostSchema),
  bonusCategories: yaml('bonus-categories', bonusCategorySchema, BONUS_CATEGORIES, true),
  bonuses: yaml('bonuses', bonusSchema),
  casinos: yaml('casinos', casinoSchema),
  changedOdds: single('changed-odds', changedOddsSchema),
  coins: yaml('coins', coinSchema),
  countries: yaml('countries', countrySchema),
  faq: yaml('faq', faqSchema),
  gameHistories: single('game-histories', gameHistoriesSchema),
  gameRules: yaml('game-rules', gameRulesSchema),
  // The first answers for addresses that are no page (SPEC section 8).
  games: yaml('games', gameSchema, [GAME_SLUGS[0]], true),
  helplines: yaml('helplines', helplineSchema),
  licences: yaml('licences', licenceSchema),
  links: single('links', linksSchema),
  pages: markdown('pages', prosePageSchema, TEXT_PAGES),
  paymentPages: yaml('payment-pages', paymentPageSchema, ['overview', ...PAYMENT_CATEGORIES]),
  people: yaml('people', personSchema),
  published: singleIfAny('published', publishedSchema),
  rates: singleIfAny('rates', ratesSchema),
  redirects: singleIfAny('redirects', redirectsSchema),
  searchWords: single('search-words', searchWordsSchema),
  selfCheck: single('self-check', selfCheckSchema),
  site: single('site', siteSchema),
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;

/** The folder of a collection's files, as messages name it. */
export const baseOf = (name: CollectionName, contentDir: string = CONTENT_DIR): string =>
  [contentDir, COLLECTIONS[name].folder].filter((part) => part !== '').join('/');
