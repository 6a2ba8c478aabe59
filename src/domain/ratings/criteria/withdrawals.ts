import type { Grade } from '../../facts/fact.ts';
import { type Criterion, unrated } from '../criterion.ts';

const HOUR_MINUTES = 60;
const QUICK_MINUTES = HOUR_MINUTES;
const DAY_MINUTES = 24 * HOUR_MINUTES;

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
    const { value, grade } = facts.withdrawal;
    const { toMinutes } = value;
    const reason = `Up to ${inWords(toMinutes)}${ACCOUNTS[grade] ?? ''}.`;
    if (toMinutes <= QUICK_MINUTES) return { verdict: 'pass', reason };
    return { verdict: toMinutes <= DAY_MINUTES ? 'partial' : 'fail', reason };
  },
};

/** Attribution of times that nobody has tested. */
const ACCOUNTS: Partial<Record<Grade, string>> = {
  D: ', as the casino states',
  E: ', as its users report',
};

/** 45 minutes, 1 hour, 1 hour 30 minutes */
function inWords(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const parts = [counted(hours, 'hour'), counted(minutes % HOUR_MINUTES, 'minute')];
  return parts.filter((part) => part !== null).join(' ');
}

const counted = (count: number, unit: string) =>
  count === 0 ? null : `${count} ${unit}${count === 1 ? '' : 's'}`;
