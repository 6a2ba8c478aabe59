import { engraveEdge } from '#art/edge.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import type { Byline } from '#domain/site/byline.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { fitWords } from '#format/fit-words.ts';
import { formatCount, formatDate } from '#format/text.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';
import type { RatedCasino } from '../casinos/rated-casino.ts';
import type { Visit } from '../casinos/visit.ts';
import type { Shell } from '../pages/laid-out-page.ts';
import { pageWatermark } from '../pictures/art-files.ts';
import { printed } from '../pictures/printed.ts';
import { licenceBadge, licenceView } from './licence-view.ts';
import { bonusView, endedOffer, offerPanel } from './review-bonus.ts';
import { reviewCounterfoil } from './review-counterfoil.ts';
import {
  historyRows,
  keyFacts,
  paymentFacts,
  pointsOf,
  receiptGroups,
  sourceList,
} from './review-facts.ts';
import { scoreView } from './review-score.ts';

/** All that the review of a casino is made from. */
export type ReviewFacts = {
  casino: Ranked<RatedCasino>;
  review: NonNullable<Casino['review']>;
  /** How many casinos have one. */
  total: number;
  licence: Licence | null;
  /** Whose registers can be looked at: the authority of its licence, or all. */
  registers: readonly Licence[];
  /** What holds without a licence; `null` where no file says it. */
  unlicensed: Licence | null;
  offer: Offer | null;
  /** Its offers that have ended. */
  ended: readonly { data: Offer }[];
  visit: Visit;
  help: Shell['help'];
  byline: Byline;
  baseUrl: string;
};

/** Everything that the review of one casino shows. */
export function reviewView({ casino, review, licence, offer, ...facts }: ReviewFacts) {
  const { slug, name, rating } = casino;
  const { data } = casino.entry;
  const receipts = receiptGroups(data, offer, licence);
  const updatedOn = formatDate(data.updatedOn);
  return {
    slug,
    name,
    art: pageWatermark(`review-${slug}`),
    logo: casino.logo,
    edge: printed(engraveEdge(slug, data.chip)),
    exactScore: rating.score,
    recommended: casino.recommended,
    licenceBadge: licenceBadge(data, licence),
    verdict: review.verdict,
    fit: fitWords(rating),
    sample: data.sample,
    updatedOn,
    byline: facts.byline,
    keyFacts: keyFacts(data, licence),
    features: data.features,
    score: {
      ...scoreView(rating),
      place: { rank: formatCount(casino.rank), of: formatCount(facts.total) },
    },
    pros: pointsOf(data, review.pros),
    cons: pointsOf(data, review.cons),
    avoidIf: review.avoidIf,
    bonus: offer && bonusView(offer),
    endedOffers: facts.ended.map(({ data }) => endedOffer(data)),
    panel: offer && offerPanel(offer),
    visit: facts.visit,
    payments: paymentFacts(data, licence),
    licence: licenceView(data, licence, facts.registers, facts.unlicensed),
    receipts,
    history: historyRows(data),
    sources: sourceList(data, offer, licence),
    help: facts.help,
    counterfoil: reviewCounterfoil(
      { name, score: rating.score, receipts, updatedOn },
      { baseUrl: facts.baseUrl, path: pageHref(FOLDERS.reviews, slug) },
    ),
  };
}
