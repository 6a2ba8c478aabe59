import type { Rating } from '#domain/ratings/score.ts';
import { formatAlternatives, formatList } from './text.ts';

/** Wish of a reader who cares about a criterion; without “and” or a comma, since it is used in lists. */
export const WANTS: Readonly<Record<string, string>> = {
  licence: 'a license on a public register',
  withdrawals: 'a stated payout time of an hour at most',
  'bonus-terms': 'a bonus without heavy terms',
  'safer-gambling': 'limits that you can set yourself',
  recourse: 'an independent body for disputes',
  'identity-checks': 'clear rules on identity checks',
  fairness: 'games that you can check',
  'costs-and-limits': 'high payouts without a fee',
};

const MOST_NAMED = 3;

/**
 * Readers whom a casino suits, and readers who should stay away, by the heaviest criteria of each kind. Without
 * `hasBackedBody` (a licence makes the casino answer to a body for disputes) a pass on recourse is not praised.
 */
export function fitWords(
  { breakdown }: Pick<Rating, 'breakdown'>,
  hasBackedBody: boolean,
): { who: string; if: string }[] {
  const byWeight = breakdown.toSorted((one, other) => other.weight - one.weight);
  const wantsOf = (...verdicts: readonly string[]) =>
    byWeight
      .filter(({ id }) => id !== 'recourse' || hasBackedBody || !verdicts.includes('pass'))
      .flatMap(({ id, verdict }) => (verdicts.includes(verdict) ? (WANTS[id] ?? []) : []))
      .slice(0, MOST_NAMED);
  const [met, inPart, notMet] = [wantsOf('pass'), wantsOf('partial'), wantsOf('fail', 'unrated')];
  const missing = notMet.length > 0 ? notMet : inPart;
  const which = missing.length === 1 ? 'this' : 'these';
  const how = notMet.length > 0 ? `fails on ${which}, or does not say` : `falls short on ${which}`;
  return [
    ...(met.length === 0 ? [] : [{ who: 'It suits you', if: `if you want ${formatList(met)}.` }]),
    ...(missing.length === 0
      ? []
      : [{ who: 'Stay away', if: `if you need ${formatAlternatives(missing)}: it ${how}.` }]),
  ];
}
