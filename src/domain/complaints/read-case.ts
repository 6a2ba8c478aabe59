import { addDays } from '../dates/days.ts';
import type { CaseEvent, CaseInput, OwnStart } from './case-types.ts';
import type { Form, LicenseClock, RuleStart } from './license-clock.ts';

/** Days that an event can have been on, and why there is more than one. */
export interface EventDays {
  kind: string;
  early: string;
  late: string;
  doubt?: 'span' | 'utc-later' | 'utc-earlier';
}

const daysOf = (event: CaseEvent): EventDays | null => {
  const { kind, day, dayFrom, dayTo, at, dayReader, dayUtc } = event;
  // The reader's calendar day is the local part of the instant.
  const local = dayReader ?? at?.slice(0, 10);
  // eslint-disable-next-line no-restricted-globals -- A given instant, not a clock.
  const utc = dayUtc ?? (at?.includes('T') ? new Date(at).toISOString().slice(0, 10) : local);
  const [first, last] = local === undefined ? [dayFrom ?? day, dayTo ?? day] : [local, utc];
  const [from, to] = [first ?? last, last ?? first];
  if (from === undefined || to === undefined) return null;
  const [early = from, late = to] = [from, to].toSorted();
  if (early === late) return { kind, early, late };
  if (local === undefined) return { kind, early, late, doubt: 'span' };
  return { kind, early, late, doubt: local < late ? 'utc-later' : 'utc-earlier' };
};

/** Events that start no period while another is known: money or a stake put in before the trouble. */
const BEFORE_TROUBLE = /^(?:deposit|bet-placed)$/;

const KINDS_OF_START: Partial<Record<OwnStart | RuleStart, RegExp>> = {
  'bet-settled': /^bet-settled$/,
  settlement: /^bet-settled$/,
  bet: /^bet-/,
  session: /^(?:session|play)$/,
  play: /^(?:session|play)$/,
  notice: /^notice$/,
};

/**
 * Event that starts a period: the one that the rule names, else the earliest. Two events are one
 * trouble, and the earlier one is the safe side for the reader.
 */
export function startingEvent(
  input: Pick<CaseInput, 'events'>,
  from: OwnStart | RuleStart | undefined,
): (EventDays & { isEarlierOfTwo: boolean }) | null {
  const all = input.events.flatMap((event) => daysOf(event) ?? []);
  const named = all.filter(({ kind }) => from !== undefined && KINDS_OF_START[from]?.test(kind));
  const trouble = all.filter(({ kind }) => !BEFORE_TROUBLE.test(kind));
  const candidates = [named, trouble, all].find(({ length }) => length > 0) ?? [];
  const [earliest, ...later] = candidates.toSorted((a, b) => a.early.localeCompare(b.early));
  if (earliest === undefined) return null;
  return { ...earliest, isEarlierOfTwo: later.some(({ early }) => early > earliest.early) };
}

/** Ways that count as a form: the kinds of `done` name the way a complaint went. */
const FORM_OF_DONE: Record<string, readonly Form[]> = {
  'complaint-form': ['seal-form', 'web-form', 'document-form'],
  'complaint-mail': ['mail'],
  'complaint-chat': ['chat'],
};

/** Course of a case so far. */
export interface Progress {
  /** Day of the first complaint that counts, or of an answer to one; `null`: none was sent. */
  sentOn: string | null;
  /** A complaint was sent by a way that does not count. */
  wrongChannel: boolean;
  acknowledged: boolean;
  finalAnswerOn: string | null;
  /** Day on which the casino said that it needs longer. */
  noticeOn: string | null;
  referredOn: string | null;
  elsewhere: boolean;
  publicPost: boolean;
  /** Days for which the clock was stopped. */
  pausedDays: number;
}

/** Course of a case under a license; `null` for that under the casino's own terms alone. */
export function progressOf(input: CaseInput, clock: LicenseClock | null): Progress {
  const done = input.done.toSorted((a, b) => a.day.localeCompare(b.day));
  const dayOf = (kind: string) => done.find((one) => one.kind === kind)?.day ?? null;
  const sent = done.filter(({ kind }) => kind.startsWith('complaint-'));
  const own = input.ownClause;
  const counts = (kind: string) => {
    const ways = FORM_OF_DONE[kind];
    if (clock?.onlyForm && !ways?.some((way) => clock.form?.includes(way))) return false;
    return !(own.onlyThese && ways && !ways.some((way) => own.form?.includes(way)));
  };
  const valid = sent.filter(({ kind }) => counts(kind));
  return {
    sentOn: valid[0]?.day ?? (sent.length === 0 ? dayOf('final-answer') : null),
    wrongChannel: sent.length > 0 && valid.length === 0,
    acknowledged: dayOf('acknowledged') !== null,
    finalAnswerOn: dayOf('final-answer'),
    noticeOn: dayOf('extension-notice'),
    referredOn: dayOf('referred'),
    elsewhere: dayOf('decided-elsewhere') !== null || dayOf('court') !== null,
    publicPost: dayOf('public-post') !== null,
    pausedDays: pausedDays(done, input.today),
  };
}

function pausedDays(done: CaseInput['done'], today: string): number {
  let [count, since] = [0, null as string | null];
  const until = (day: string) => {
    for (let at = since ?? day; at < day; at = addDays(at, 1)) count += 1;
    since = null;
  };
  for (const { kind, day } of done) {
    if (kind === 'clock-paused') since ??= day;
    if (kind === 'clock-resumed' && since !== null) until(day);
  }
  if (since !== null) until(today);
  return count;
}

/** True if the casino's terms refuse the reader's country or region, as listed or as the casino said. */
export const isRefused = ({ country, region, refusedCountries, trouble }: CaseInput): boolean =>
  trouble === 'country-refused-after-win' ||
  [country, region].some((code) => code !== undefined && refusedCountries?.includes(code));

/** True if the trouble is play while shut out. */
export const isShutOut = ({ trouble }: Pick<CaseInput, 'trouble'>): boolean =>
  trouble === 'self-exclusion-ignored';
