import type { BonusKind } from '#domain/bonuses/terms.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { FOLDERS } from '#domain/site/folders.ts';
import { workedExample } from '#models/bonuses/bonus-example.ts';
import { type PageEntry, pagesInFolder, type Place, singlePage } from '#models/pages/page-kind.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import {
  allCategories,
  bonusCategoryCopy,
  bonusCategoryHref,
  bonusCategoryLink,
  bonusCategoryLinks,
  ownCategories,
} from '../bonuses/bonus-categories.ts';
import { offerModels, offersOf, rankedOffers } from '../bonuses/bonus-offers.ts';
import { termsGuide } from '../bonuses/terms-guide.ts';
import { lastChange } from '../content/last-change.ts';
import { siteSettings } from '../site/site.ts';

/** List of all offers, in pages. */
export const bonuses = singlePage({
  address: '/bonuses',
  inPages: true,
  plate: 'Bonuses',
  group: 'bonuses',
  entry: async () => ({
    name: 'Bonuses',
    listedAs: 'All bonuses',
    changedOn: await lastChange('casinos', 'bonuses'),
    list: {
      pageCount: pageCountOf((await rankedOffers()).length, LIST_SIZES.offers),
      label: 'Pages of the bonuses',
      what: 'More crypto casino bonuses with their terms and what they do to players',
    },
  }),
  view: bonusesPage,
  head: async () => ({
    title: 'Crypto casino bonuses compared by terms and cost',
    signed: await siteSettings(),
    description:
      'Crypto casino bonuses with their terms beside the headline: wagering, caps, expiry, and what it does to a hundred players who play it through.',
    keywords: ['crypto casino bonuses', 'wagering requirement', 'bonus terms', 'welcome bonus'],
  }),
});

/** Anchor of the comparison of welcome packages. */
const WELCOME_ID = 'welcome';

/** Kinds without a tile. */
const OTHER_KINDS = ['free-spins', 'reload', 'high-roller'] as const;

/** Page of all offers; each page of the list compares its own welcome packages. */
async function bonusesPage({ number }: Place) {
  const all = await rankedOffers();
  const page = pageOf(all, LIST_SIZES.offers, number);
  const first = pageOf(all, LIST_SIZES.offers, 1).items;
  const has = (kind: BonusKind, offersThere = all) =>
    offersThere.some(({ bonus }) => bonus.data.kind === kind);
  const offers = await offerModels(page.items);
  return {
    tiles: [
      has('no-deposit') && {
        title: 'No Deposit Bonuses',
        text: 'Credit or spins before your first deposit. Look at the cash-out cap first.',
        href: bonusCategoryHref('no-deposit'),
        artHref: watermarkHref('kind-no-deposit'),
      },
      // Links lead to the comparison on the first page.
      has('welcome', first) && {
        title: 'Welcome Packages',
        text: 'The largest figures and the longest wagering. Compare what they ask for.',
        href: `/bonuses#${WELCOME_ID}`,
        artHref: watermarkHref('kind-welcome'),
      },
      has('cashback') && {
        title: 'Cashback Offers',
        text: 'Part of a loss comes back. Check what the percentage applies to.',
        href: bonusCategoryHref('cashback'),
        artHref: watermarkHref('kind-back'),
      },
    ].filter((tile) => tile !== false),
    otherKinds: await Promise.all(
      [...OTHER_KINDS.filter((kind) => has(kind)), ...(await ownCategoriesWithOffers())].map(
        bonusCategoryLink,
      ),
    ),
    offers,
    offerCount: page.total,
    welcomeId: WELCOME_ID,
    welcomeOffers: offers.filter(({ kind }) => kind === 'welcome'),
    emptyArtHref: watermarkHref('nothing-found'),
    termsGuide: await termsGuide(),
  };
}

/** Leaves out an owner's category without offers. */
async function ownCategoriesWithOffers(): Promise<string[]> {
  const categories = await ownCategories();
  const counts = await Promise.all(categories.map(async (slug) => (await offersOf(slug)).length));
  return categories.filter((_, index) => counts[index] !== 0);
}

async function entries(): Promise<readonly PageEntry[]> {
  const changedOn = await lastChange('bonusCategories', 'casinos', 'bonuses');
  return Promise.all(
    (await allCategories()).map(async (slug) => {
      const { name } = await bonusCategoryCopy(slug);
      return {
        slug,
        name,
        changedOn,
        list: {
          pageCount: pageCountOf((await offersOf(slug)).length, LIST_SIZES.offers),
          label: `Pages of the ${name.toLowerCase()}`,
          what: `${name}: more offers of crypto casinos, with their terms and what they do to players`,
        },
      };
    }),
  );
}

/** List of the offers of each category, in pages. */
export const bonusCategories = pagesInFolder({
  folder: FOLDERS.bonusCategories,
  below: bonuses,
  inPages: true,
  search: 'bonus',
  plate: 'Bonuses',
  group: 'bonuses',
  entries,
  view: bonusCategoryPage,
  head: async ({ slug }) => {
    const { title, name, description, ...copy } = await bonusCategoryCopy(slug);
    return {
      title: `${title} at crypto casinos`,
      description,
      keywords: [name.toLowerCase(), 'crypto casino bonuses', 'wagering requirement'],
      signed: copy,
    };
  },
});

/** Exists before any offer is of that kind, too. */
async function bonusCategoryPage({ slug: category, number }: Place) {
  const ofKind = await offersOf(category);
  const page = pageOf(ofKind, LIST_SIZES.offers, number);
  const copy = await bonusCategoryCopy(category);
  return {
    ...copy,
    offers: await offerModels(page.items),
    example: workedExample(
      ofKind.map(({ bonus: { data }, casino }) => ({ ...data, casino: casino.name })),
    ),
    categories: (await bonusCategoryLinks()).map((step) => ({
      ...step,
      current: step.href === bonusCategoryHref(category),
    })),
    emptyArtHref: watermarkHref('nothing-found'),
    termsGuide: await termsGuide(),
  };
}
