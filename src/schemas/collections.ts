import type * as z from 'zod';
import { articleSchema } from './article.ts';
import { blogPostSchema } from './blog-post.ts';
import { bonusSchema } from './bonus.ts';
import { casinoSchema } from './casino.ts';
import { coinSchema } from './coin.ts';
import { countrySchema } from './country.ts';
import { faqSchema } from './faq.ts';
import { gameRulesSchema } from './game-rules.ts';
import { gameSchema } from './game.ts';
import { helplineSchema } from './helpline.ts';
import { licenceSchema } from './licence.ts';
import { linksSchema } from './links.ts';
import { prosePageSchema } from './prose-page.ts';
import { selfCheckSchema } from './self-check.ts';
import { siteSchema } from './site.ts';

type Collection = { schema: z.ZodType; pattern: string; base: string };

const yaml = <Schema extends z.ZodType>(base: string, schema: Schema) => ({
  schema,
  base: `content/${base}`,
  pattern: '*.yaml',
});
const markdown = <Schema extends z.ZodType>(base: string, schema: Schema) => ({
  schema,
  base: `content/${base}`,
  pattern: '*.md',
});
/** One file that stands alone, kept as a collection of one entry. */
const single = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
  schema,
  base: 'content',
  pattern: file,
});

/** Every collection of the site: where its files lie and what each must look like. */
export const COLLECTIONS = {
  articles: markdown('articles', articleSchema),
  blog: markdown('blog', blogPostSchema),
  bonuses: yaml('bonuses', bonusSchema),
  casinos: yaml('casinos', casinoSchema),
  coins: yaml('coins', coinSchema),
  countries: yaml('countries', countrySchema),
  faq: yaml('faq', faqSchema),
  gameRules: yaml('game-rules', gameRulesSchema),
  games: yaml('games', gameSchema),
  helplines: yaml('helplines', helplineSchema),
  licences: yaml('licences', licenceSchema),
  links: single('links.yaml', linksSchema),
  pages: markdown('pages', prosePageSchema),
  selfCheck: single('self-check.yaml', selfCheckSchema),
  site: single('site.yaml', siteSchema),
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
