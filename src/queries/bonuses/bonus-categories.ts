import type { LinkItem } from '#domain/site/link-item.ts';
import { BONUS_CATEGORIES } from '#domain/bonuses/terms.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

const kinds: readonly string[] = BONUS_CATEGORIES;

/** The owner's own categories, which are no kind of bonus, by name. */
export async function ownCategories(): Promise<string[]> {
  const entries = await allEntries('bonusCategories');
  return entries
    .filter(({ id }) => !kinds.includes(id))
    .toSorted((a, b) => a.data.name.localeCompare(b.data.name, 'en'))
    .map(({ id }) => id);
}

/** All categories: the kinds in order, then the owner's own. */
export const allCategories = async (): Promise<readonly string[]> => [
  ...kinds,
  ...(await ownCategories()),
];

/** Texts of a category's page. */
export async function bonusCategoryCopy(category: string) {
  const entries = await allEntries('bonusCategories');
  return requireEntry(entries, category, 'the texts of a bonus category').data;
}

export const bonusCategoryHref = (category: string) => pageHref(FOLDERS.bonusCategories, category);

export async function bonusCategoryLink(category: string): Promise<LinkItem> {
  return { text: (await bonusCategoryCopy(category)).name, href: bonusCategoryHref(category) };
}

export async function bonusCategoryLinks(): Promise<LinkItem[]> {
  return Promise.all((await allCategories()).map(bonusCategoryLink));
}
