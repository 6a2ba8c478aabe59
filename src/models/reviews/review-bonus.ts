import { betRebate } from '#domain/bonuses/bet-rebate.ts';
import { type ClearingCost, clearingCost, wageringBase } from '#domain/bonuses/clearing-cost.ts';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import { multiplyMoney, subtractMoney, money } from '#domain/money/money.ts';
import { describeClearingCost, formatGameKind } from '#format/bonus-terms.ts';
import { formatTerm, TERM_LABELS, type TermName } from '#format/term-values.ts';
import {
  formatDate,
  formatFraction,
  formatMoney,
  formatPercent,
  formatSignedMoney,
} from '#format/text.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import { workedExample } from '../bonuses/bonus-example.ts';

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
export function bonusView(casino: string, { headline, label, kind, terms }: Offer) {
  const result = clearingCost(terms);
  const paidBack = kind === 'cashback' ? paybackLedger(casino, headline, terms) : null;
  const wagered = result.ok && result.cost.turnover.minorUnits > 0;
  return {
    headline,
    label,
    statement: describeClearingCost(terms, kind).text,
    ledger: paidBack ?? (result.ok ? costLedger(terms, result.cost) : null),
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

function costLedger(terms: BonusTerms, cost: ClearingCost) {
  const { bonus, game, edgeFraction } = terms.reference;
  const start = terms.wagering?.value.base === 'winnings' ? 'Winnings' : 'Bonus';
  const gain = { label: start, working: originOf(terms), figure: formatSignedMoney(bonus) };
  const tone = cost.net.minorUnits > 0 ? ('gain' as const) : ('cost' as const);
  const total = {
    label: `${start} minus cost, on average`,
    figure: formatSignedMoney(cost.net),
    tone,
  };
  if (cost.turnover.minorUnits === 0) {
    const bets = { label: 'Bets needed to clear it', working: 'No wagering', figure: '$0' };
    return { rows: [{ ...gain, tone: 'gain' as const }, bets], total };
  }
  return {
    rows: [
      { ...gain, tone: 'gain' as const },
      {
        label: 'Bets needed',
        working: turnoverWorking(terms),
        figure: formatMoney(cost.turnover),
      },
      {
        label: game === 'poker' ? 'Rake' : 'House edge',
        working: `Taken for ${formatGameKind(game)}`,
        figure: formatFraction(edgeFraction),
      },
      {
        label: 'Average cost of those bets',
        working: `${formatMoney(cost.turnover)} × ${formatFraction(edgeFraction)}`,
        figure: formatMoney(subtractMoney(money(0, bonus.currency), cost.averageCost)),
        tone: 'cost' as const,
      },
    ],
    total,
  };
}

/** A cashback on losses or a rakeback on bets: what it takes to be paid, and what that costs. */
function paybackLedger(casino: string, headline: string, terms: BonusTerms) {
  const refund = workedExample([{ casino, kind: 'cashback', headline, terms }]);
  if (refund !== null) return refund;
  const rebate = betRebate(terms);
  if (rebate === null) return null;
  const { turnover, rebatePercent, averageCost, net, edgeFraction } = rebate;
  const bets = formatMoney(turnover);
  return {
    rows: [
      {
        label: 'Average cost of the bets that earn it',
        working: `${bets} × ${formatFraction(edgeFraction)}, on ${formatGameKind(terms.reference.game)}`,
        figure: formatSignedMoney(subtractMoney(money(0, averageCost.currency), averageCost)),
        tone: 'cost' as const,
      },
      {
        label: 'Paid back',
        working: `${formatPercent(rebatePercent)} × ${bets}`,
        figure: formatSignedMoney(rebate.rebate),
        tone: 'gain' as const,
      },
    ],
    total: {
      label: 'Paid back minus cost, on average',
      figure: formatSignedMoney(net),
      tone: net.minorUnits < 0 ? ('cost' as const) : ('gain' as const),
    },
    remark: `Every bet costs ${formatFraction(edgeFraction)} on average and ${formatPercent(rebatePercent)} of it comes back. The rebate makes betting cheaper; it does not make more betting pay.`,
  };
}

/** How the bonus of the worked case comes about. */
function originOf({ matchPercent, cap, reference: { bonus, deposit } }: BonusTerms): string {
  const note = cap?.note ?? matchPercent?.note;
  if (note !== undefined) return note;
  if (matchPercent !== null) {
    const matched = multiplyMoney(deposit, matchPercent.value / 100);
    if (matched.minorUnits === bonus.minorUnits) {
      return `${formatPercent(matchPercent.value)} of a ${formatMoney(deposit)} deposit`;
    }
  }
  return deposit.minorUnits === 0 ? 'Without a deposit' : 'The largest that the offer pays';
}

/** $500 × 25, or ($500 + $500) × 25 ÷ 50% */
function turnoverWorking(terms: BonusTerms): string {
  const { multiple, base } = terms.wagering?.value ?? { multiple: 0, base: 'bonus' };
  const counted = terms.contribution?.value[terms.reference.game] ?? 100;
  const amount = formatMoney(wageringBase(terms, base));
  const named = base === 'winnings' ? `${amount} of winnings` : amount;
  const share = counted === 100 ? '' : ` ÷ ${formatPercent(counted)}, the share that counts`;
  return `${named} × ${multiple}${share}`;
}

/** What the sum does not say. */
function caveatsOf(terms: BonusTerms, hasCost: boolean): string[] {
  const caveats: string[] = [];
  if (hasCost) {
    caveats.push(
      'This is the average cost of completing the wagering at that edge. It does not foretell a result: a player who runs out of money stops betting, so the average loss is smaller than this cost, and then nothing of the bonus is left either. Single results lie far above and below the average.',
    );
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
