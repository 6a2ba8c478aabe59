/** Games with a guide, in list order; the first answers for an unknown address. */
export const GAME_SLUGS = ['crash', 'dice', 'plinko', 'aviator', 'live-dealer'] as const;
export type GameSlug = (typeof GAME_SLUGS)[number];
