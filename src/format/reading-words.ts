import type { ReadAs } from '#domain/outcomes/offer-case.ts';
import type { Played } from '#domain/outcomes/played.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { playedSummary } from './outcome-views.ts';

/** Titles of the main reading of a clause, and of the other one that stands beside it. */
function readingTitles({ term, assumed }: ReadAs): readonly [string, string] {
  return TITLES[`${term}:${assumed}`] ?? ['One reading', 'Another reading'];
}

const TITLES: Partial<Record<string, readonly [string, string]>> = {
  'stickiness:cashable': ['If the bonus itself is taken back', 'If it can be withdrawn'],
  'maxCashOut:no-cap': ['If the cap is on what is paid', 'If it is on something else'],
  'maxCashOut:payout-only': [
    'If the cap is on the winnings of spins too',
    'If it is on what is paid alone',
  ],
  'playOn:as-much-again': ['Leaving after the wagering', 'After as much bet again'],
};

/** Reason for two hundreds side by side. */
export const READINGS_LEAD =
  'The terms leave this open, or the end is yours to choose. Both hundreds are exact.';

/** Both readings of a clause, as hundreds side by side. */
export function readingPair(
  as: ReadAs,
  main: Played,
  other: Played,
  terms: Pick<OfferTerms, 'expiryDays'>,
) {
  const [first, second] = readingTitles(as);
  const hundred = (title: string, played: Played) => {
    const { groups, caseText, lead, players } = playedSummary(terms, played);
    return { title, groups, caseText, lead: `${lead} Middle result ${players.middle}.` };
  };
  return [hundred(first, main), hundred(second, other)];
}
