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
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { countrySchema } from './country.ts';
import { faqSchema } from './faq.ts';
import { gameHistoriesSchema } from './game-histories.ts';
import { gameRulesSchema } from './game-rules.ts';
import { gameSchema } from './game.ts';
import { helplineSchema } from './helpline.ts';
import { licenceSchema } from './licence.ts';
import { linksSchema } from './links.ts';
import { paymentPageSchema } from './payment-page.ts';
import { payoutTestSchema } from './payout-test.ts';
import { personSchema } from './person.ts';
import { prosePageSchema } from './prose-page.ts';
import { ratesSchema } from './rates.ts';
import { publishedSchema, redirectsSchema } from './redirects.ts';
import { searchWordsSchema } from './search-words.ts';
import { selfCheckSchema } from './self-check.ts';
import { siteSchema } from './site.ts';
import { tableHeadsSchema } from './table-heads.ts';

type Collection = {
  /** Its fields decide more: `draft` lets an entry be a draft, `writtenBy` has it signed, `updatedOn` dates it. */
  schema: z.ZodType & { shape: Readonly<Record<string, unknown>> };
  /** Folder below that of the content; empty for a file that lies in it itself. */
  folder: string;
  pattern: string;
  /** Required files, and no other; `null` where the owner decides. */
  ids: readonly string[] | null;
  /** Beside those the owner may have others. */
  hasOthers: boolean;
  /** Text below the fields, and whether its page keeps links; `null` for YAML. */
  body: { hasLinks: boolean } | null;
  /** Fields by which pages and lists show an entry; a preview writes “Draft” before them. */
  titleFields: readonly string[];
  /** Fields, alone or together, in which no two entries are the same. */
  unique: readonly (readonly string[])[];
  /** File names that the site has for pages or places of its own. */
  reservedNames: readonly string[];
  /** Fields that name a file, such as `links[].casino`, and its collection. `writtenBy` names a person everywhere. */
  refersTo: Readonly<Record<string, string>>;
  /** Entries are part of the site only together with the casino that they name. */
  shownWith: 'casinos' | null;
  /** Address below which each entry has a page, and the places on it: given ones, the headings of its text, or those of the second level. */
  pages: { base: string; anchors: readonly string[] | 'headings' | 'sections' } | null;
  /** Page with all entries, up to the id of the place of each, such as /faq# or /games#game-. */
  anchorOn: string | null;
  /** Pictures may lie beside the entries, named by the text or by `logo` or `picture`. */
  hasPictures: boolean;
  /** Word for it in `npm run new` and `npm run rename`; `null` where no file can be added. */
  kind: string | null;
};

const yaml = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  ids: readonly string[] | null = null,
  hasOthers = false,
) => ({ schema, folder, pattern: '*.yaml', ids, hasOthers, body: null });
const markdown = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  body: NonNullable<Collection['body']>,
  ids: readonly string[] | null = null,
) => ({ schema, folder, pattern: '*.md', ids, hasOthers: true, body });
/** One file that stands alone, kept as a collection of one entry: settings, and lists without pages. */
const single = <Schema extends z.ZodType>(
  id: string,
  schema: Schema,
  { refersTo = {}, shownWith = null }: Partial<Pick<Collection, 'refersTo' | 'shownWith'>> = {},
) => ({
  schema,
  folder: '',
  pattern: `${id}.yaml`,
  ids: [id],
  hasOthers: false,
  body: null,
  titleFields: [],
  unique: [],
  reservedNames: [],
  refersTo,
  shownWith,
  pages: null,
  anchorOn: null,
  hasPictures: false,
  kind: null,
});

/** One file that may be missing. */
const singleIfAny = <Schema extends z.ZodType>(id: string, schema: Schema) => ({
  ...single(id, schema),
  ids: null,
});

/** The page of an entry called index would be that of its folder, and some hosts answer with 404 themselves. */
const PAGE_NAMES = ['index', '404'];

/** Places that every page has. */
export const PLACE_NAMES = ['main', 'menu', 'search', 'cookie-title'];

/** The text pages that others lead to, or that show more than their text. */
const TEXT_PAGES = [
  'about',
  'accessibility',
  'affiliate-disclosure',
  'cookie-policy',
  'crypto-wallets',
  'licenses',
  'privacy-policy',
  'responsible-gaming',
  'rounds-method',
  'terms-of-service',
];

