/** The games that have a guide, in the order in which they are listed; the first stands in for an unknown one. */
export const GAME_SLUGS = ['crash', 'dice', 'plinko', 'aviator', 'live-dealer'] as const;
export type GameSlug = (typeof GAME_SLUGS)[number];
