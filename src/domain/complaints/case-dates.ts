import { addDays } from '../dates/days.ts';
import type { CaseDate, CaseInput, DateEffect, DateKind } from './case-types.ts';
import { addSpan, isClipped, sendByDay, type Span, weekdayOf } from './periods.ts';
import type { EventDays } from './read-case.ts';

/** Date before it is compared with today. */
export interface Plan {
  id: string;
  kind: DateKind;
  rule: string;
  effect: DateEffect;
  day: string;
  counted: string;
  /** Unit of the period, for the day to send on. */
  unit?: Span['unit'];
  note?: string | undefined;
}

export const dayText = (day: string) => `${day} (${weekdayOf(day)})`;

/** A period as counted: hours are shown as days. */
function spanText({ n, unit }: Span): string {
  const [count, name] = unit === 'hours' ? [Math.ceil(n / 24), 'days'] : [n, unit];
  const one = count === 1 ? name.replace(/s$/, '') : name;
  return `${count} ${one}${unit === 'business-days' ? ', Mon-Fri' : ''}`;
}

type Way = {
  /** Day of receipt is day one. */
  isDayOne?: boolean | undefined;
  /** First day after the period. */
  isAfter?: boolean;
  pausedDays?: number;
};

/** Day that a period leads to, and how it was counted, in words. */
export function count(
  start: string,
  period: Span | readonly Span[],
  way: Way = {},
): Pick<Plan, 'day' | 'counted'> {
  const { isDayOne = false, isAfter = false, pausedDays = 0 } = way;
  const steps = (isAfter ? 1 : 0) - (isDayOne ? 1 : 0);
  const spans = [period].flat();
  const day = addDays(spans.reduce(addSpan, start), steps + pausedDays);
  const words = [
    [dayText(start), ...spans.map(spanText)].join(' + '),
    pausedDays > 0 && ` + ${spanText({ n: pausedDays, unit: 'days' })} (clock stopped)`,
    steps > 0 && ' + 1 day (first day after the period)',
    steps < 0 ? ' - 1 day (day of receipt is day one)' : ', day of the event not counted',
    spans.some(({ unit }) => unit === 'business-days') && ', no public holidays taken out',
    isClipped(start, spans) &&
      `; ${Number(start.slice(8))} does not exist in that month, so its last day`,
  ];
  return { day, counted: words.filter(Boolean).join('') };
}

/** Two periods one after the other, as one where their units agree. */
export const sumOf = (first: Span, second: Span): Span[] =>
  first.unit === second.unit ? [{ n: first.n + second.n, unit: first.unit }] : [first, second];

/** True if the casino said within its time that it needs longer: a later notice moves nothing. */
export const isInTime = (noticeOn: string | null, answer: Pick<Plan, 'day'> | null): boolean =>
  noticeOn !== null && answer !== null && noticeOn <= answer.day;

/** Note on a start that is not one certain day. */
export function startNote(event: EventDays & { isEarlierOfTwo: boolean }, span: Span) {
  const other = addSpan(event.late, span);
  if (event.doubt === 'span')
    return `from the earliest possible day; from the latest it would be ${other}`;
  if (event.doubt !== undefined) {
    const clock = event.doubt === 'utc-later' ? 'UTC' : 'your own clock';
    return `earlier of the two days; by ${clock} (${event.late}) it would be ${other}`;
  }
  if (!event.isEarlierOfTwo) return undefined;
  const named = /^(?:self-exclusion-asked|request)$/.test(event.kind) ? 'request' : 'first day';
  return `counted from the ${named}, the earlier event`;
}

export const joinNotes = (...notes: readonly (string | undefined | false)[]) =>
  notes.filter(Boolean).join('; ') || undefined;

const WEEKEND = { Sat: 'a Saturday: not moved', Sun: 'a Sunday: not moved' } as const;

/** Date compared with today: status, and the day to send on for the reader's own last days. */
export function finish({ unit, note, ...plan }: Plan, { today }: CaseInput): CaseDate {
  const weekday = weekdayOf(plan.day);
  const status = plan.day < today ? 'past' : plan.day === today ? 'today' : 'open';
  const isReaders = plan.kind === 'reader-last' || plan.kind === 'next-last';
  // Far ahead nobody asks.
  const isNear = isReaders && status !== 'past' && plan.day <= addDays(today, 7);
  const notes = joinNotes(note, isNear && WEEKEND[weekday as keyof typeof WEEKEND]);
  return {
    ...plan,
    weekday,
    status,
    ...(isReaders && { sendBy: sendByDay(plan.day, unit ?? 'days', today) }),
    ...(notes !== undefined && { note: notes }),
  };
}
