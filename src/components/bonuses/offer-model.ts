import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import type { SIGNIFICANT_TERMS } from '#format/term-values.ts';
import type { OutcomeSummary } from '../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import type { PayShortModel } from '../pay/pay-model.ts';
import type { VisitModel } from '../casinos/visit-model.ts';

/** Offer for cards and tables. */
export type OfferModel = {
  id: string;
  /** Anchor in the list of all offers. */
  href: string;
  casino: {
    slug: string;
    name: string;
    /** 0 to 5, in thousandths. */
    score: number;
    tests: number;
    logo: string;
    edge: string;
    /** `null` for a casino without a review. */
    reviewHref: string | null;
  };
  verdict: CasinoVerdict;
  licence: { text: string; tone: 'plain' | 'value' | 'warn'; issuer: string | null };
  payoutTime: string | null;
  coins: readonly string[];
  /** Conditions and coins by which a reader chooses offers: no-wagering, btc. */
  choices: readonly string[];
  /** Smallest deposit; `null` where it is not stated or has no rate. */
  leastDollars: number | null;
  headline: string;
  label: string;
  features: readonly string[];
  /** In words. */
  terms: Record<(typeof SIGNIFICANT_TERMS)[number], string>;
  /** Terms that the card shows. */
  cardTerms: readonly (typeof SIGNIFICANT_TERMS)[number][];
  furtherTerms: readonly { label: string; value: string; note: string | null }[];
  /** Remarks on the rate and on the largest bonus, as sentences. */
  sizeRemarks: readonly string[];
  source: string;
  outcome: OutcomeSummary & {
    /** Short form for a table cell; `null` where the offer cannot be played through. */
    players: { worst: string; others: string; middle: string } | null;
  };
  /**
   * Link to the tool with the offer filled in; `null` where the reader's own figures would add
   * nothing.
   */
  toolHref: string | null;
  ctaText: string;
  visit: VisitModel;
  pay: PayShortModel;
};
