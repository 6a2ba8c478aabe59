import { BONUS_CATEGORIES } from '../bonuses/terms.ts';
import { PAYMENT_CATEGORIES } from '../comparison/payment-categories.ts';
import { GAME_SLUGS } from '../games/game-slugs.ts';

/** A folder of the site; the last segment of an address below it is the slug of a page. */
export type Folder = {
  base: string;
  /** Slug of the page that answers for an unknown one (SPEC section 8); without it, the 404 page. */
  fallback?: string;
};

/**
 * All folders of pages. Apart from the records in queries/pages/, because the rules for hosts are generated
 * without reading content.
 */
export const FOLDERS = {
  bonusCategories: { base: '/bonuses', fallback: BONUS_CATEGORIES[0] },
  games: { base: '/games', fallback: GAME_SLUGS[0] },
  paymentCategories: { base: '/payments-kyc', fallback: PAYMENT_CATEGORIES[0] },
  reviews: { base: '/reviews' },
  paySheets: { base: '/will-it-pay' },
  payoutTests: { base: '/payout-tests' },
  articles: { base: '/guides' },
  countries: { base: '/country' },
  posts: { base: '/blog' },
  people: { base: '/about' },
} as const satisfies Record<string, Folder>;

/** Address of a page in a folder. */
export function pageHref({ base }: Folder, slug: string): string {
  return `${base}/${slug}`;
}

/** Pages that answer for unknown addresses directly below a folder. */
export function fallbacksIn(folders: Readonly<Record<string, Folder>>) {
  return Object.values(folders).flatMap((folder) =>
    folder.fallback === undefined
      ? []
      : [{ under: folder.base, page: pageHref(folder, folder.fallback) }],
  );
}
