import { majorUnits, type Money, placesOf, plainFigure } from '../../money/money.ts';
import { limitMinor } from '../../terms/limits.ts';
import type { Limit } from '../../terms/offer-terms.ts';
import { readLimit } from '../../terms/read-terms.ts';
import type { BonusRules } from '../report.ts';

type LargestBet = Pick<BonusRules, 'largestBet' | 'isBelow'>;

/**
 * Largest bet from digits, or from the words of terms: "less than 20% of the bonus, at most €10". Shares are of the
 * size of the bonus, in the currency of the history. `null` if it cannot be read, or the size is missing.
 */
export function readLargestBet(text: string, bonusSize: string): LargestBet | null {
  if (/^\d+(\.\d+)?$/.test(text)) return { largestBet: text, isBelow: false };
  const limit = readLimit(text);
  if (limit === null || limit === 'no-cap') return null;
  // Without a sum, in the decimals of the finest coins.
  const [currency = 'BTC'] = sumsIn(limit).map((sum) => sum.currency);
  const size = Number(bonusSize);
  if (isShare(limit) && !(size > 0)) return null;
  const bonusMinor = size * 10 ** placesOf(currency);
  const found = limitMinor(limit, { currency, bonusMinor, depositMinor: bonusMinor });
  if (found === null) return null;
  const largestBet = plainFigure(majorUnits({ minorUnits: found.minor, currency }));
  return { largestBet, isBelow: found.isBelow };
}

const partsOf = (limit: Limit): readonly Limit[] =>
  'lowest' in limit ? limit.lowest.flatMap(partsOf) : [limit];

const sumsIn = (limit: Limit): Money[] =>
  partsOf(limit).filter((part): part is Money => 'minorUnits' in part);

const isShare = (limit: Limit) => partsOf(limit).some((part) => 'of' in part);
