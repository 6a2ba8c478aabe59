/** One rule of counting, as the page of method prints it. Tests hold each of them. */
interface Convention {
  id: string;
  question: string;
  rule: string;
  support: string;
}

const OWN = 'Our own rule';
const EU_PERIODS = 'EU Regulation 1182/71, article 3, by analogy: it binds acts of the EU only';

/** Counting of days in complaints. Source: facts on complaints of Nov 27, 2026, section 0. */
export const CONVENTIONS: readonly Convention[] = [
  {
    id: 'first-day',
    question: 'Does the day of the event count?',
    rule: 'No. Day 1 is the next day. The last day runs to its end.',
    support: EU_PERIODS,
  },
  {
    id: 'receipt-day-one',
    question: 'Is there an exception?',
    rule: 'Great Britain counts the day of receipt as day one. Eight weeks from a Friday end on a Thursday.',
    support: 'Gambling Commission, timescales for the complaints process',
  },
  {
    id: 'days',
    question: 'Which days are “days”?',
    rule: 'Calendar days, unless the text says business or working days.',
    support: 'Anjouan and one casino say “calendar”; the others don’t say',
  },
  {
    id: 'business-days',
    question: 'Which days are business days?',
    rule: 'Monday to Friday. Public holidays stay in: for you that’s the earlier, safe side. They can move the casino’s answer later.',
    support: 'No source names a calendar',
  },
  { id: 'weeks', question: 'How long is a week?', rule: 'Seven days.', support: EU_PERIODS },
  {
    id: 'months',
    question: 'When does a month end?',
    rule: 'On the same date. Where that month has no such date, on its last day. Aug 31 plus six months is Feb 28, or 29.',
    support: EU_PERIODS,
  },
  {
    id: 'weekend',
    question: 'Does a last day on a weekend move?',
    rule: 'No. Mail works on Sundays.',
    support: 'No rule was read that moves it',
  },
  {
    id: 'hours',
    question: 'How are hours counted?',
    rule: 'As days, rounded up: without a time only the day can be shown.',
    support: OWN,
  },
  {
    id: 'zone',
    question: 'Whose clock counts?',
    rule: 'Your calendar day. If UTC gives another day, the earlier one for your last day and the later one for going on.',
    support: 'No terms or rules that we read name a zone',
  },
  {
    id: 'unknown-day',
    question: 'What if you don’t know the day?',
    rule: 'The earliest day it can have been for your last day; the latest for going on.',
    support: OWN,
  },
  {
    id: 'two-events',
    question: 'What if there are two events?',
    rule: 'The earlier one starts your time.',
    support: OWN,
  },
  {
    id: 'receipt',
    question: 'When is a letter received?',
    rule: 'Mail and forms on the day they’re sent. Letters by post aren’t computed.',
    support: 'One casino prints it: mail at once, post after three days',
  },
  {
    id: 'send-by',
    question: 'When should you send it?',
    rule: 'A day before the last day, or a business day before, and never before today.',
    support: OWN,
  },
  {
    id: 'not-less-than',
    question: '“Not less than 7 days after”?',
    rule: 'Open on day 7 itself.',
    support: 'A trade paper on Kahnawà:ke; a casino on Tobique',
  },
  {
    id: 'after',
    question: '“After 30 days”?',
    rule: 'Open on day 31, the first day after the period.',
    support: 'Anjouan Gaming, file a complaint',
  },
  {
    id: 'today',
    question: 'What if the last day is today?',
    rule: 'Then you’re in time, today.',
    support: OWN,
  },
];
