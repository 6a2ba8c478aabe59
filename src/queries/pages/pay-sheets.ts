import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatScore } from '#format/ratings.ts';
import { formatDate, formatPlace } from '#format/text.ts';
import { pagesInFolder, type Place } from '#models/pages/page-kind.ts';
import { rankedCasinos, ratedOffers } from '../casinos/casinos.ts';
import { paySheets } from '../casinos/pay-sheets.ts';
import { payoutTestsOf } from '../casinos/payout-tests.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { requireEntry } from '../content/entries.ts';
import { reviewDay } from '#models/reviews/review-day.ts';
import { orderedCountries } from '../countries/reader-countries.ts';
import { casinoList } from './casino-list.ts';

/** Sheet “Will it pay me?” for each casino. */
export const paySheetPages = pagesInFolder({
  folder: FOLDERS.paySheets,
  below: casinoList,
  // The search has it as a record, behind the review.
  search: null,
  plate: 'Bonuses',
  group: 'casinos',
  entries: async () => {
    const offers = await ratedOffers();
    return (await rankedCasinos()).map(({ slug, name, entry }) => ({
      slug,
      name: `Will ${name} pay me?`,
      changedOn: reviewDay(entry.data, offers.get(slug) ?? null),
    }));
  },
  view: paySheetPage,
  head: async ({ slug }) => {
    const { name, entry } = await casinoOf(slug);
    const kind = entry.data.sample ? `${name}, an invented sample casino,` : name;
    return {
      title: `Will ${name} pay me?${entry.data.sample ? ' (invented sample)' : ''}`,
      description: `Ten questions about a payout by ${kind} from refused countries to the last day to complain, each with its clause and day, and what is not known.`,
      pictureNote: entry.data.sample ? '18+. Invented sample casino' : '18+',
      keywords: [`will ${name} pay`, `${name} payout`, `${name} refused countries`],
      signed: entry.data,
    };
  },
});

const casinoOf = async (slug: string) => requireEntry(await rankedCasinos(), slug, 'a casino');

async function paySheetPage({ slug }: Place) {
  const { name, logo, rating, tests, entry } = await casinoOf(slug);
  const countries = await orderedCountries();
  const home = requireEntry(
    countries.map(({ data }) => ({ id: data.code, name: data.name })),
    DEFAULT_COUNTRY,
    'a country',
  );
  const visit = (await casinoVisits())(slug);
  return {
    name,
    logo,
    countries: countries.map(({ data }) => ({ code: data.code, name: data.name })),
    countryAtFirst: visit.atFirst.includes('no-country') ? '' : DEFAULT_COUNTRY,
    placeAtFirst: formatPlace(home.name),
    sheet: (await paySheets())(slug),
    visit,
    score: rating.coverage.rated > 0 ? formatScore(rating.score) : null,
    tests,
    links: [
      ...(entry.data.review === null
        ? []
        : [{ text: `Review of ${name}`, href: pageHref(FOLDERS.reviews, slug) }]),
      ...(await payoutTestsOf())(slug).map(({ id, data }) => ({
        text: `Payout test of ${formatDate(data.withdrawal.requestedAt.slice(0, 10))}`,
        href: pageHref(FOLDERS.payoutTests, id),
      })),
      { text: 'Make a case', href: `/tools/case#casino=${slug}` },
    ],
  };
}
