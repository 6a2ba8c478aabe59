import type { LinkItem } from '#domain/site/link-item.ts';
import { BONUS_CATEGORIES, type BonusCategory } from '#domain/bonuses/terms.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** The texts of the page of a category. */
export async function bonusCategoryCopy(category: BonusCategory) {
  const entries = await allEntries('bonusCategories');
  return requireEntry(entries, category, 'the texts of a bonus category').data;
}

export const bonusCategoryHref = (category: BonusCategory) =>
  pageHref(FOLDERS.bonusCategories, category);

/** The page of a category as it is named in links. */
export async function bonusCategoryLink(category: BonusCategory): Promise<LinkItem> {
  return { text: (await bonusCategoryCopy(category)).name, href: bonusCategoryHref(category) };
}

/** All categories as links, in their order. */
export function bonusCategoryLinks(): Promise<LinkItem[]> {
  return Promise.all(BONUS_CATEGORIES.map(bonusCategoryLink));
}
