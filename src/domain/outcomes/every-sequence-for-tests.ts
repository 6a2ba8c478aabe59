import type { Play } from './play-grid.ts';

/** One way that a play can go, and its chance. */
export type Played = { chance: number; balanceMinor: number; betsMade: number; betsLeft: number };

/** Every way that a short play can go: each sequence of results is followed to its end by itself. */
export function everySequence({ starts, betMinor, table }: Play): Played[] {
  const lost = 1 - table.reduce((sum, { chance }) => sum + chance, 0);
  const results = [...table, { chance: lost, multiple: 0 }];
  const follow = (played: Played): Played[] =>
    played.betsLeft === 0 || played.balanceMinor < betMinor
      ? [played]
      : results.flatMap(({ chance, multiple }) =>
          follow({
            chance: played.chance * chance,
            // Cleaned of what floating numbers add behind the sixth decimal.
            balanceMinor: Number((played.balanceMinor - betMinor + multiple * betMinor).toFixed(6)),
            betsMade: played.betsMade + 1,
            betsLeft: played.betsLeft - 1,
          }),
        );
  return starts.flatMap(({ balanceMinor, bets, chance }) =>
    follow({ chance, balanceMinor, betsMade: 0, betsLeft: bets }),
  );
}
