import type { LinkItem } from '#domain/site/link-item.ts';
import { BONUS_CATEGORIES, type BonusCategory } from '#domain/bonuses/terms.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { RECOMMENDED_FROM_STARS } from '#domain/ratings/recommendation.ts';
import { pageWatermark, watermarkHref } from '#models/pictures/art-files.ts';
import { workedExample } from '#models/bonuses/bonus-example.ts';
import { bonusCategoryCopy, bonusCategoryLink, bonusCategoryLinks } from './bonus-categories.ts';
import { offerModels, rankedOffers } from './bonus-offers.ts';
import type { Head } from '../site/head.ts';
import { laterPagePaths, pagedHead, pagedTrail, pagination } from '../lists/list-pages.ts';
import { shell, siteSettings } from '../site/site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

const BONUSES_STEP: LinkItem = { text: 'Bonuses', href: '/bonuses' };
const BONUSES_TRAIL: readonly LinkItem[] = [HOME_LINK, BONUSES_STEP];

/** Where the welcome packages are compared on the page of all bonuses. */
const WELCOME_ID = 'welcome';

/** Kinds without a tile on the page of all bonuses. */
const OTHER_KINDS = ['free-spins', 'reload', 'high-roller'] as const;

async function offersPage(number: number) {
  return pageOf(await rankedOffers(), LIST_SIZES.offers, number);
}

/** The pages of all bonuses after the first. */
export async function laterBonusesPaths() {
  return laterPagePaths((await rankedOffers()).length, LIST_SIZES.offers);
}

/** The page of all bonuses, in parts; each compares the welcome packages that stand on it. */
export async function bonusesPage(number = 1) {
  const page = await offersPage(number);
  const offers = await offerModels(page.items);
  const { help } = await shell();
  return {
    art: pageWatermark('bonuses-head'),
    trail: pagedTrail(BONUSES_TRAIL, BONUSES_STEP.href, number),
    tiles: [
      {
        title: 'No Deposit Bonuses',
        text: 'Credit or spins before your first deposit. Look at the cash-out cap first.',
        href: '/bonuses/no-deposit',
        artHref: watermarkHref('kind-nd'),
      },
      {
        title: 'Welcome Packages',
        text: 'The largest figures and the longest wagering. Compare what clearing costs.',
        href: `/bonuses#${WELCOME_ID}`,
        artHref: watermarkHref('kind-wp'),
      },
      {
        title: 'Cashback Offers',
        text: 'Part of a loss comes back. See what the rate is a rate of.',
        href: '/bonuses/cashback',
        artHref: watermarkHref('kind-cb'),
      },
    ],
    otherKinds: await Promise.all(OTHER_KINDS.map(bonusCategoryLink)),
    offers,
    offerCount: page.total,
    pagination: pagination(BONUSES_STEP.href, 'Pages of the bonuses', page),
    recommendedFromStars: RECOMMENDED_FROM_STARS,
    welcomeId: WELCOME_ID,
    welcomeOffers: offers.filter(({ kind }) => kind === 'welcome'),
    help,
    closingArtHref: watermarkHref('cta'),
  };
}

/** The offers of one kind, in the order of the casinos' scores. Throws if there are none. */
async function offersOf(category: BonusCategory) {
  const ofKind = (await rankedOffers()).filter(({ bonus }) => bonus.data.kind === category);
  if (ofKind.length === 0) throw new Error(`Expected offers of the kind ${category}, found none`);
  return ofKind;
}

/** The page of one category, in parts. Throws if no offer is of that kind. */
export async function bonusCategoryPage(category: BonusCategory, number = 1) {
  const ofKind = await offersOf(category);
  const page = pageOf(ofKind, LIST_SIZES.offers, number);
  const { name, title, lead, keyTerms, reading } = await bonusCategoryCopy(category);
  const { href } = await bonusCategoryLink(category);
  const { help } = await shell();
  return {
    art: pageWatermark(`bonuses-${category}`),
    trail: pagedTrail(await categoryTrail(category), href, number),
    name,
    title,
    lead,
    keyTerms,
    reading,
    offers: await offerModels(page.items),
    pagination: pagination(href, `Pages of the ${name.toLowerCase()}`, page),
    example: workedExample(
      ofKind.map(({ bonus, casino }) => ({
        casino: casino.name,
        kind: bonus.data.kind,
        headline: bonus.data.headline,
        terms: bonus.data.terms,
      })),
    ),
    categories: (await bonusCategoryLinks()).map((step) => ({
      ...step,
      current: step.href === href,
    })),
    help,
    closingArtHref: watermarkHref('cta'),
  };
}

async function categoryTrail(category: BonusCategory): Promise<LinkItem[]> {
  return [...BONUSES_TRAIL, await bonusCategoryLink(category)];
}

export async function bonusesHead(number = 1): Promise<Head> {
  const { baseUrl } = await siteSettings();
  const trail = pagedTrail(BONUSES_TRAIL, BONUSES_STEP.href, number);
  const head = {
    title: 'Crypto casino bonuses compared by terms and cost',
    description:
      'Crypto casino bonuses with their terms beside the headline: wagering, caps, expiry, and what completing the wagering costs on average.',
    keywords: ['crypto casino bonuses', 'wagering requirement', 'bonus terms', 'welcome bonus'],
    structuredData: [breadcrumbList(trail, baseUrl)],
  };
  return pagedHead(
    head,
    'More crypto casino bonuses with their terms and average costs',
    await offersPage(number),
  );
}

export async function bonusCategoryHead(category: BonusCategory, number = 1): Promise<Head> {
  const { baseUrl } = await siteSettings();
  const { title, name, description } = await bonusCategoryCopy(category);
  const trail = await categoryTrail(category);
  const { href } = await bonusCategoryLink(category);
  const head = {
    title: `${title} at crypto casinos`,
    description,
    keywords: [name.toLowerCase(), 'crypto casino bonuses', 'wagering requirement'],
    structuredData: [breadcrumbList(pagedTrail(trail, href, number), baseUrl)],
  };
  return pagedHead(
    head,
    `${name}: more offers of crypto casinos, with their terms and average costs`,
    pageOf(await offersOf(category), LIST_SIZES.offers, number),
  );
}

/** The addresses under /bonuses: one for each category. */
export function bonusCategoryPaths() {
  return BONUS_CATEGORIES.map((category) => ({ params: { category }, props: { category } }));
}

/** The pages of the categories after the first of each. */
export async function laterCategoryPaths() {
  const paths = BONUS_CATEGORIES.map(async (category) =>
    laterPagePaths((await offersOf(category)).length, LIST_SIZES.offers).map(
      ({ params, props }) => ({
        params: { ...params, category: category as string },
        props: { ...props, category },
      }),
    ),
  );
  return (await Promise.all(paths)).flat();
}
