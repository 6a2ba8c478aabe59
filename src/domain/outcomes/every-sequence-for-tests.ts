import type { Play } from './play-grid.ts';

/** One course of a play, with its chance. */
export type Played = { chance: number; balanceMinor: number; betsMade: number; betsLeft: number };

/** Every course of a short play, by brute force. */
export function everySequence({ starts, betMinor, table }: Play): Played[] {
  const lost = 1 - table.reduce((sum, { chance }) => sum + chance, 0);
  const results = [...table, { chance: lost, multiple: 0 }];
  const follow = (played: Played): Played[] =>
    played.betsLeft === 0 || played.balanceMinor < betMinor
      ? [played]
      : results.flatMap(({ chance, multiple }) =>
          follow({
            chance: played.chance * chance,
            // Rounded, to remove floating-point error.
            balanceMinor: Number((played.balanceMinor - betMinor + multiple * betMinor).toFixed(6)),
            betsMade: played.betsMade + 1,
            betsLeft: played.betsLeft - 1,
          }),
        );
  return starts.flatMap(({ balanceMinor, bets, chance }) =>
    follow({ chance, balanceMinor, betsMade: 0, betsLeft: bets }),
  );
}
