import type { Verdict } from '#domain/ratings/criterion.ts';
import type { ScoredCriterion } from '#domain/ratings/score.ts';
import {
  AVOID_BELOW,
  type CasinoVerdict,
  type reasonsOf,
  RECOMMENDED_FROM,
} from '#domain/ratings/verdict.ts';
import { startSentence } from './counted.ts';

/** The one word on a casino. No other word of praise or blame is used. */
export const CASINO_VERDICT_WORDS: Readonly<Record<CasinoVerdict, string>> = {
  recommended: 'Recommended',
  mixed: 'Mixed',
  avoid: 'Avoid',
  unrated: 'Not rated yet',
};

/** The published rule, a sentence for each word. */
export const VERDICT_RULE = [
  `Recommended: ${RECOMMENDED_FROM.toFixed(1)} or more, a license on a register, every criterion judged and none failed.`,
  `Avoid: no license on a register, or a score under ${AVOID_BELOW.toFixed(1)}.`,
  'Mixed: the rest. Without a review a casino isn’t rated yet.',
] as const;

/** Each criterion in a few words by its verdict; two of them make a line of at most 70 characters. */
export const BRIEF: Readonly<Record<string, Record<Verdict, string>>> = {
  licence: {
    pass: 'license on a register',
    partial: 'license not seen on a register',
    fail: 'no license number found',
    unrated: 'license not known',
  },
  withdrawals: {
    pass: 'pays within an hour, it says',
    partial: 'can take over an hour to pay',
    fail: 'can take over a day to pay',
    unrated: 'doesn’t say when it pays',
  },
  'bonus-terms': {
    pass: 'light bonus terms',
    partial: 'some strings on its bonus',
    fail: 'heavy bonus terms',
    unrated: 'bonus terms not known',
  },
  'safer-gambling': {
    pass: 'limits you set yourself',
    partial: 'only some limits to set',
    fail: 'hardly any limits to set',
    unrated: 'limits not known',
  },
  recourse: {
    pass: 'names a body for disputes',
    partial: 'only a regulator for disputes',
    fail: 'no outside body decides disputes',
    unrated: 'disputes: not known who decides',
  },
  'identity-checks': {
    pass: 'says when it wants ID',
    partial: 'doesn’t say which ID it wants',
    fail: 'may ask for ID at any time',
    unrated: 'doesn’t say when it wants ID',
  },
  fairness: {
    pass: 'games you can check',
    partial: 'games you can check in part',
    fail: 'no game you can check',
    unrated: 'fairness not known',
  },
  'costs-and-limits': {
    pass: 'high payouts, no fee',
    partial: 'a fee or a low payout limit',
    fail: 'a fee and a low payout limit',
    unrated: 'fees or limits not known',
  },
};

const briefOf = ({ id, verdict }: ScoredCriterion) => startSentence(BRIEF[id]?.[verdict] ?? '');

/** Reasons in one line: what speaks for the casino, if anything may, then what costs it most. */
export function formatBriefly(
  reasons: ReturnType<typeof reasonsOf>,
  verdict: CasinoVerdict,
): string {
  if (verdict === 'unrated') return 'Listed for its bonus. No review yet.';
  // Every casino that is not to be avoided has a license.
  const [praise] = reasons.for.filter(({ id }) => id !== 'licence');
  const named = [praise, ...reasons.against].filter((one) => one !== undefined).slice(0, 2);
  return named.map((one) => `${briefOf(one)}.`).join(' ');
}
