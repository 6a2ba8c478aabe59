import { weekCostMinor, WEEKS_PER_MONTH } from '#domain/loyalty/bettor.ts';
import { rewarded, type Reward } from '#domain/loyalty/rewards.ts';
import { rulesIn } from '#domain/loyalty/yardstick.ts';
import { majorUnits } from '#domain/money/money.ts';
import type { LoyaltyTerms } from '#domain/terms/loyalty-terms.ts';
import type { Reader, TermsReport } from './read-case.ts';

/**
 * Cost of a week's and of four weeks' bets, and what comes back of them by each rule; where the rate hangs on a level or
 * on what is held and the reader names none, at the lowest and at the highest.
 */
export function loyaltyReport(terms: LoyaltyTerms, { bettor }: Reader): TermsReport {
  if (bettor.betsPerWeek === 0) {
    return { ok: false, problems: ['--bets-per-week: expected a number above 0.'] };
  }
  const { currency } = bettor.bet;
  const major = (minorUnits: number) => majorUnits({ minorUnits, currency });
  const isOwn = bettor.level !== undefined || bettor.holds !== undefined;
  const rules = isOwn
    ? [...new Set(rulesIn(terms).map(({ reward }) => reward))].map((reward) => ({ reward }))
    : rulesIn(terms);
  const costMinor = weekCostMinor(bettor);
  return {
    ok: true,
    report: {
      cost: { week: major(costMinor), month: major(costMinor * WEEKS_PER_MONTH) },
      rules: rules.map(({ reward, ...at }) => {
        const found = rewarded(reward, { ...bettor, ...at });
        const named = { rule: nameOf(reward), ...('level' in at && { level: at.level }) };
        if (!found.ok) return { ...named, refused: found.missing };
        const { weekMinor, monthMinor, nowShare, keptShare, boosts } = found;
        return {
          ...named,
          week: weekMinor === null ? null : major(weekMinor),
          month: major(monthMinor),
          ...{ nowShare, keptShare, boosts },
        };
      }),
    },
  };
}

const nameOf = (reward: Reward) => (reward.kind === 'back' ? reward.back.of : reward.kind);
