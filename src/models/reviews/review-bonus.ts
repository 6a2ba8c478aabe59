import { clearingCost } from '#domain/bonuses/clearing-cost.ts';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import { describeClearingCost } from '#format/bonus-terms.ts';
import { formatTerm, TERM_LABELS, type TermName } from '#format/term-values.ts';
import { formatDate, formatMoney } from '#format/text.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import {
  AVERAGE_CAVEAT,
  clearingLedger,
  rebateLedger,
  refundLedger,
} from '../bonuses/bonus-ledger.ts';

/** Terms that the sum does not show and that decide what is left of it. */
const TERMS_BESIDE_THE_SUM: readonly TermName[] = [
  'cap',
  'minDeposit',
  'wagering',
  'contribution',
  'maxBet',
  'maxCashOut',
  'expiryDays',
  'stickiness',
];

const TERMS_IN_THE_PANEL: readonly TermName[] = ['wagering', 'minDeposit', 'maxBet', 'expiryDays'];

/** The offer of a casino with what it costs on average, set as a sum. */
export function bonusView({ headline, label, kind, terms }: Offer) {
  const result = clearingCost(terms);
  const paidBack = kind === 'cashback' ? (refundLedger(kind, terms) ?? rebateLedger(terms)) : null;
  const wagered = result.ok && result.cost.turnover.minorUnits > 0;
  return {
    headline,
    label,
    statement: describeClearingCost(terms, kind).text,
    ledger: paidBack ?? (result.ok ? clearingLedger(terms, result.cost) : null),
    caveats: [...(paidBack === null ? [] : [paidBack.remark]), ...caveatsOf(terms, wagered)],
    terms: TERMS_BESIDE_THE_SUM.map((name) => ({
      label: TERM_LABELS[name],
      value: formatTerm(terms, name),
    })),
  };
}

/** The offer as the panel in the rail shows it. */
export function offerPanel({ headline, label, terms, updatedOn }: Offer) {
  return {
    headline,
    label,
    rows: TERMS_IN_THE_PANEL.map((name) => ({
      label: TERM_LABELS[name],
      figure: formatTerm(terms, name),
    })),
    readOn: formatDate(updatedOn),
  };
}

/** What the sum does not say. */
function caveatsOf(terms: BonusTerms, hasCost: boolean): string[] {
  const caveats: string[] = [];
  if (hasCost) {
    caveats.push(AVERAGE_CAVEAT);
  }
  if (terms.wagering?.value.base === 'winnings') {
    caveats.push(
      'The wagering is on what the spins win, which differs each time. The sum takes winnings equal to the face value of the spins.',
    );
  }
  if (terms.stickiness?.value === 'sticky') {
    caveats.push(
      'The bonus itself is taken back at a withdrawal, so less is left than the sum shows.',
    );
  }
  const cashOut = terms.maxCashOut?.value;
  if (cashOut !== undefined && cashOut !== 'no-cap') {
    caveats.push(`Whatever is won, at most ${formatMoney(cashOut)} of it can be withdrawn.`);
  }
  return caveats;
}
