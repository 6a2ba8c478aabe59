import type { CitedSource } from '../facts/cited-source.ts';
import type { GameSlug } from '../games/game-slugs.ts';
import type { Rule, Typed } from './rule.ts';

/** What a field of a form is called, and what is said at it. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** Left out for a line of text; else a line across the form, digits, or a choice: value and words. */
  control?: 'wide' | 'digits' | readonly (readonly [value: string, text: string])[];
  /** What is wrong and what belongs there, for reasons that this scheme alone gives. */
  sentences?: Readonly<Record<string, string>>;
};

/** A round that an operator or an open-source verifier has published, with its result. */
export type PublishedRound = {
  /** What a reader would type in, the hash left out. */
  typed: Typed;
  /** The hash that was shown before it, where that was published as well. */
  shownHash: string | null;
};

export type SchemeSource = Omit<CitedSource, 'readOn'>;

/** One way of drawing results and committing to them, as sites publish it. */
export type Scheme = {
  id: string;
  name: string;
  /** Whether it draws a game's result, or nothing but the commitment can be checked. */
  kind: 'game' | 'commitment';
  /** The game in whose guide it is offered; none for a game without one. */
  guide: GameSlug | null;
  /** What the hash shown before belongs to: the server seed, or the game before it in a chain. */
  commitsTo: 'server-seed' | 'game-before';
  rule: Rule;
  /** What the fields of the rule are called. */
  fields: Readonly<Record<string, FieldWords>>;
  /** How the result follows from the seeds; `null` where only hashes are compared. */
  inWords: string | null;
  /** Rounds with known results: they prove the rule in the tests and serve as examples. */
  publishedRounds: readonly PublishedRound[];
  /** Parts of the rule that no recorded round known here would show to be wrong. */
  notShown?: readonly string[];
  /** Where the rule and its published rounds come from. */
  sources: readonly SchemeSource[];
};

/** Results are recomputed for readers only if at least this many published rounds prove the rule. */
export const PUBLISHED_ROUNDS_NEEDED = 3;

/** Whether readers may check rounds by the scheme. */
export function isProven({ publishedRounds }: Scheme): boolean {
  return publishedRounds.length >= PUBLISHED_ROUNDS_NEEDED;
}

type RoundGroup = readonly [shared: Typed, shownHash: string | null, ...bets: Typed[]];

/**
 * Published rounds in groups that share seeds, or other fields, and the hash that was shown; a group
 * without bets is one round. Marked as
 * free of side effects, or the bundler would keep every scheme's words in the browser's script.
 */
/* @__NO_SIDE_EFFECTS__ */
export function roundsOf(...groups: readonly RoundGroup[]): readonly PublishedRound[] {
  return groups.flatMap(([shared, shownHash, ...bets]) =>
    (bets.length === 0 ? [{}] : bets).map((bet) => ({ typed: { ...shared, ...bet }, shownHash })),
  );
}
