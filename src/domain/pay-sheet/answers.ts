import type { KycLevel, Recourse } from '../casinos/facts.ts';
import {
  type BonusRule,
  type Enforcement,
  type IdleAccount,
  type OfficialAddresses,
  type OrSilent,
  type PayoutLimit,
  type SelfExclusion,
  SILENT,
  type Turnover,
} from '../casinos/own-terms.ts';
import type { Grade } from '../facts/fact.ts';
import type { Listing } from '../legality/link-rule.ts';
import type { Payout } from '../money/rates.ts';

/**
 * Answer to a question of the sheet “Will it pay me?”. `silent`: the whole terms were read and do not say; `unknown`:
 * nobody has read them. No rating reads these answers.
 */
export type Answer = 'yes' | 'no' | 'depends' | typeof SILENT | 'unknown';

/** Answers in the order in which they are counted. */
const ANSWERS = ['yes', 'depends', 'no', 'unknown', SILENT] as const;

/** Answer of a value that may be unread or silent. */
export function answerOf<Value>(
  value: OrSilent<Value> | null | undefined,
  judge: (value: Value) => Answer,
): Answer {
  if (value === null || value === undefined) return 'unknown';
  return value === SILENT ? SILENT : judge(value as Value);
}

/** Takes this country? A country on no list is never a yes: the list need not be complete. */
export const judgeListing = (listing: Listing): Answer => (listing === 'listed' ? 'no' : 'depends');

/** Pays without identity documents? A casino that states no check can still ask. */
export const judgeIdentity = (level: KycLevel): Answer =>
  level === 'before-withdrawal' || level === 'at-sign-up' ? 'no' : 'depends';

/** Pays any sum at once? */
export const judgeLimits = (
  month: Payout | 'no-limit' | null,
  others: readonly PayoutLimit[],
): Answer => {
  if (others.length > 0) return 'depends';
  return month === null ? 'unknown' : month === 'no-limit' ? 'yes' : 'depends';
};

/** Out again without betting? */
export const judgeTurnover = ({ times, elseFeePercent }: Turnover): Answer => {
  if (times === 0) return 'yes';
  return elseFeePercent === undefined ? 'no' : 'depends';
};

/** Does the software stop the bets that the bonus rules forbid? */
export function judgeBonusRules(rules: Partial<Record<BonusRule, Enforcement>>): Answer {
  const known = Object.values(rules).filter((rule) => rule !== 'not-known');
  if (known.length === 0) return 'unknown';
  if (known.every((rule) => rule === 'enforced')) return 'yes';
  return known.every((rule) => rule === 'not-enforced') ? 'no' : 'depends';
}

/** Does somebody else decide? Yes only where that decision is known to bind the casino. */
export const judgeRecourse = (recourse: Recourse, binds: boolean): Answer => {
  if (recourse === 'operator-only' || recourse === 'regulator-complaint') return 'no';
  return binds ? 'yes' : 'depends';
};

/** Pays a player who has shut himself out, deposits made since then included? */
export function judgeSelfExclusion({ depositsDuring, balance }: SelfExclusion): Answer {
  const known = [depositsDuring, balance].filter((part) => part !== undefined);
  if (known.length === 0) return 'unknown';
  if (known.every((part) => part === SILENT)) return SILENT;
  if (depositsDuring === 'kept' || depositsDuring === 'not-liable') return 'no';
  return depositsDuring === 'returned' && balance === 'paid' ? 'yes' : 'depends';
}

/** Is an account free that nobody uses? */
export const judgeIdleAccount = ({ takes, comesBack }: IdleAccount): Answer => {
  if (takes === 'nothing') return 'yes';
  return comesBack === true ? 'depends' : 'no';
};

/** Are the real addresses known? Yes where a register or a test names them, not the casino alone. */
export const judgeAddresses = (_: OfficialAddresses, grade: Grade): Answer =>
  grade === 'D' || grade === 'E' ? 'depends' : 'yes';

/** Number of each answer, in order; without those that no line has. */
export function countAnswers(answers: readonly Answer[]): { answer: Answer; count: number }[] {
  return ANSWERS.map((answer) => ({
    answer,
    count: answers.filter((other) => other === answer).length,
  })).filter(({ count }) => count > 0);
}
