import type { CollectionEntry } from 'astro:content';
import { engraveEdge } from '#art/edge.ts';
import { engraveScoreRings } from '#art/score-rings.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatRank, formatScore } from '#format/ratings.ts';
import { formatCount, formatDate, formatPlace } from '#format/text.ts';
import { pagesInFolder, type Place } from '#models/pages/page-kind.ts';
import { printed } from '#models/pictures/printed.ts';
import { NO_LICENCE } from '#models/licences/licence-slug.ts';
import { licenceBadge, licenceView } from '#models/reviews/licence-view.ts';
import { verdictView } from '#models/ratings/casino-verdict.ts';
import { bonusView, endedOffer, offerPanel } from '#models/reviews/review-bonus.ts';
import { REVIEW_QUESTIONS, shortSheet } from '#models/reviews/pay-sheet.ts';
import { reviewDay } from '#models/reviews/review-day.ts';
import { reviewCounterfoil } from '#models/reviews/review-counterfoil.ts';
import {
  historyRows,
  keyFacts,
  paymentFacts,
  pointsOf,
  receiptGroups,
  sourceList,
} from '#models/reviews/review-facts.ts';
import { scoreView } from '#models/reviews/review-score.ts';
import { ratedOffers, reviewedCasinos } from '../casinos/casinos.ts';
import { paySheets } from '../casinos/pay-sheets.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { licenceOf } from '../reviews/review-licence.ts';
import { siteSettings } from '../site/site.ts';
import { casinoList } from './casino-list.ts';

/** Page for each casino with a review. */
export const reviews = pagesInFolder({
  folder: FOLDERS.reviews,
  below: casinoList,
  search: 'casino',
  plate: 'Bonuses',
  group: 'casinos',
  entries: async () => {
    const offers = await ratedOffers();
    return (await reviewedCasinos()).map(({ slug, name, entry }) => ({
      slug,
      name,
      changedOn: reviewDay(entry.data, offers.get(slug) ?? null),
    }));
  },
  view: reviewPage,
  // No rating in the structured data: the casinos are samples.
  head: async ({ slug }) => {
    const { casino } = await reviewOf(slug);
    const { name, rating, entry } = casino;
    const { coverage, score } = rating;
    const kind = entry.data.sample ? `${name}, an invented sample casino,` : name;
    return {
      title: `${name} review${entry.data.sample ? ' (invented sample)' : ''}: score, bonus and license`,
      description: `${kind} scores ${formatScore(score)} of 5 on ${coverage.rated} of ${coverage.total} criteria. Every fact with its source, what we know of its bonus and how to check its license.`,
      pictureNote: entry.data.sample ? '18+. Invented sample casino' : '18+',
      keywords: [
        `${name} review`,
        `${name} bonus`,
        `${name} withdrawal time`,
        `${name} KYC`,
        `${name} license`,
        'crypto casino review',
      ],
      signed: entry.data,
    };
  },
});

async function reviewPage({ slug }: Place) {
  const { casino, review, total } = await reviewOf(slug);
  const { name, rank, isShared, rating, tests, logo, entry } = casino;
  const { data } = entry;
  const licence = await licenceOf(data);
  // A casino without a licence: list the registers that have steps for looking it up.
  const licences = await allEntries('licences');
  const registers =
    licence === null
      ? licences.flatMap(({ data: one }) => (one.howToCheck.length > 0 ? one : []))
      : [licence];
  const unlicensed = licences.find(({ id }) => id === NO_LICENCE)?.data ?? null;
  const offer = (await ratedOffers()).get(slug) ?? null;
  const countries = await allEntries('countries');
  const countryLicences = data.countryLicences.map((found) => ({
    ...found,
    place: formatPlace(requireEntry(countries, found.value.country, 'a country').data.name),
  }));
  const receipts = receiptGroups(data, offer, licence, countryLicences);
  const day = reviewDay(data, offer);
  const updatedOn = day === undefined ? null : formatDate(day);
  return {
    slug,
    name,
    rings: engraveScoreRings('ring', rating.breakdown),
    logo,
    edge: printed(engraveEdge(slug, data.chip)),
    exactScore: rating.score,
    word: verdictView(casino, offer),
    licenceBadge: licenceBadge(data, licence),
    updatedOn,
    keyFacts: keyFacts(data, licence),
    features: data.features,
    score: {
      ...scoreView(rating),
      tests,
      place: { rank: formatRank({ rank, isShared }), of: formatCount(total) },
    },
    ...review,
    pros: pointsOf(data, review.pros),
    cons: pointsOf(data, review.cons),
    bonus: offer && bonusView(offer),
    endedOffers: await endedOffers(slug),
    panel: offer && offerPanel(offer),
    visit: (await casinoVisits())(slug),
    pay: shortSheet(slug, (await paySheets())(slug), REVIEW_QUESTIONS),
    payments: paymentFacts(data, licence),
    licence: licenceView(data, licence, registers, unlicensed),
    receipts,
    history: historyRows(data),
    sources: sourceList(data, offer, licence),
    counterfoil: reviewCounterfoil(
      { name, score: rating.score, receipts, updatedOn },
      { baseUrl: (await siteSettings()).baseUrl, path: pageHref(FOLDERS.reviews, slug) },
    ),
  };
}

/** Day on which an offer ended. */
const dayOfEnd = ({ endsOn = '', expired }: CollectionEntry<'bonuses'>['data']) =>
  expired?.on ?? endsOn;

/** Ended offers of a casino, the latest first. */
async function endedOffers(slug: string) {
  const [all, current] = [await allEntries('offersToDate'), await allEntries('bonuses')];
  const shown = new Set(current.map(({ id }) => id));
  return all
    .filter(({ id, data }) => data.casino === slug && !shown.has(id))
    .toSorted((a, b) => dayOfEnd(b.data).localeCompare(dayOfEnd(a.data)))
    .map(({ data }) => endedOffer(data));
}

/** Casino of a review, and the number of reviews. Throws if it has none. */
async function reviewOf(slug: string) {
  const casinos = await reviewedCasinos();
  const casino = casinos.find((candidate) => candidate.slug === slug);
  const review = casino?.entry.data.review;
  if (casino === undefined || review == null) {
    throw new Error(`Expected a review of ${slug} in content/casinos, found none`);
  }
  return { casino, review, total: casinos.length };
}
