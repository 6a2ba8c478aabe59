import { finish, type Plan } from './case-dates.ts';
import type { CaseAnswer, CaseDate, CaseInput, LicenseClocks } from './case-types.ts';
import {
  gapsOf,
  inadmissibleLines,
  isOpen,
  isOver,
  type LicenseReading,
  riskLines,
} from './findings.ts';
import { licenseDates } from './license-dates.ts';
import { ownDates } from './own-dates.ts';
import { isShutOut, type Progress, progressOf } from './read-case.ts';

/** File of the content on casinos without a license. */
const NO_LICENSE = 'none';

/**
 * Dates, bars and next step of a case. Throws for an unknown license. Source: rules of the licenses
 * and of the casino's own terms, counted by the conventions in `conventions.ts`.
 */
export function answerCase(typed: CaseInput, licenses: LicenseClocks): CaseAnswer {
  const input = { ...typed, country: typed.country === 'UK' ? 'GB' : typed.country };
  const readings = input.licences.map(({ authority, standing }): LicenseReading => {
    const slug = standing === 'none-found' ? NO_LICENSE : authority;
    const clock = licenses[slug]?.complaint;
    if (clock === undefined) throw new Error(`no rules on file for the license ${slug}`);
    const isOnRegister = standing === 'on-register' || standing === 'none-found';
    const progress = progressOf(input, clock);
    const plans = licenseDates(slug, clock, input, progress);
    const dates = plans.map((plan) => finish(plan, input));
    return { authority: slug, isOnRegister, clock, progress, dates };
  });
  const progress = mostOf(readings) ?? progressOf(input, null);
  const own = struckOnes(ownDates(input, progress), readings).map((plan) => finish(plan, input));
  const dates = [...unlessSent(own, progress), ...withOwnIds(readings, input)];
  const counting = readings.filter(({ isOnRegister }) => isOnRegister);
  const step = nextStepOf(input, counting, readings, dates, progress);
  return {
    dates,
    firstClock: firstClockOf(dates, progress),
    inadmissible: [
      ...inadmissibleLines(input, readings),
      ...regionLines(input, readings, licenses),
    ],
    risks: riskLines(input, readings, own, progress),
    ...gapsOf(input, readings, dates),
    ...step,
  };
}

/** Course of the case under the license under which it has come furthest. */
const mostOf = (readings: readonly LicenseReading[]): Progress | undefined =>
  (readings.find(({ progress }) => progress.sentOn !== null) ?? readings[0])?.progress;

/** Strikes an own last day that is earlier than a license lets terms set. */
function struckOnes(plans: readonly Plan[], readings: readonly LicenseReading[]): Plan[] {
  const rules = readings.flatMap(({ clock, isOnRegister, dates }) => {
    const last = dates.find(({ kind }) => kind === 'reader-last');
    const shorten = clock.termsMayShorten;
    return isOnRegister && last && shorten?.answer === 'not-allowed'
      ? [{ last: last.day, note: shorten.note }]
      : [];
  });
  return plans.map((plan) => {
    const rule = rules.find(({ last }) => plan.day < last);
    return plan.kind === 'reader-last' && rule
      ? { ...plan, effect: 'struck', note: rule.note }
      : plan;
  });
}

/** Dates of all licenses: an id that comes twice names its license; one on no register counts only if it is there. */
function withOwnIds(readings: readonly LicenseReading[], input: CaseInput): CaseDate[] {
  const seen = new Set<string>();
  return readings.flatMap((reading) => {
    const { authority, isOnRegister, dates, progress } = reading;
    const left = unlessSent(dates, progress);
    const isMoot = isDoorMoot(reading, input);
    return left.flatMap((date) => {
      if (isMoot && date.kind === 'next-from') return [];
      const id = seen.has(date.id) ? `${date.id}-${authority}` : date.id;
      seen.add(id);
      return { ...date, id, effect: isOnRegister ? date.effect : 'only-if-licensed' };
    });
  });
}

/** The reader's last day to complain is over with the complaint. */
const unlessSent = (dates: readonly CaseDate[], { sentOn }: Progress): readonly CaseDate[] =>
  dates.filter(({ kind }) => sentOn === null || kind !== 'reader-last');

/**
 * A final answer opens the door sooner than the casino's period would. Once that period is over too,
 * the answer's day counts only for the last day to go on.
 */
function isDoorMoot({ authority, clock, progress }: LicenseReading, input: CaseInput): boolean {
  if (clock.next?.lastDay?.from !== 'final-answer' || progress.finalAnswerOn === null) return false;
  const unanswered = licenseDates(authority, clock, input, { ...progress, finalAnswerOn: null });
  return unanswered.some(({ kind, day }) => kind === 'next-from' && day <= input.today);
}

