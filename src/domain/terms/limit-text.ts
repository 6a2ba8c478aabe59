import { majorUnits, plainFigure } from '../money/money.ts';
import type { Limit } from './offer-terms.ts';

/** A limit in the words that `readLimit` reads: "below 20% of the bonus, at most 10 EUR". */
export function limitText(limit: Limit): string {
  if ('lowest' in limit) return limit.lowest.map(limitText).join(', at most ');
  if ('of' in limit) {
    if ('times' in limit) return `${limit.times}x ${limit.of}`;
    return `${limit.isBelow === true ? 'below ' : ''}${limit.percent}% of the ${limit.of}`;
  }
  const sums = 'inEach' in limit ? limit.inEach : [limit];
  return sums.map((sum) => `${plainFigure(majorUnits(sum))} ${sum.currency}`).join(' or ');
}
