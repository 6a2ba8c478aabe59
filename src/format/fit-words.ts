import type { Rating } from '#domain/ratings/score.ts';
import { formatAlternatives, formatList } from './text.ts';

/** What somebody wants who cares about a criterion. */
export const WANTS: Readonly<Record<string, string>> = {
  licence: 'a licence on a public register',
  withdrawals: 'a stated payout time of an hour at most',
  'bonus-terms': 'a bonus without heavy terms',
  'safer-gambling': 'limits that you can set yourself',
  recourse: 'an independent body for disputes',
  'identity-checks': 'to know in advance when it asks for documents, and which',
  fairness: 'rounds that you can recompute and a printed RTP for every game',
  'costs-and-limits': 'no fee and high payout limits',
};

const MOST_NAMED = 3;

/** Who a casino suits and who should stay away, from its verdicts: the heaviest criteria of each kind. */
export function fitWords({ breakdown }: Pick<Rating, 'breakdown'>): { who: string; if: string }[] {
  const byWeight = breakdown.toSorted((one, other) => other.weight - one.weight);
  const wantsOf = (...verdicts: readonly string[]) =>
    byWeight
      .flatMap(({ id, verdict }) => (verdicts.includes(verdict) ? (WANTS[id] ?? []) : []))
      .slice(0, MOST_NAMED);
  const [met, inPart, notMet] = [wantsOf('pass'), wantsOf('partial'), wantsOf('fail', 'unrated')];
  const missing = notMet.length > 0 ? notMet : inPart;
  const how = notMet.length > 0 ? 'fails on this, or does not say' : 'falls short on this';
  return [
    ...(met.length === 0 ? [] : [{ who: 'It suits you', if: `if you want ${formatList(met)}.` }]),
    ...(missing.length === 0
      ? []
      : [{ who: 'Stay away', if: `if you need ${formatAlternatives(missing)}: it ${how}.` }]),
  ];
}
