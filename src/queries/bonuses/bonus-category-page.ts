import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { workedExample } from '#models/bonuses/bonus-example.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { shell } from '../site/site.ts';
import { bonusCategoryCopy, bonusCategoryHref, bonusCategoryLinks } from './bonus-categories.ts';
import { termsGuide } from './terms-guide.ts';
import { offerModels, offersOf } from './bonus-offers.ts';

/** The page of one category, in parts; also where no offer is of that kind yet. */
export async function bonusCategoryPage(category: string, number: number) {
  const ofKind = await offersOf(category);
  const page = pageOf(ofKind, LIST_SIZES.offers, number);
  const { name, title, lead, keyTerms, reading } = await bonusCategoryCopy(category);
  const { help } = await shell();
  return {
    name,
    title,
    lead,
    keyTerms,
    reading,
    offers: await offerModels(page.items),
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
      current: step.href === bonusCategoryHref(category),
    })),
    help,
    emptyArtHref: watermarkHref('nothing-found'),
    termsGuide: await termsGuide(),
  };
}
