import { PLAYER_GROUPS, type PlayerGroup } from '#domain/outcomes/hundred-players.ts';
import type { Played } from '#domain/outcomes/played.ts';
import { formatMoney } from './text.ts';

/** Kind of a chip in the picture: `cut` is one whose player a cap leaves with less. */
type OutcomeKind = 'lost' | 'none' | 'less' | 'cut' | 'more';

/** Kind of each group in the picture. */
export const OUTCOME_KINDS = {
  loses: 'lost',
  nothingAtRisk: 'none',
  less: 'less',
  above: 'more',
} as const satisfies Record<PlayerGroup, OutcomeKind>;

/** Players of a hundred in each group, in text order. */
export function groupsOf({ players }: Played) {
  return PLAYER_GROUPS.filter((group) => {
    const { count, isFewerThanOne } = players[group];
    return count > 0 || isFewerThanOne;
  }).map((group) => ({ group, kind: OUTCOME_KINDS[group], count: players[group].count }));
}

/** Chips of the picture: those whom a cap cuts stand apart among those who leave with more. */
export function chipsOf(played: Played): { kind: OutcomeKind; count: number }[] {
  return groupsOf(played).flatMap(({ group, kind, count }) => {
    const cut = group === 'above' ? played.cut.count : 0;
    const chips = [
      { kind: 'cut', count: cut },
      { kind, count: count - cut },
    ] as const;
    return cut === 0 ? [{ kind, count }] : chips.filter((one) => one.count > 0);
  });
}

export type CutWinners = NonNullable<ReturnType<typeof cutWinners>>;

/** Cut of a cap, for a picture and in words; `null` where it cuts nobody of a hundred. */
export function cutWinners({ cut, outcome, offer, plan: { plan }, players }: Played) {
  const { rule } = plan;
  if (cut.count === 0 || outcome.cut === null) return null;
  if (rule.kind !== 'withdrawal' || rule.capMinor === null) return null;
  const sum = (minorUnits: number) =>
    formatMoney({ ...offer.bet, minorUnits: Math.round(minorUnits) });
  const [left, uncut] = [outcome.averageCashOutMinor, outcome.cut.averageUncutMinor];
  return {
    cut: cut.count,
    winners: players.above.count,
    cap: sum(rule.capMinor),
    average: `The average falls from ${sum(uncut)} to ${sum(left)}.`,
  };
}

/** The cap of $700 cuts 5 of the 10 who leave with more. The average falls from $104.81 to $55.25. */
export const cutLine = ({ cut, winners, cap, average }: CutWinners) =>
  `The cap of ${cap} cuts ${cut} of the ${winners} who leave with more. ${average}`;
