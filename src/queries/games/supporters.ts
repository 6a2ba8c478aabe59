import type { CasinoFacts, GameKind } from '#domain/casinos/facts.ts';
import { type Fact, valueOf } from '#domain/facts/fact.ts';
import { chipFile } from '#models/pictures/art-files.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { outboundTargets } from '../casinos/outbound.ts';

/** How many casinos stand beside a game guide. */
const SHOWN = 2;

/** The highest-ranked casinos that offer a game, as their facts say. */
export async function supportersOf(game: GameKind) {
  const [casinos, visits] = [await reviewedCasinos(), await outboundTargets()];
  return casinos
    .filter(({ entry }) => valueOf(entry.data.facts.games)?.includes(game))
    .slice(0, SHOWN)
    .map(({ slug, name, rating, entry: { data } }) => ({
      slug,
      name,
      stars: rating.stars,
      logo: chipFile({ slug, initials: data.initials, chip: data.chip }).path,
      visit: visits(slug),
      note: noteOn(data.facts, game),
    }));
}

/** What is known about checking the game there, and who says so. */
function noteOn({ provablyFairGames, rtpDisclosure }: CasinoFacts, game: GameKind): string {
  return game === 'live-dealer' ? rtpNote(rtpDisclosure) : seedsNote(provablyFairGames, game);
}

function seedsNote(fact: Fact<GameKind[]>, game: GameKind): string {
  if (fact === null) return 'Not known whether a round can be recomputed.';
  if (!fact.value.includes(game)) return 'No seeds found to recompute a round of it.';
  return fact.grade === 'D'
    ? 'By its own account a round can be recomputed.'
    : 'A round can be recomputed: seed commitments are on record.';
}

const RTP_NOTES = {
  'every-game': 'Prints the return of every game.',
  'some-games': 'Prints the return of some games.',
  none: 'Prints the return of no game.',
} as const;

function rtpNote(fact: CasinoFacts['rtpDisclosure']): string {
  return fact === null ? 'Not known whether it prints returns.' : RTP_NOTES[fact.value];
}
