import type { BonusKind } from '#domain/bonuses/terms.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { RECOMMENDED_FROM_STARS } from '#domain/ratings/recommendation.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { shell } from '../site/site.ts';
import { bonusCategoryHref, bonusCategoryLink, ownCategories } from './bonus-categories.ts';
import { offerModels, offersOf, rankedOffers } from './bonus-offers.ts';
import { termsGuide } from './terms-guide.ts';

/** Where the welcome packages are compared on the page of all bonuses. */
const WELCOME_ID = 'welcome';

/** Kinds without a tile on the page of all bonuses. */
const OTHER_KINDS = ['free-spins', 'reload', 'high-roller'] as const;

/** The page of all bonuses, in parts; each compares the welcome packages that stand on it. */
export async function bonusesPage(number: number) {
  const all = await rankedOffers();
  const page = pageOf(all, LIST_SIZES.offers, number);
  const first = pageOf(all, LIST_SIZES.offers, 1).items;
  const has = (kind: BonusKind, offersThere = all) =>
    offersThere.some(({ bonus }) => bonus.data.kind === kind);
  const offers = await offerModels(page.items);
  const { help } = await shell();
  return {
    tiles: [
      has('no-deposit') && {
        title: 'No Deposit Bonuses',
        text: 'Credit or spins before your first deposit. Look at the cash-out cap first.',
        href: bonusCategoryHref('no-deposit'),
        artHref: watermarkHref('kind-no-deposit'),
      },
      // Each page compares its own packages; links lead to the comparison on the first.
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
    recommendedFromStars: RECOMMENDED_FROM_STARS,
    welcomeId: WELCOME_ID,
    welcomeOffers: offers.filter(({ kind }) => kind === 'welcome'),
    help,
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
