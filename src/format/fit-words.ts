import type { Fit } from '#domain/ratings/fit.ts';
import { formatAlternatives, formatList } from './text.ts';

/** What somebody wants who cares about a criterion. */
export const WANTS: Readonly<Record<string, string>> = {
  licence: 'a licence on a public register',
  withdrawals: 'a stated payout time of an hour at most',
  'bonus-terms': 'a bonus without heavy terms',
  'safer-gambling': 'limits that you can set yourself',
  recourse: 'an independent body for disputes',
  'identity-checks': 'to know beforehand when it asks for which documents',
  fairness: 'rounds that you can recompute and a printed RTP for every game',
  'costs-and-limits': 'no fee and high payout limits',
};

const MOST_NAMED = 3;
const wantsOf = (ids: readonly string[]) =>
  ids.flatMap((id) => WANTS[id] ?? []).slice(0, MOST_NAMED);

/** Who a casino suits and who should stay away, in a sentence each; `null` where there is nothing to say. */
export function fitWords({ met, inPart, notMet }: Fit): {
  suits: string | null;
  avoid: string | null;
} {
  const [suits, missing, partial] = [wantsOf(met), wantsOf(notMet), wantsOf(inPart)];
  return {
    suits: suits.length === 0 ? null : `if you want ${formatList(suits)}.`,
    avoid:
      missing.length > 0
        ? `if you need ${formatAlternatives(missing)}: it does not give that, or does not say.`
        : partial.length > 0
          ? `if you need ${formatAlternatives(partial)}: it gives that in part only.`
          : null,
  };
}
