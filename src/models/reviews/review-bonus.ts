import { clearingCost } from '#domain/bonuses/clearing-cost.ts';
import { furtherClauses } from '#format/clause-words.ts';
import { outcomeFigure, outcomeSummary } from '#format/outcome-views.ts';
import { formatTerm, TERM_LABELS, TERM_NAMES, type TermName } from '#format/term-values.ts';
import { formatDate, formatMoney } from '#format/text.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import { playedOffer } from '../outcomes/played-offer.ts';
import { toolLink } from '../outcomes/tool-link.ts';
import { dayOfTerms, lastDayTerm } from '../bonuses/offer-terms.ts';
import { offerReadings, offerTraps, offerVersions } from '../bonuses/offer-traps.ts';
import { clearingLedger, rebateLedger, refundLedger } from '../bonuses/bonus-ledger.ts';

/** Terms that the ledger leaves out although they can change its result. */
const TERMS_BESIDE_THE_SUM = TERM_NAMES.filter((name) => name !== 'matchPercent');

const WINNINGS_CAVEAT =
  'The wagering is on what the spins win, which differs each time. The math takes what they win on average.';

const TERMS_IN_THE_PANEL: readonly TermName[] = ['wagering', 'minDeposit', 'maxBet', 'expiryDays'];

/** Offer of a review: its outcome for 100 players, or the ledger of one that asks no bets or pays back. */
export function bonusView(offer: Offer) {
  const { headline, label, kind, terms, endsOn } = offer;
  const result = clearingCost(terms);
  const paidBack = kind === 'cashback' ? (refundLedger(kind, terms) ?? rebateLedger(terms)) : null;
  const played = playedOffer(kind, terms);
  const summary = outcomeSummary(kind, terms, played);
  const outcome = outcomeFigure(terms, played);
  return {
    headline,
    label,
    statement: outcome === null ? [summary.lead, ...summary.lines].join(' ') : summary.lead,
    caption:
      played.ok && played.plan.plan.depositMinor > 0
        ? `Of 100 players who put in ${formatMoney(played.offer.deposit)} and play it through`
        : 'Of 100 players who play it through',
    // The tool lists what is assumed.
    outcome: outcome && { ...outcome, assumptions: [] },
    toolHref: toolLink(kind, terms, played),
    ledger: paidBack ?? (outcome === null && result.ok ? clearingLedger(terms, result.cost) : null),
    caveats: [
      ...(paidBack === null ? [] : [paidBack.remark]),
      ...(outcome === null && terms.wagering?.value.base === 'winnings' ? [WINNINGS_CAVEAT] : []),
    ],
    traps: offerTraps(offer),
    readings: offerReadings(offer),
    versions: offerVersions(offer),
    terms: [
      ...TERMS_BESIDE_THE_SUM.map((name) => ({
        label: TERM_LABELS[name],
        value: formatTerm(terms, name),
      })),
      ...furtherClauses(terms),
      ...lastDayTerm(endsOn),
    ],
  };
}

/** Line on an ended offer, with the last day and the reason. */
export function endedOffer({ headline, label, endsOn, expired }: Offer): string {
  const name = `${label}: ${headline}.`;
  return expired === undefined
    ? `${name} Its last day was ${formatDate(endsOn ?? '')}.`
    : `${name} Gone on ${formatDate(expired.on)}. ${expired.reason}`;
}

/** Offer for the side panel. */
export function offerPanel({ headline, label, kind, terms, endsOn }: Offer) {
  const summary = outcomeSummary(kind, terms, playedOffer(kind, terms));
  return {
    headline,
    label,
    rows: [
      ...TERMS_IN_THE_PANEL.map((name) => ({
        label: TERM_LABELS[name],
        figure: formatTerm(terms, name),
      })),
      ...lastDayTerm(endsOn).map(({ label, value }) => ({ label, figure: value })),
    ],
    outcome: { ...summary, lines: summary.lines.slice(0, 1) },
    readOn: dayOfTerms(terms),
  };
}
