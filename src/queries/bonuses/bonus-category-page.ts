import type { BonusCategory } from '#domain/bonuses/terms.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { workedExample } from '#models/bonuses/bonus-example.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { shell } from '../site/site.ts';
import { bonusCategoryCopy, bonusCategoryHref, bonusCategoryLinks } from './bonus-categories.ts';
import { offerModels, rankedOffers } from './bonus-offers.ts';

/** The offers of one kind, in the order of the casinos' scores. Throws if there are none. */
export async function offersOf(category: BonusCategory) {
  const ofKind = (await rankedOffers()).filter(({ bonus }) => bonus.data.kind === category);
  if (ofKind.length === 0) throw new Error(`Expected offers of the kind ${category}, found none`);
  return ofKind;
}

/** The page of one category, in parts. Throws if no offer is of that kind. */
export async function bonusCategoryPage(category: BonusCategory, number: number) {
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
    closingArtHref: watermarkHref('cta'),
  };
}
