import { type Criterion, unrated } from '../criterion.ts';

const QUICK_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

export const withdrawals: Criterion = {
  id: 'withdrawals',
  name: 'Withdrawal time',
  question: 'How long can a withdrawal take, approval included?',
  rule: {
    pass: 'One hour at the most.',
    partial: 'More than an hour, at most 24 hours.',
    fail: 'More than 24 hours.',
  },
  judge: ({ facts }) => {
    if (facts.withdrawal === null) return unrated('how long a withdrawal takes');
    const { toMinutes } = facts.withdrawal.value;
    if (toMinutes <= QUICK_MINUTES) {
      return { verdict: 'pass', reason: `At most ${toMinutes} minutes, by its own account.` };
    }
    const hours = Math.round((toMinutes / 60) * 10) / 10;
    return {
      verdict: toMinutes <= DAY_MINUTES ? 'partial' : 'fail',
      reason: `Up to ${hours} hours, by its own account.`,
    };
  },
};
