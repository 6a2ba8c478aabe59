import { placesOf } from '../money/money.ts';
import { sumMinor } from '../terms/limits.ts';
import type { OfferTerms, Sum } from '../terms/offer-terms.ts';
import { CASHABLE, type CashOutRule } from './cash-out.ts';
import type { NoPlanReason, OfferCase } from './offer-case.ts';
import { edgeFractionOf } from './pay-table.ts';
import { betsToMake, oneStart } from './plan.ts';
import type { Lumps, Start } from './play-grid.ts';
import type { TurnoverRate } from './turnover-rate.ts';

type Released = {
  play: { starts: Start[]; lumps?: Lumps };
  /** Own money is free at any time. */
  rule: CashOutRule;
};

/**
 * Bonus that is not played: own money is bet, and the bonus is added once the wagering is made, or in lumps of turnover
 * or of points. Play ends with the last lump, or with as many as the reader asks for.
 */
export function lumpsOf(
  { release }: OfferTerms,
  { deposit, bet, game, lumps: wanted }: OfferCase,
  {
    bonusMinor,
    turnoverMinor,
    rate,
  }: { bonusMinor: number; turnoverMinor: number; rate: TurnoverRate },
): Released | { reason: NoPlanReason } {
  if (release === undefined) return { reason: 'release-not-stated' };
  const { currency } = deposit;
  const rule = { ...CASHABLE };
  const inLumps = (amountMinor: number, everyMinor: number, count: number): Released => {
    const everyBets = betsToMake(everyMinor, bet.minorUnits);
    const starts = oneStart(deposit.minorUnits, everyBets * count * bet.minorUnits, bet.minorUnits);
    return { play: { starts, lumps: { everyBets, amountMinor } }, rule };
  };
  if (release === 'after-wagering') {
    return turnoverMinor > 0
      ? inLumps(bonusMinor, turnoverMinor, 1)
      : { reason: 'wagering-not-stated' };
  }
  if (release.feePercent !== undefined) return { reason: 'players-against-players' };
  const { lump, every } = release;
  if (lump === undefined || every === undefined) return { reason: 'release-not-stated' };
  const amountMinor = partOf(lump, bonusMinor, currency);
  const everyMinor =
    'points' in every
      ? (every.points / (every.perBetAndEdgePercent * edgeFractionOf(game.table) * 100)) *
        (every.unit?.minorUnits ?? 10 ** placesOf(currency))
      : 'percent' in every
        ? (every.percent / 100) * turnoverMinor
        : timesOrNull(partOf(every, 0, currency), rate.perProgress);
  if (amountMinor === null || everyMinor === null) return { reason: 'currencies-differ' };
  const count = Math.min(wanted ?? Infinity, Math.floor(bonusMinor / amountMinor + 1e-9));
  return inLumps(amountMinor, everyMinor, count);
}

const partOf = (part: Sum | { percent: number }, wholeMinor: number, currency: string) =>
  'percent' in part ? (part.percent / 100) * wholeMinor : sumMinor(part, currency);

const timesOrNull = (amount: number | null, factor: number) =>
  amount === null ? null : amount * factor;
