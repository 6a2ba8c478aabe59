import { clearingCost } from '#domain/bonuses/clearing-cost.ts';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import { capClause } from '#domain/terms/limits.ts';
import { outcomeFigure, outcomeSummary } from '#format/outcome-views.ts';
import {
  formatLimit,
  formatTerm,
  TERM_LABELS,
  TERM_NAMES,
  type TermName,
} from '#format/term-values.ts';
import { formatDate, formatMoney } from '#format/text.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import { playedOffer } from '../outcomes/played-offer.ts';
import { toolLink } from '../outcomes/tool-link.ts';
import { dayOfTerms, lastDayTerm } from '../bonuses/offer-terms.ts';
import { clearingLedger, rebateLedger, refundLedger } from '../bonuses/bonus-ledger.ts';

/** Terms that the ledger leaves out although they can change its result. */
const TERMS_BESIDE_THE_SUM = TERM_NAMES.filter((name) => name !== 'matchPercent');

const TERMS_IN_THE_PANEL: readonly TermName[] = ['wagering', 'minDeposit', 'maxBet', 'expiryDays'];

/** Offer of a review: its outcome for 100 players, or the ledger of one that asks no bets or pays back. */
export function bonusView({ headline, label, kind, terms, endsOn }: Offer) {
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
      ...caveatsOf(terms, outcome !== null),
    ],
    terms: [
      ...TERMS_BESIDE_THE_SUM.map((name) => ({
        label: TERM_LABELS[name],
        value: formatTerm(terms, name),
      })),
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

/** Caveats below the outcome. */
function caveatsOf(terms: BonusTerms, isPlayed: boolean): string[] {
  const caveats: string[] = [];
  if (!isPlayed && terms.wagering?.value.base === 'winnings') {
    caveats.push(
      'The wagering is on what the spins win, which differs each time. The math takes what they win on average.',
    );
  }
  if (terms.stickiness?.value === 'sticky') {
    caveats.push(
      isPlayed
        ? 'The casino takes the bonus itself back at a withdrawal. The results above leave it out.'
        : 'The bonus itself is taken back at a withdrawal.',
    );
  }
  const cashOut = terms.maxCashOut?.value;
  if (cashOut !== undefined && cashOut !== 'no-cap') {
    caveats.push(
      `You can withdraw at most ${formatLimit(capClause(cashOut).most)} of what you win.`,
    );
  }
  return caveats;
}
