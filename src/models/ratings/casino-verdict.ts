import type { Verdict } from '#domain/ratings/criterion.ts';
import { reasonsOf } from '#domain/ratings/verdict.ts';
import type { FactName } from '#format/fact-values.ts';
import { formatBriefly } from '#format/verdict-words.ts';
import type { Bonus } from '#schemas/bonus.ts';
import { sourceOf } from '../bonuses/offer-terms.ts';
import type { RatedCasino } from '../casinos/rated-casino.ts';
import { receiptOf } from '../reviews/review-facts.ts';

/** Facts that each criterion judges; `null` for the terms of the offer. */
const JUDGED: Readonly<Record<string, readonly FactName[] | null>> = {
  licence: ['licence'],
  withdrawals: ['withdrawal'],
  'bonus-terms': null,
  'safer-gambling': ['saferTools'],
  recourse: ['recourse'],
  'identity-checks': ['kyc'],
  fairness: ['provablyFairGames', 'rtpDisclosure'],
  'costs-and-limits': ['withdrawalFee', 'maxPayout'],
};

const MARKS = {
  pass: 'yes',
  partial: 'half',
  fail: 'no',
  unrated: 'open',
} as const satisfies Record<Verdict, string>;

/** The word on a casino with its reasons, each with its source and day; and the reasons in one line. */
export function verdictView(
  { rating, verdict, entry: { data } }: Pick<RatedCasino, 'rating' | 'verdict' | 'entry'>,
  offer: Pick<Bonus, 'sources' | 'terms'> | null,
) {
  const reasons = reasonsOf(rating, verdict);
  return {
    verdict,
    brief: formatBriefly(reasons, verdict),
    reasons: [...reasons.for, ...reasons.against].map(({ id, name, reason, verdict: found }) => {
      const names = JUDGED[id] ?? null;
      const [receipt] = (names ?? [])
        .map((fact) => receiptOf(data.facts[fact], data.sources).receipt)
        .filter((one) => one !== null);
      const terms = names === null && offer !== null ? sourceOf(offer.sources, offer.terms) : null;
      return {
        mark: MARKS[found],
        name,
        reason,
        /** `null` where nothing is known. */
        source: receipt === undefined ? terms : `${receipt.source}, ${receipt.readOn}`,
        /** Anchor on the review page. */
        anchor: names === null ? '#bonus' : `#fact-${names[0]}`,
      };
    }),
  };
}
