import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { FOLDERS } from '#domain/site/folders.ts';
import { type PageEntry, pagesInFolder } from '#models/pages/page-kind.ts';
import { allCategories, bonusCategoryCopy } from '../bonuses/bonus-categories.ts';
import { bonusCategoryPage } from '../bonuses/bonus-category-page.ts';
import { offersOf } from '../bonuses/bonus-offers.ts';
import { lastChange } from '../content/last-change.ts';
import { bonuses } from './bonuses.ts';

async function entries(): Promise<readonly PageEntry[]> {
  const changedOn = await lastChange('casinos', 'bonuses');
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

/** The offers of one category each, in pages. */
export const bonusCategories = pagesInFolder({
  folder: FOLDERS.bonusCategories,
  below: bonuses,
  inPages: true,
  search: 'bonus',
  plate: 'Bonuses',
  group: 'bonuses',
  entries,
  view: ({ slug, number }) => bonusCategoryPage(slug, number),
  head: async ({ slug }) => {
    const { title, name, description } = await bonusCategoryCopy(slug);
    return {
      title: `${title} at crypto casinos`,
      description,
      keywords: [name.toLowerCase(), 'crypto casino bonuses', 'wagering requirement'],
    };
  },
});
