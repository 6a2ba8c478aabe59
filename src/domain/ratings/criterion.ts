import type { BonusTerms } from '../bonuses/terms.ts';
import type { CasinoFacts } from '../casinos/facts.ts';
import type { Rates } from '../money/rates.ts';

/** All that a rating may look at: facts about the casino and the terms of its offer. */
export type RatedFacts = {
  facts: CasinoFacts;
  offer: BonusTerms | null;
  /** Rates of a day, for limits that are not in dollars; left out where there are none. */
  rates?: Rates | null;
};

export const VERDICTS = ['pass', 'partial', 'fail', 'unrated'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdict with the reason that the review prints beside it. */
export type Judgement = { verdict: Verdict; reason: string };

/** What a criterion counts where no sentence can say it: readers add the figures up themselves. */
export type Scale = {
  /** What is counted, as one and as many: drawback, drawbacks. */
  counts: { one: string; many: string };
  steps: readonly { asks: string; answers: readonly { answer: string; adds: number }[] }[];
  notes: readonly string[];
};

export type Criterion = {
  id: string;
  name: string;
  /** The question that the criterion answers, as a reader would ask it. */
  question: string;
  /** What earns each verdict, in words that say what `judge` does. */
  rule: Record<Exclude<Verdict, 'unrated'>, string>;
  /** The scale that the rule counts on, if it counts. */
  scale?: Scale;
  judge: (rated: RatedFacts) => Judgement;
};

/** For a criterion whose facts nobody has found out. */
export function unrated(missing: string): Judgement {
  return { verdict: 'unrated', reason: `Not known: ${missing}.` };
}
