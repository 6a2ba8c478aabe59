/** Players in the picture. */
const PLAYERS = 100;

/** Quantiles of a hundred players, lowest first: player n has the result in the middle of the nth hundredth. */
export const PLAYER_SHARES: readonly number[] = Array.from(
  { length: PLAYERS },
  (_, player) => (player + 0.5) / PLAYERS,
);

/** Quantiles named beside the picture: one in ten, a quarter, half and so on have this or less. */
export const NAMED_SHARES = [0.1, 0.25, 0.5, 0.75, 0.9, 0.99] as const;

/** All quantiles needed for a plan whose results are drawn. */
export const DRAWN_SHARES: readonly number[] = [...PLAYER_SHARES, ...NAMED_SHARES];