/** Every collection of the site: where its files lie, what each must look like, and what becomes of it. */
export const COLLECTIONS = {
  acceptedLinks: singleIfAny('accepted-links', acceptedLinksSchema),
  articles: {
    ...markdown('articles', articleSchema, { hasLinks: false }),
    titleFields: ['title'],
    unique: [['title']],
    reservedNames: PAGE_NAMES,
    refersTo: {},
    shownWith: null,
    pages: { base: '/guides/', anchors: 'sections' },
    anchorOn: null,
    hasPictures: true,
    kind: 'article',
  },
  blog: {
    ...markdown('blog', blogPostSchema, { hasLinks: true }),
    titleFields: ['title'],
    unique: [['title']],
    reservedNames: PAGE_NAMES,
    refersTo: {},
    shownWith: null,
    pages: { base: '/blog/', anchors: 'headings' },
    anchorOn: null,
    hasPictures: true,
    kind: 'post',
  },
  bonusCategories: {
    ...yaml('bonus-categories', bonusCategorySchema, BONUS_CATEGORIES, true),
    titleFields: ['name', 'title'],
    unique: [['name'], ['title']],
    // Later pages of the list of all offers lie below page.
    reservedNames: [...PAGE_NAMES, 'page'],
    refersTo: {},
    shownWith: null,
    pages: { base: '/bonuses/', anchors: [] },
    anchorOn: null,
    hasPictures: false,
    kind: 'category',
  },
  bonuses: {
    ...yaml('bonuses', bonusSchema),
    titleFields: ['headline'],
    unique: [['headline', 'casino']],
    reservedNames: [...PLACE_NAMES, 'all', 'all-title', 'welcome', 'welcome-title', 'more-kinds'],
    refersTo: { casino: 'casinos', 'alsoIn[]': 'bonusCategories' },
    shownWith: 'casinos',
    pages: null,
    anchorOn: null,
    hasPictures: false,
    kind: 'bonus',
  },
  casinos: {
    ...yaml('casinos', casinoSchema),
    titleFields: ['name'],
    unique: [['name'], ['website']],
    reservedNames: PAGE_NAMES,
    refersTo: {
      'facts.coins.value[]': 'coins',
      'facts.licence.value.authority': 'licences',
      'countryLicences[].value.country': 'countries',
    },
    shownWith: null,
    pages: {
      base: '/reviews/',
      anchors: ['facts', 'score', 'sides', 'payments', 'licence', 'receipts'],
    },
    anchorOn: null,
    hasPictures: true,
    kind: 'casino',
  },
  changedOdds: single('changed-odds', changedOddsSchema),
  coins: {
    ...yaml('coins', coinSchema),
    titleFields: ['name'],
    unique: [['name']],
    reservedNames: [],
    refersTo: {},
    shownWith: null,
    pages: null,
    anchorOn: null,
    hasPictures: false,
    kind: 'coin',
  },
  countries: {
    ...yaml('countries', countrySchema),
    // Not its name, by which licences refer to it: a preview would hold back links that the site will have.
    titleFields: ['statusInWords'],
    unique: [['name'], ['code']],
    reservedNames: PAGE_NAMES,
    refersTo: { 'helplines[]': 'helplines' },
    shownWith: null,
    pages: {
      base: '/country/',
      anchors: ['status', 'regulator', 'law', 'players', 'helplines'],
    },
    anchorOn: null,
    hasPictures: false,
    kind: 'country',
  },
  faq: {
    ...yaml('faq', faqSchema),
    titleFields: ['question'],
    unique: [['question'], ['order']],
    reservedNames: [...PLACE_NAMES, 'faq', 'casinos', 'casinos-title'],
    refersTo: {},
    shownWith: null,
    pages: null,
    anchorOn: '/faq#',
    hasPictures: false,
    kind: 'question',
  },
  gameHistories: single('game-histories', gameHistoriesSchema),
  gameRules: {
    ...yaml('game-rules', gameRulesSchema),
    titleFields: ['name'],
    unique: [['name'], ['order']],
    reservedNames: PLACE_NAMES,
    refersTo: {},
    shownWith: null,
    pages: null,
    anchorOn: '/game-rules#',
    hasPictures: false,
    kind: 'rules',
  },
  games: {
    // The first answers for addresses that are no page (SPEC section 8).
    ...yaml('games', gameSchema, [GAME_SLUGS[0]], true),
    titleFields: ['name', 'title'],
    unique: [['name'], ['title']],
    reservedNames: PAGE_NAMES,
    refersTo: {},
    shownWith: null,
    pages: {
      base: '/games/',
      anchors: ['rules', 'return', 'variance', 'hour', 'check-a-round', 'myths'],
    },
    anchorOn: '/games#game-',
    hasPictures: false,
    kind: 'game',
  },
  helplines: {
    ...yaml('helplines', helplineSchema),
    titleFields: ['name'],
    unique: [
      ['name', 'country'],
      ['url', 'whatItDoes', 'country'],
    ],
    reservedNames: [],
    refersTo: { country: 'countries' },
    shownWith: null,
    pages: null,
    anchorOn: null,
    hasPictures: false,
    kind: 'helpline',
  },
  licences: {
    ...yaml('licences', licenceSchema),
    titleFields: ['name'],
    unique: [['name'], ['shortName']],
    reservedNames: PLACE_NAMES,
    refersTo: {},
    shownWith: null,
    pages: null,
    anchorOn: '/licenses#',
    hasPictures: false,
    kind: 'licence',
  },
  links: single('links', linksSchema, {
    refersTo: { 'links[].casino': 'casinos' },
    shownWith: 'casinos',
  }),
  pages: {
    ...markdown('pages', prosePageSchema, { hasLinks: true }, TEXT_PAGES),
    titleFields: ['title'],
    unique: [['title']],
    reservedNames: (
      '404 assets blog bonuses compare contact country faq game-rules games guides how-we-rate ' +
      'index pagefind payments-kyc payout-tests reviews search start tools will-it-pay'
    ).split(' '),
    refersTo: {},
    shownWith: null,
    pages: { base: '/', anchors: 'headings' },
    anchorOn: null,
    hasPictures: false,
    kind: 'page',
  },
  paymentPages: {
    ...yaml('payment-pages', paymentPageSchema, ['overview', ...PAYMENT_CATEGORIES]),
    titleFields: ['name', 'title'],
    unique: [['name'], ['title'], ['head.title']],
    reservedNames: [],
    refersTo: {},
    shownWith: null,
    pages: { base: '/payments-kyc/', anchors: [] },
    anchorOn: null,
    hasPictures: false,
    kind: null,
  },
  payoutTests: {
    ...markdown('payout-tests', payoutTestSchema, { hasLinks: true }),
    titleFields: ['title'],
    unique: [['title']],
    reservedNames: PAGE_NAMES,
    refersTo: { casino: 'casinos' },
    shownWith: 'casinos',
    pages: { base: '/payout-tests/', anchors: 'headings' },
    anchorOn: null,
    hasPictures: true,
    kind: 'payout-test',
  },
  people: {
    ...yaml('people', personSchema),
    titleFields: ['name'],
    unique: [['name']],
    reservedNames: PAGE_NAMES,
    refersTo: {},
    shownWith: null,
    pages: { base: '/about/', anchors: [] },
    anchorOn: null,
    hasPictures: false,
    kind: 'person',
  },
  published: singleIfAny('published', publishedSchema),
  rates: singleIfAny('rates', ratesSchema),
  redirects: singleIfAny('redirects', redirectsSchema),
  searchWords: single('search-words', searchWordsSchema),
  selfCheck: single('self-check', selfCheckSchema),
  tableHeads: singleIfAny('table-heads', tableHeadsSchema),
  site: single('site', siteSchema, {
    refersTo: { 'featured.casino': 'casinos', 'footerHelp[]': 'helplines' },
  }),
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** One collection as the type says it, whichever it is. */
export const collectionOf = (name: CollectionName): Collection => COLLECTIONS[name];

/** The collections whose schemas have a field. */
export type NamesWith<Field extends string> = {
  [Name in CollectionName]: Field extends keyof z.infer<(typeof COLLECTIONS)[Name]['schema']>
    ? Name
    : never;
}[CollectionName];

export const namesWith = <Field extends string>(field: Field) =>
  COLLECTION_NAMES.filter((name) => field in COLLECTIONS[name].schema.shape) as NamesWith<Field>[];

/** The collections whose files people sign; the site for every page that has no file. */
export const SIGNED = namesWith('writtenBy');

/** The collections of texts beside which pictures may lie. */
export const TEXTS_WITH_PICTURES = COLLECTION_NAMES.filter((name) => {
  const { body, hasPictures } = collectionOf(name);
  return body !== null && hasPictures;
});

/** True where entries may be drafts, or wait for a day. */
export const mayBeDraft = (name: CollectionName): boolean =>
  'draft' in COLLECTIONS[name].schema.shape;

/** The collection of the file that a field names; `undefined` where it names none. */
export function referenceOf(name: CollectionName, field: string): CollectionName | undefined {
  if (field === 'writtenBy' || field === 'checkedBy') return 'people';
  if (/^(facts|terms|countryLicences\[\d+\])\b.*\.test$/.test(field)) return 'payoutTests';
  const to = collectionOf(name).refersTo[field.replace(/\[\d+\]/g, '[]')];
  return to as CollectionName | undefined;
}

/** The folder of a collection's files, as messages name it. */
export const baseOf = (name: CollectionName, contentDir: string = CONTENT_DIR): string =>
  [contentDir, COLLECTIONS[name].folder].filter((part) => part !== '').join('/');
