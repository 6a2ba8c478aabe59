import { wageringBase } from '#domain/bonuses/clearing-cost.ts';
import { majorUnits, type Money, multiplyMoney, plainFigure } from '#domain/money/money.ts';
import { NAMED_SHARES, PLAYER_SHARES } from '#domain/outcomes/hundred-results.ts';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import { maxBetVerdict, playTime } from '#domain/outcomes/play-limits.ts';
import { planFields, type TypedPlan } from '#domain/outcomes/plan-fields.ts';
import type { Played } from '#domain/outcomes/played.ts';
import type { ReaderPlan } from '#domain/outcomes/typed-plan.ts';
import { BETS_PER_HOUR } from '#domain/outcomes/yardstick-case.ts';
import { limitMinor, wholeWithin } from '#domain/terms/limits.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { formatLimit } from './clause-words.ts';
import { OUTCOME_KINDS } from './outcome-groups.ts';
import { groupWords, keptRest } from './outcome-views.ts';
import { formatHours, formatLeft, formatPace, formatPlayers } from './outcome-words.ts';
import { planFieldWords, planValue } from './plan-words.ts';
import { formatMoney, formatPercent } from './text.ts';

/** Heading of the result, the largest group: 73 of 100 lose everything. */
export function resultHeading(played: Played): string {
  const { players, runsOut } = played;
  const kept = keptRest(played);
  // A player who keeps less than one bet has run out.
  const less = { ...players.less, count: players.less.count - kept };
  const largest = [
    kept > 0
      ? { players: runsOut, words: 'run out of money' }
      : { players: players.loses, words: groupWords(played, 'loses') },
    { players: players.nothingAtRisk, words: groupWords(played, 'nothingAtRisk') },
    { players: less, words: groupWords(played, 'less') },
    { players: players.above, words: groupWords(played, 'above') },
  ].reduce((most, group) => (group.players.count > most.players.count ? group : most));
  return `${formatPlayers(largest.players)} of 100 ${largest.words}`;
}

/**
 * Bars for the results of a hundred players, lowest first, on a square-root scale so that small sums are visible.
 * `quantiles` are those of `DRAWN_SHARES`.
 */
export function resultStrip({ plan, offer }: Played, quantiles: readonly Quantile[]) {
  const sums = quantiles.slice(0, PLAYER_SHARES.length).map(({ cashOutMinor }) => cashOutMinor);
  const highest = Math.max(...sums, plan.plan.depositMinor, 1);
  const heightOf = (sumMinor: number) => Math.sqrt(Math.max(0, sumMinor) / highest);
  const { depositMinor } = plan.plan;
  const lost = depositMinor === 0 ? 'nothingAtRisk' : 'loses';
  // By the sum itself, since the rounded counts can differ by one player.
  const groupOf = (sumMinor: number) =>
    Math.round(sumMinor) <= 0 ? lost : sumMinor > depositMinor ? 'above' : 'less';
  return {
    bars: sums.map((sum) => ({
      kind: OUTCOME_KINDS[groupOf(sum)],
      height: heightOf(sum),
      text: formatLeft(sum, offer.bet),
    })),
    putIn:
      depositMinor === 0
        ? null
        : { height: heightOf(depositMinor), text: `${formatLeft(depositMinor, offer.bet)} put in` },
    named: NAMED_SHARES.map((share, index) => ({
      share,
      label: `${Math.round(share * 100)}th`,
      text: formatLeft(quantiles[PLAYER_SHARES.length + index]?.cashOutMinor ?? 0, offer.bet),
    })),
  };
}

export type ResultWarning = { title: string; text: string; largestBet: string | null };

/** Warnings where the reader's bet or time breaks the terms. */
export function resultWarnings(
  { maxBet, expiryDays }: Pick<OfferTerms, 'maxBet' | 'expiryDays'>,
  { offer: { bet, deposit }, plan: { bonusMinor }, outcome }: Played,
): ResultWarning[] {
  const warnings: ResultWarning[] = [];
  const largest = maxBet ?? 'no-cap';
  const sizes = { currency: bet.currency, bonusMinor, depositMinor: deposit.minorUnits };
  const limit = largest === 'no-cap' ? null : limitMinor(largest, sizes);
  if (largest !== 'no-cap' && limit !== null && maxBetVerdict(bet, limit) === 'above') {
    warnings.push({
      title: `${formatMoney(bet)} is above the largest bet allowed.`,
      text: `The terms say ${formatLimit(largest)} while the bonus runs. One bet above it can void the bonus and all that it won.`,
      largestBet: plainAmount({ ...bet, minorUnits: wholeWithin(limit) }),
    });
  }
  const time = playTime(
    { bets: outcome.plannedBets, betsPerHour: BETS_PER_HOUR },
    expiryDays ?? null,
  );
  if (time.verdict === 'exceeds') {
    warnings.push({
      title: 'Not enough time.',
      text: `Every bet takes ${formatHours(time.hours)} at ${formatPace(BETS_PER_HOUR)}. If you aren’t done by then, you usually lose the bonus.`,
      largestBet: null,
    });
  }
  return warnings;
}

const plainAmount = (amount: Money) => plainFigure(majorUnits(amount));

/** Turnover of a plan and its calculation; `null` figure where the plan does not determine it. */
export function requiredBets({ kind, terms, offer }: ReaderPlan): LedgerFigure | null {
  if (kind === 'refund' || kind === 'rebate') {
    return { working: 'of the period', figure: formatMoney(offer.periodTurnover ?? offer.bet) };
  }
  const { multiple = 0, base = 'bonus' } = terms.wagering ?? {};
  const percent = terms.contribution?.[offer.game.kind] ?? 100;
  const share = percent === 100 ? '' : ` ÷ ${formatPercent(percent)}`;
  if (base === 'winnings') {
    return { working: `what the spins win × ${multiple}${share}`, figure: null };
  }
  const sum = wageringBase(
    { bonus: terms.cap ?? { ...offer.deposit, minorUnits: 0 }, deposit: offer.deposit },
    base,
  );
  return {
    working: `${formatMoney(sum)} × ${multiple}${share}`,
    figure: formatMoney(multiplyMoney(sum, (multiple * 100) / percent)),
  };
}

export type LedgerFigure = { working: string; figure: string | null };

/** Rows of a receipt: the plan and its result. */
export function receiptRows(typed: TypedPlan, { players }: Played) {
  const { loses, nothingAtRisk, less, above } = players;
  const lost = loses.count + nothingAtRisk.count;
  return [
    ...planFields(typed).flatMap((field) => {
      const value = planValue(typed, field);
      const isPrinted = value !== null && value !== 'not stated' && field !== 'currency';
      return isPrinted ? [{ label: planFieldWords(field).label, value }] : [];
    }),
    { label: 'Lose, keep a part, gain', value: `${lost}, ${less.count}, ${above.count} of 100` },
  ];
}
