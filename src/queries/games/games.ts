import { GAME_SLUGS, type GameSlug } from '#domain/games/game-slugs.ts';
import type { Game } from '#schemas/game.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** The guides in their order. Throws if one is missing or a file has no page. */
export async function gameEntries(): Promise<{ slug: GameSlug; data: Game }[]> {
  const entries = await allEntries('games');
  if (entries.length !== GAME_SLUGS.length) {
    throw new Error(
      `Expected ${GAME_SLUGS.length} files in content/games, found ${entries.length}`,
    );
  }
  return GAME_SLUGS.map((slug) => ({ slug, data: requireEntry(entries, slug, 'a game').data }));
}
