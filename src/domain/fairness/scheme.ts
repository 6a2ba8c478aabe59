import type { CitedSource } from '../facts/cited-source.ts';
import type { GameSlug } from '../games/game-slugs.ts';
import type { Typed } from './rule.ts';

/** Label and help texts of a form field. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** Single-line text if left out; else full width, digits, or options as value and text. */
  control?: 'wide' | 'digits' | readonly (readonly [value: string, text: string])[];
  /** Error messages by reason, for reasons of this scheme alone. */
  sentences?: Readonly<Record<string, string>>;
};

/** Round published by an operator or an open-source verifier, with its result. */
export type PublishedRound = {
  /** Form values, without the hash. */
  typed: Typed;
  /** Hash shown before the round, where it was published as well. */
  shownHash: string | null;
};

export type SchemeSource = Omit<CitedSource, 'readOn'>;

/** Source in a public repository. */
/* @__NO_SIDE_EFFECTS__ */
export const repository = (name: `${string}/${string}`, what: string): SchemeSource => ({
  title: `${name.replace(/^.*\//, '')}, ${what}`,
  url: `https://github.com/${name}`,
});

/** A published method of drawing results and committing to them. */
export type Scheme = {
  id: string;
  name: string;
  /** Game whose guide offers it, if any. */
  guide?: GameSlug;
  /** Value behind the hash shown before: the server seed, or the previous game in a chain. */
  commitsTo: 'server-seed' | 'game-before';
  /** Labels of the fields of its rule in `RULES`. */
  fields: Readonly<Record<string, FieldWords>>;
  /** Description of the rule for readers; `null` where only hashes are compared. */
  inWords: string | null;
  /** At least three rounds with known results: test vectors of the rule, and examples. */
  publishedRounds: readonly PublishedRound[];
  /** Parts of the rule that no published round covers. */
  notShown?: readonly string[];
  sources: readonly SchemeSource[];
};

/**
 * Published rounds, grouped by revealed seed: the seed, the hash shown before if published, the fields shared by
 * its rounds, and its bets. Shared fields without bets are one round.
 */
/* @__NO_SIDE_EFFECTS__ */
export const roundsOf = (...parts: readonly (string | Typed)[]): readonly PublishedRound[] => {
  const starts = parts.flatMap((part, at) =>
    typeof part === 'string' && typeof parts[at - 1] !== 'string' ? at : [],
  );
  return starts.flatMap((start, place) => {
    const ofSeed = parts.slice(start, starts[place + 1]);
    const [revealed = '', shownHash = null] = ofSeed.filter((part) => typeof part === 'string');
    const [shared, ...bets] = ofSeed.filter((part) => typeof part === 'object');
    return (bets.length === 0 ? [{}] : bets).map((bet) => {
      return { typed: { revealed, ...shared, ...bet }, shownHash };
    });
  });
};

/** Options of a field, after an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export const choiceOf = (choices: readonly (string | number)[], none: string) => [
  ['', none] as const,
  ...choices.map((choice) => [String(choice), String(choice)] as const),
];
