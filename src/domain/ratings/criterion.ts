import type { BonusTerms } from '../bonuses/terms.ts';
import type { CasinoFacts } from '../casinos/facts.ts';
import type { Rates } from '../money/rates.ts';

/** Everything that a rating may use: facts about the casino and the terms of its offer. */
export type RatedFacts = {
  facts: CasinoFacts;
  offer: BonusTerms | null;
  /** Rates of a day, for limits that are not in dollars; left out where there are none. */
  rates?: Rates | null;
};

export type Verdict = 'pass' | 'partial' | 'fail' | 'unrated';

/** Verdict with the reason that the review prints beside it. */
export type Judgement = { verdict: Verdict; reason: string };

/** Points that a criterion counts, for rules that no sentence can state: readers can add them up themselves. */
export type Scale = {
  /** Singular and plural of the unit: drawback, drawbacks. */
  counts: { one: string; many: string };
  steps: readonly { term: string; answers: readonly { answer: string; adds: number }[] }[];
  notes: readonly string[];
};

export type Criterion = {
  id: string;
  name: string;
  /** The question that the criterion answers, as a reader would ask it. */
  question: string;
  /** Rule for each verdict, in words that match `judge`. */
  rule: Record<Exclude<Verdict, 'unrated'>, string>;
  scale?: Scale;
  judge: (rated: RatedFacts) => Judgement;
};

/** Verdict for a criterion whose facts are unknown. */
export function unrated(missing: string): Judgement {
  return { verdict: 'unrated', reason: `Not known: ${missing}.` };
}
