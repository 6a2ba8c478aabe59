import { RECOMMENDED_FROM_STARS } from '#domain/ratings/recommendation.ts';
import { pageWatermark, watermarkHref } from './art.ts';
import { workedExample } from './bonus-example.ts';
import { CATEGORIES, type Category, KIND_COPY, WELCOME_ID } from './bonus-kinds.ts';
import { offerModels, rankedOffers } from './bonus-offers.ts';
import type { Head } from './head.ts';
import { shell, siteSettings } from './site.ts';
import { breadcrumbList, HOME_STEP, type Step } from './structured-data.ts';

const BONUSES_STEP: Step = { text: 'Bonuses', href: '/bonuses' };

/** The page of all bonuses. */
export async function bonusesPage() {
  const offers = await offerModels(await rankedOffers());
  const { help } = await shell();
  return {
    art: pageWatermark('bonuses-head'),
    trail: [HOME_STEP, BONUSES_STEP],
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
    otherKinds: (['free-spins', 'reload', 'high-roller'] as const).map(categoryLink),
    offers,
    recommendedFromStars: RECOMMENDED_FROM_STARS,
    welcomeId: WELCOME_ID,
    welcomeOffers: offers.filter(({ kind }) => kind === 'welcome'),
    help,
    closingArtHref: watermarkHref('cta'),
  };
}

/** The page of one category. Throws if no offer is of that kind. */
export async function bonusCategoryPage(category: Category) {
  const ofKind = (await rankedOffers()).filter(({ bonus }) => bonus.data.kind === category);
  if (ofKind.length === 0) throw new Error(`Expected offers of the kind ${category}, found none`);
  const { name, title, lead, keyTerms, reading } = KIND_COPY[category];
  const { help } = await shell();
  return {
    art: pageWatermark(`bonuses-${category}`),
    trail: categoryTrail(category),
    name,
    title,
    lead,
    keyTerms,
    reading,
    offers: await offerModels(ofKind),
    example: workedExample(
      ofKind.map(({ bonus, casino }) => ({
        casino: casino.name,
        kind: bonus.data.kind,
        headline: bonus.data.headline,
        terms: bonus.data.terms,
      })),
    ),
    categories: CATEGORIES.map((other) => ({
      ...categoryLink(other),
      current: other === category,
    })),
    help,
    closingArtHref: watermarkHref('cta'),
  };
}

const categoryLink = (category: Category) => ({
  text: KIND_COPY[category].name,
  href: `/bonuses/${category}`,
});

const categoryTrail = (category: Category): Step[] => [
  HOME_STEP,
  BONUSES_STEP,
  categoryLink(category),
];

export async function bonusesHead(): Promise<Head> {
  const { baseUrl } = await siteSettings();
  return {
    title: 'Crypto casino bonuses compared by terms and cost',
    description:
      'Crypto casino bonuses with their terms beside the headline: wagering, caps, expiry, and what completing the wagering costs on average.',
    keywords: ['crypto casino bonuses', 'wagering requirement', 'bonus terms', 'welcome bonus'],
    structuredData: [breadcrumbList([HOME_STEP, BONUSES_STEP], baseUrl)],
  };
}

export async function bonusCategoryHead(category: Category): Promise<Head> {
  const { baseUrl } = await siteSettings();
  const { title, name, description } = KIND_COPY[category];
  return {
    title: `${title} at crypto casinos`,
    description,
    keywords: [name.toLowerCase(), 'crypto casino bonuses', 'wagering requirement'],
    structuredData: [breadcrumbList(categoryTrail(category), baseUrl)],
  };
}

/** The addresses under /bonuses: one for each category. */
export function bonusCategoryPaths() {
  return CATEGORIES.map((category) => ({ params: { category }, props: { category } }));
}
