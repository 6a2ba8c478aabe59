import { GAME_KINDS } from '#domain/casinos/facts.ts';
import { valueOf } from '#domain/facts/fact.ts';
import { supporterNote } from '#models/games/supporter-note.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { casinoVisits } from '../casinos/visits.ts';

/** How many casinos stand beside a game guide. */
const SHOWN = 2;

/** The highest-ranked casinos that offer a game, as their facts say; none for a game they cannot name. */
export async function supportersOf(slug: string) {
  const game = GAME_KINDS.find((kind) => kind === slug);
  if (game === undefined) return [];
  const [casinos, visits] = [await reviewedCasinos(), await casinoVisits()];
  return casinos
    .filter(({ entry }) => valueOf(entry.data.facts.games)?.includes(game))
    .slice(0, SHOWN)
    .map(({ slug, name, rating, logo, entry: { data } }) => ({
      slug,
      name,
      score: rating.score,
      logo,
      visit: visits(slug),
      note: supporterNote(data.facts, game),
    }));
}
