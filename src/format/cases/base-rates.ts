import { type BaseRate, baseRatesOf } from '#domain/complaints/base-rates.ts';
import { formatPercent } from '../text.ts';

/** 46.2% of finished cases (2,511) settled or upheld */
export const outcomeWords = ({ text, percent, count, of }: BaseRate['outcomes'][number]): string =>
  `${percent === undefined ? (count ?? '') : formatPercent(percent)} of ${of} ${text}`;

const rateWords = ({ body, year, outcomes }: BaseRate): string =>
  `${body}, ${year}: ${outcomes.map(outcomeWords).join('; ')}.`;

/** Latest base rate under a license, with what it is of; elsewhere that of a board. It is no chance of one case. */
export function baseRate(authority: string, name: string): string {
  const own = baseRatesOf(authority).at(-1);
  if (own !== undefined) return rateWords(own);
  const board = baseRatesOf('mga').at(-1);
  return [board && rateWords(board), authority !== 'none' && `For ${name} we found no figure.`]
    .filter((text) => typeof text === 'string')
    .join(' ');
}
