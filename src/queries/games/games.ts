import { GAME_SLUGS, type GameSlug } from '#domain/games/game-slugs.ts';
import type { Game } from '#schemas/game.ts';
import { allEntries } from '../content/entries.ts';

const places: readonly string[] = GAME_SLUGS;

/**
 * Game guides: first those whose odds the site computes, in their order, then the others by name.
 */
export async function gameEntries(): Promise<{ slug: string; data: Game }[]> {
  const entries = await allEntries('games');
  const placeOf = (slug: string) => (places.includes(slug) ? places.indexOf(slug) : places.length);
  return entries
    .map(({ id, data }) => ({ slug: id, data }))
    .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug));
}

/** True for a game whose odds are in code. */
export const hasOdds = (slug: string): slug is GameSlug => places.includes(slug);
