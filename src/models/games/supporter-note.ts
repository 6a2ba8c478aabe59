import { type CasinoFacts, type GameKind, hasPublishedRule } from '#domain/casinos/facts.ts';
import type { Fact } from '#domain/facts/fact.ts';

/** Note on recomputing rounds of the game at a casino; for live games, on printed returns. */
export function supporterNote(
  { provablyFairGames, rtpDisclosure }: CasinoFacts,
  game: GameKind,
): string {
  return game === 'live-dealer' ? rtpNote(rtpDisclosure) : seedsNote(provablyFairGames, game);
}

function seedsNote(fact: Fact<GameKind[]>, game: GameKind): string {
  if (fact === null) return 'Not known whether a round can be recomputed.';
  if (!fact.value.includes(game)) return 'No seeds found to recompute a round of it.';
  if (!hasPublishedRule(game)) {
    return 'Reveals its seeds but not its rule, so you can’t recompute a round.';
  }
  return fact.grade === 'D'
    ? 'It says that a round can be recomputed.'
    : 'You can recompute a round from seeds fixed in advance.';
}

const RTP_NOTES = {
  'every-game': 'Prints the return of every game.',
  'some-games': 'Prints the return of some games.',
  none: 'Prints the return of no game.',
} as const;

function rtpNote(fact: CasinoFacts['rtpDisclosure']): string {
  return fact === null ? 'Not known whether it prints returns.' : RTP_NOTES[fact.value];
}