/** Public bodies of the reader's region, which hear only what is registered there. */
function regionLines(
  { region }: CaseInput,
  readings: readonly LicenseReading[],
  licenses: LicenseClocks,
): string[] {
  return Object.entries(licenses).flatMap(([authority, { complaint }]) => {
    const isThere = readings.some((one) => one.authority === authority && one.isOnRegister);
    const who = complaint.next?.who;
    if (complaint.region === undefined || complaint.region !== region || isThere) return [];
    return [`${authority}: the site is not registered there, so ${who} does not hear it`];
  });
}

const NEVER_FIRST: ReadonlySet<CaseDate['effect']> = new Set([
  'struck',
  'replaced',
  'not-applicable',
  'only-if-licensed',
]);

/**
 * Date to watch first: the earliest open last day of the reader; without one, once a complaint is
 * under way, the door that is open, else the earliest day on which the casino owes an answer.
 */
function firstClockOf(all: readonly CaseDate[], { sentOn }: Progress): string | null {
  const dates = all.filter(({ effect }) => !NEVER_FIRST.has(effect));
  const earliest = (test: (date: CaseDate) => boolean) =>
    dates.filter(test).toSorted((a, b) => a.day.localeCompare(b.day))[0]?.id;
  const last = earliest(
    ({ kind, status }) =>
      status !== 'past' && (kind === 'next-last' || (kind === 'reader-last' && sentOn === null)),
  );
  if (last !== undefined || sentOn === null) return last ?? null;
  return (
    earliest(({ kind, status }) => kind === 'next-from' && status !== 'open') ??
    earliest(({ kind, status }) => kind === 'operator-due' && status !== 'past') ??
    null
  );
}

type Step = Pick<CaseAnswer, 'nextStep' | 'letter'>;

function nextStepOf(
  input: CaseInput,
  counting: readonly LicenseReading[],
  readings: readonly LicenseReading[],
  dates: readonly CaseDate[],
  progress: Progress,
): Step {
  if (isShutOut(input)) {
    const step = progress.sentOn === null ? 'self-exclusion' : afterSending().letter;
    return { nextStep: 'help-first', letter: step };
  }
  if (readings.length > 0 && counting.length === 0) {
    const letter = progress.sentOn === null ? 'operator-complaint' : 'none-now';
    return { nextStep: 'check-register', letter };
  }
  if (progress.wrongChannel) return { nextStep: 're-send-by-form', letter: 'operator-complaint' };
  if (progress.sentOn === null) {
    const asks = dates.length === 0 && input.ownClause.state === 'not-recorded';
    return { nextStep: asks ? 'ask-terms' : 'write-operator-today', letter: 'operator-complaint' };
  }
  return afterSending();

  function afterSending(): Step {
    if (progress.referredOn !== null) return { nextStep: 'wait', letter: 'none-now' };
    const door = counting.find(({ clock: { next }, dates: own }) => {
      // A step of which no opening was read is taken to open with the final answer.
      const opensAtOnce = progress.finalAnswerOn !== null && next?.opensAfter === undefined;
      return next && (isOpen(own) || opensAtOnce) && !isOver(own);
    });
    if (door) {
      const isBody = door.clock.next?.kind === 'independent-body';
      return { nextStep: isBody ? 'go-to-adr' : 'go-to-regulator', letter: 'referral' };
    }
    // An answer for good, and nobody to take it to: there is nothing to ask of the casino.
    if (progress.finalAnswerOn !== null) return { nextStep: 'wait', letter: 'none-now' };
    const known = dates.filter(({ effect }) => effect !== 'only-if-licensed');
    const answers = known.filter(({ id }) => /answer/.test(id));
    // A longer time that the terms let the casino announce is none once its first time is over.
    const isFirstOver = answers.some(
      ({ id, status, effect }) => id === 'own-answer' && status === 'past' && effect !== 'replaced',
    );
    const due = answers.filter(
      ({ rule, effect }) => effect !== 'replaced' && !(isFirstOver && rule === 'own.extension'),
    );
    if (due.some(({ id, status }) => /answer$/.test(id) && status === 'today')) {
      return { nextStep: 'wait', letter: 'final-position' };
    }
    // The casino said when, and the day is not known; or a door is to open.
    const saidWhen = due.length === 0 && answers.length > 0;
    const opensLater = known.some(({ kind, status }) => kind === 'next-from' && status === 'open');
    if (saidWhen || opensLater || due.some(({ status }) => status !== 'past')) {
      return { nextStep: 'wait', letter: 'none-now' };
    }
    if (due.length > 0 && counting.some(({ clock }) => clock.tellIfNoAnswer)) {
      return { nextStep: 'go-to-regulator', letter: 'final-position' };
    }
    return { nextStep: 'write-operator-today', letter: 'final-position' };
  }
}
