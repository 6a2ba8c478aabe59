import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { FOLDERS } from '#domain/site/folders.ts';
import { workedExample } from '#models/bonuses/bonus-example.ts';
import { type PageEntry, pagesInFolder, type Place } from '#models/pages/page-kind.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import {
  allCategories,
  bonusCategoryCopy,
  bonusCategoryHref,
  bonusCategoryLinks,
} from '../bonuses/bonus-categories.ts';
import { offerModels, offersOf } from '../bonuses/bonus-offers.ts';
import { termsGuide } from '../bonuses/terms-guide.ts';
import { lastChange } from '../content/last-change.ts';
import { bonuses } from './bonuses.ts';
import { shell } from '../site/site.ts';

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
  view: bonusCategoryPage,
  head: async ({ slug }) => {
    const { title, name, description } = await bonusCategoryCopy(slug);
    return {
      title: `${title} at crypto casinos`,
      description,
      keywords: [name.toLowerCase(), 'crypto casino bonuses', 'wagering requirement'],
    };
  },
});

/** Also where no offer is of that kind yet. */
async function bonusCategoryPage({ slug: category, number }: Place) {
  const ofKind = await offersOf(category);
  const page = pageOf(ofKind, LIST_SIZES.offers, number);
  return {
    ...(await bonusCategoryCopy(category)),
    offers: await offerModels(page.items),
    example: workedExample(
      ofKind.map(({ bonus: { data }, casino }) => ({ ...data, casino: casino.name })),
    ),
    categories: (await bonusCategoryLinks()).map((step) => ({
      ...step,
      current: step.href === bonusCategoryHref(category),
    })),
    help: (await shell()).help,
    emptyArtHref: watermarkHref('nothing-found'),
    termsGuide: await termsGuide(),
  };
}
