import type { CitedSource } from '../facts/cited-source.ts';
import type { GameSlug } from '../games/game-slugs.ts';
import type { Typed } from './rule.ts';

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

/** What of an open repository was used. */
/* @__NO_SIDE_EFFECTS__ */
export const repository = (name: `${string}/${string}`, what: string): SchemeSource => ({
  title: `${name.replace(/^.*\//, '')}, ${what}`,
  url: `https://github.com/${name}`,
});

/** One way of drawing results and committing to them, as sites publish it. */
export type Scheme = {
  id: string;
  name: string;
  /** The game in whose guide it is offered, where it has one. */
  guide?: GameSlug;
  /** What the hash shown before belongs to: the server seed, or the game before it in a chain. */
  commitsTo: 'server-seed' | 'game-before';
  /** What the fields of its rule, in `RULES`, are called. */
  fields: Readonly<Record<string, FieldWords>>;
  /** How the result follows from the seeds; `null` where only hashes are compared. */
  inWords: string | null;
  /** At least three rounds with known results: they prove the rule and serve as examples. */
  publishedRounds: readonly PublishedRound[];
  /** Parts of the rule that no recorded round known here would show to be wrong. */
  notShown?: readonly string[];
  /** Where the rule and its published rounds come from. */
  sources: readonly SchemeSource[];
};

/**
 * Published rounds, of one revealed seed after another: the seed, the hash that was shown before where it was
 * published, the fields that its rounds share, and their bets. What is shared is one round where no bet follows.
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

/** What a field lets choose from, after a word for no choice. */
/* @__NO_SIDE_EFFECTS__ */
export const choiceOf = (choices: readonly (string | number)[], none: string) => [
  ['', none] as const,
  ...choices.map((choice) => [String(choice), String(choice)] as const),
];
