import type { CollectionEntry } from 'astro:content';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { engraveEdge } from '#art/edge.ts';
import { valueOf } from '#domain/facts/fact.ts';
import { listPageHref } from '#domain/lists/list-address.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageNumberOf } from '#domain/lists/paginate.ts';
import { endWithNothing, type PlayedOffer } from '#domain/outcomes/played.ts';
import type { Listed } from '#domain/ratings/ranking.ts';
import { outcomeSummary } from '#format/outcome-views.ts';
import { formatMinutesRange } from '#format/text.ts';
import {
  cardTerms,
  furtherTerms,
  lastDayTerm,
  licenceMark,
  offerChoices,
  significantTerms,
  sizeRemarks,
  sourceOf,
} from '#models/bonuses/offer-terms.ts';
import { playedOffer } from '#models/outcomes/played-offer.ts';
import { toolLink } from '#models/outcomes/tool-link.ts';
import { returnTerm } from '#models/rewards/standard-returns.ts';
import { printed } from '#models/pictures/printed.ts';
import type { RatedCasino } from '#models/casinos/rated-casino.ts';
import { CARD_QUESTIONS, shortSheet } from '#models/reviews/pay-sheet.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { offersOnFile, ratesOnFile } from '../money/rates.ts';
import { paySheets } from '../casinos/pay-sheets.ts';
import { casinoVisits } from '../casinos/visits.ts';

type BonusEntry = CollectionEntry<'bonuses'>;
export type RankedOffer = {
  bonus: BonusEntry;
  played: PlayedOffer;
  casino: Listed<RatedCasino>;
  /** Anchor in the list of all offers. */
  href: string;
};

/**
 * All offers with their casinos: first those where fewest players of a hundred end with nothing,
 * last those without a hundred, ties by score.
 */
export const rankedOffers = oncePerBuild(async (): Promise<readonly RankedOffer[]> => {
  const [casinos, bonuses] = [await rankedCasinos(), await offersOnFile()];
  const known = casinos.map((casino, place) => ({ ...casino, place }));
  return bonuses
    .map((bonus) => {
      const played = playedOffer(bonus.data.kind, bonus.data.terms);
      const nothing = endWithNothing(played) ?? 101;
      return { bonus, played, nothing, casino: requireEntry(known, bonus.data.casino, 'a casino') };
    })
    .sort((a, b) => a.nothing - b.nothing || a.casino.place - b.casino.place)
    .map((offer, index) => ({
      ...offer,
      href: `${listPageHref('/bonuses', pageNumberOf(index, LIST_SIZES.offers))}#${offer.bonus.id}`,
    }));
});

/** Offers of a category, by their kind or because they name it, in the same order. */
export async function offersOf(category: string): Promise<readonly RankedOffer[]> {
  return (await rankedOffers()).filter(
    ({ bonus: { data } }) => data.kind === category || data.alsoIn?.includes(category) === true,
  );
}

/** Cards and table rows of offers. */
export async function offerModels(offers: readonly RankedOffer[]) {
  const [visits, licences] = [await casinoVisits(), await allEntries('licences')];
  const [rates, sheetOf] = [await ratesOnFile(), await paySheets()];
  const shortNameOf = (authority: string) =>
    requireEntry(licences, authority, 'a license').data.shortName;
  return offers.map(
    ({ bonus, played, href, casino: { slug, name, rating, tests, verdict, logo, entry } }) => {
      const { kind, headline, label, features, ctaText, sources, terms, endsOn } = bonus.data;
      const { facts, chip, review } = entry.data;
      return {
        id: bonus.id,
        href,
        kind,
        casino: {
          slug,
          name,
          score: rating.score,
          tests,
          logo,
          edge: printed(engraveEdge(slug, chip)),
          reviewHref: review === null ? null : pageHref(FOLDERS.reviews, slug),
        },
        verdict,
        licence: licenceMark(valueOf(facts.licence), shortNameOf),
        payoutTime: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
        coins: valueOf(facts.coins) ?? [],
        headline,
        label,
        features,
        terms: significantTerms(terms),
        cardTerms: cardTerms(terms),
        furtherTerms: [...lastDayTerm(endsOn), ...returnTerm(kind, terms), ...furtherTerms(terms)],
        sizeRemarks: sizeRemarks(terms),
        source: sourceOf(sources, terms),
        ...offerChoices(terms, valueOf(facts.coins) ?? [], rates),
        outcome: outcomeSummary(kind, terms, played),
        toolHref: toolLink(kind, terms, played),
        ctaText,
        visit: visits(slug),
        pay: shortSheet(slug, sheetOf(slug), CARD_QUESTIONS),
      };
    },
  );
}
