import { engraveEdge } from '#art/edge.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { formatDate } from '#format/text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { printed } from '#models/pictures/printed.ts';
import type { RatedCasino } from '#models/casinos/rated-casino.ts';
import { ratedOffers, reviewedCasinos } from '../casinos/casinos.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { bonusView, offerPanel } from '#models/reviews/review-bonus.ts';
import { reviewCounterfoil } from '#models/reviews/review-counterfoil.ts';
import {
  historyRows,
  keyFacts,
  paymentFacts,
  pointsOf,
  receiptGroups,
  sourceList,
} from '#models/reviews/review-facts.ts';
import { licenceBadge, licenceView } from '#models/reviews/licence-view.ts';
import { allLicences, licenceOf } from './review-licence.ts';
import { scoreView } from '#models/reviews/review-score.ts';
import { shell, siteSettings } from '../site/site.ts';

/** Everything that the review of one casino shows. */
export async function reviewPage(slug: string) {
  const { casino, review, total } = await reviewOf(slug);
  const { name, rank, rating, recommended, logo, entry } = casino;
  const { data } = entry;
  const licence = await licenceOf(data);
  const offer = (await ratedOffers()).get(slug) ?? null;
  const visit = (await casinoVisits())(slug);
  const receipts = receiptGroups(data, offer, licence);
  const updatedOn = formatDate(data.updatedOn);
  return {
    slug,
    name,
    art: pageWatermark(`review-${slug}`),
    logo,
    edge: printed(engraveEdge(slug, data.chip)),
    exactScore: rating.score,
    recommended,
    licenceBadge: licenceBadge(data, licence),
    verdict: review.verdict,
    sample: data.sample,
    updatedOn,
    keyFacts: keyFacts(data, licence),
    features: data.features,
    score: { ...scoreView(rating), rank, rankedOf: total },
    pros: pointsOf(data, review.pros),
    cons: pointsOf(data, review.cons),
    avoidIf: review.avoidIf,
    bonus: offer && bonusView(offer),
    panel: offer && offerPanel(offer),
    visit,
    payments: paymentFacts(data, licence),
    licence: licenceView(data, licence, await allLicences()),
    receipts,
    history: historyRows(data),
    sources: sourceList(data, offer, licence),
    help: (await shell()).help,
    counterfoil: reviewCounterfoil(
      { name, score: rating.score, receipts, updatedOn },
      { baseUrl: (await siteSettings()).baseUrl, path: pageHref(FOLDERS.reviews, slug) },
    ),
  };
}

const reviewedBySlug = oncePerBuild(
  async () => new Map((await reviewedCasinos()).map((casino) => [casino.slug, casino])),
);

/** The casino of a review, and how many have one. Throws if it has none. */
export async function reviewOf(slug: string) {
  const casinos = await reviewedBySlug();
  const casino: Ranked<RatedCasino> | undefined = casinos.get(slug);
  const review = casino?.entry.data.review;
  if (casino === undefined || review == null) {
    throw new Error(`Expected a review of ${slug} in content/casinos, found none`);
  }
  return { casino, review, total: casinos.size };
}
