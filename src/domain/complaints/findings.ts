import type { CaseAnswer, CaseDate, CaseInput } from './case-types.ts';
import type { Finding, FindingCondition, LicenseClock } from './license-clock.ts';
import { isClosed } from './license-dates.ts';
import { ownLastDays } from './own-dates.ts';
import { isRefused, isShutOut, type Progress, startingEvent } from './read-case.ts';

/** License of a case with its rules, the course of the case under it, and the dates it sets. */
export interface LicenseReading {
  authority: string;
  isOnRegister: boolean;
  clock: LicenseClock;
  progress: Progress;
  dates: readonly CaseDate[];
}

const isAbove = ({ amount }: CaseInput, { binding }: LicenseClock) =>
  amount !== undefined &&
  binding?.limit?.currency === amount.currency &&
  amount.value > binding.limit.value;

function isTooSmall({ amount }: CaseInput, { next }: LicenseClock): boolean {
  const least = next?.least;
  if (least === undefined || amount?.currency !== least.currency) return false;
  return least.above ? amount.value <= least.value : amount.value < least.value;
}

/** True once the reader may go on to the next step. */
export const isOpen = (dates: readonly CaseDate[]): boolean =>
  dates.some(
    ({ kind, status, id }) => kind === 'next-from' && status !== 'open' && !/^own/.test(id),
  );

/** True if the last day to go on is over. */
export const isOver = (dates: readonly CaseDate[]): boolean =>
  dates.some(
    ({ kind, status, id }) => kind === 'next-last' && status === 'past' && !/^own/.test(id),
  );

function holds(when: FindingCondition, input: CaseInput, reading: LicenseReading): boolean {
  const { clock, progress, dates } = reading;
  const { sentOn } = progress;
  switch (when) {
    case 'always':
      return true;
    case 'listed':
      return false;
    case 'excluded-country':
      return isRefused(input);
    case 'wrong-channel':
      return progress.wrongChannel;
    case 'premature':
      return (
        (sentOn !== null || progress.referredOn !== null) &&
        dates.some(({ kind }) => kind === 'next-from') &&
        !isOpen(dates)
      );
    case 'not-raised-first':
      return progress.referredOn !== null && sentOn === null && !progress.wrongChannel;
    case 'elsewhere':
      return progress.elsewhere;
    case 'public-post':
      return progress.publicPost;
    case 'small-sum':
      return isTooSmall(input, clock);
    case 'too-late':
      return isOver(dates);
    case 'british-reader':
      return input.country === 'GB';
    case 'above-limit':
      return isAbove(input, clock);
    case 'shut-out':
      return isShutOut(input);
    case 'going-on':
      return sentOn !== null && isOpen(dates);
  }
}

const held = (list: readonly Finding[] | undefined, input: CaseInput, reading: LicenseReading) =>
  list?.filter(({ when }) => holds(when, input, reading)) ?? [];

/** Obstacles that keep a case from being heard, as `code: text`. */
export function inadmissibleLines(input: CaseInput, readings: readonly LicenseReading[]): string[] {
  return readings.flatMap((reading) =>
    held(reading.clock.inadmissible, input, reading).map(({ code, when, text }) =>
      when === 'always' ? text : `${reading.authority}-${code}: ${text}`,
    ),
  );
}

/** Risks to a case, by the rules of its licenses and the casino's own terms. */
export function riskLines(
  input: CaseInput,
  readings: readonly LicenseReading[],
  own: readonly CaseDate[],
  { sentOn }: Progress,
): string[] {
  const { ownClause } = input;
  const isLate = own.some(
    ({ kind, day, effect }) =>
      kind === 'reader-last' && effect === 'own-text' && day < (sentOn ?? input.today),
  );
  const terms: [boolean, string][] = [
    [isLate && ownClause.late === 'void', 'the terms call a complaint after their last day void'],
    [
      isLate && ownClause.late === 'not-considered',
      'the terms consider no complaint after their last day',
    ],
    [
      isLate && ownClause.late === 'at-discretion',
      'after their last day the terms leave it to the casino',
    ],
    [
      ownLastDays(input).some(({ unit }) => unit === 'before-next-wager'),
      'by the terms a claim must be settled before the next bet: place none',
    ],
    [
      ownClause.fee === 'costs-deducted' || ownClause.fee === 'sum',
      'the terms take the costs of a complaint to others from you',
    ],
    [ownClause.arbitration?.binding === true, 'the terms name binding arbitration'],
    [ownClause.arbitration?.classWaiver === true, 'the terms bar claims brought as a group'],
    [
      ownClause.onlyThese === true && readings.every(({ progress }) => progress.wrongChannel),
      'the terms count a complaint by their own form only',
    ],
  ];
  return [
    ...readings.flatMap((reading) =>
      held(reading.clock.risks, input, reading).map(({ text }) => text),
    ),
    ...terms.flatMap(([isSo, text]) => (isSo ? [text] : [])),
  ];
}

/** Conditions of a gap that puts in doubt whether a body hears the reader at all. */
const ROAD: ReadonlySet<FindingCondition> = new Set(['excluded-country', 'shut-out']);
/** Gaps about what a decision is worth. */
const WORTH: ReadonlySet<string> = new Set(['binding', 'above-limit']);

/**
 * Gaps: points that cannot be known from the texts read. `later`: gaps of a step that the case has not come to; all of
 * them while the first day, or whether a body hears the reader, is itself in doubt.
 */
export function gapsOf(
  input: CaseInput,
  readings: readonly LicenseReading[],
  dates: readonly CaseDate[],
): Pick<CaseAnswer, 'unknown' | 'later'> {
  const { ownClause, trouble } = input;
  const event = startingEvent(input, trouble === 'bet-settled-wrong' ? 'bet-settled' : 'incident');
  const has = (test: (date: CaseDate) => boolean) => dates.some(test);
  // A closed road leaves nothing to ask of it; own terms with a last day name their body.
  const ofLicenses = readings
    .filter(({ clock }) => !isClosed(clock, input))
    .flatMap((reading) =>
      held(reading.clock.unknown, input, reading).map((gap) => ({ ...gap, reading })),
    )
    .filter(({ code }) => !ownClause.adrLast || !code.startsWith('next-'));
  const isAnyLast = ofLicenses.some(({ code }) => code === 'last');
  const isStartOpen = event === null || event.doubt !== undefined;
  const isDoubtful = isStartOpen || ofLicenses.some(({ when }) => ROAD.has(when));
  const isUnread = ownClause.state === 'not-recorded';
  const isSent = readings.some(({ progress }) => progress.sentOn !== null);
  const [, days] = /\+ (\d+ days)/.exec(dates.find(isEarlierLast)?.counted ?? '') ?? [];
  const firm: [boolean, string][] = [
    [days !== undefined, `whether the ${days} of the earlier rules still hold`],
    [isUnread && !isAnyLast, 'own last day: the terms have not been recorded'],
    [
      dates.length === 0 &&
        !isAnyLast &&
        readings.some(({ clock: { binding } }) => binding?.operator !== 'nobody'),
      'any day: none was found',
    ],
    [event === null || event.doubt === 'span', 'the day of the event: ask for the account history'],
    [/^utc/.test(event?.doubt ?? ''), 'which time zone the casino counts in'],
    [
      has(({ kind, status }) => kind === 'reader-last' && status === 'today'),
      'which clock (time zone) closes the day',
    ],
    [has(({ effect }) => effect === 'struck'), 'the casino’s own, longer day, if it has one'],
    [
      has(({ id }) => id === 'own-adr-last') &&
        readings.some(({ clock: { next } }) => next && !next.lastDay),
      'whether the license sets a shorter last day for the body',
    ],
    [input.vpnUsed === true, 'what the terms say of a VPN'],
    [input.secondAccount === true, 'what the second account changes'],
  ];
  const hanging: [boolean, string][] = [
    [trouble === 'country-refused-after-win', 'when the casino first knew the country'],
    [trouble === 'country-refused-after-win', 'wording of the clause on the day of the deposit'],
    [
      isShutOut(input) && readings.every(({ clock }) => clock.shutOut?.deposits !== 'returned'),
      'whether deposits after the request go back: no rule read that says so under this license',
    ],
  ];
  const textsOf = (gaps: readonly [boolean, string][]) =>
    gaps.flatMap(([isSo, text]) => (isSo ? [text] : []));
  const isNow = ({ code, reading }: (typeof ofLicenses)[number]) => {
    if (!code.startsWith('next-')) return isSent || !WORTH.has(code);
    // A clock of its own for somebody shut out takes the place of the usual way.
    if (isDoubtful || (isShutOut(input) && reading.clock.shutOut?.decidedIn)) return false;
    return code !== 'next-name' || isUnread || isOpen(reading.dates);
  };
  const wordsOf = ({ code, text }: Finding) =>
    code === 'next-name' && !isUnread ? `${text}, if the terms do not print it` : text;
  const wordsWhere = (isIn: boolean) =>
    ofLicenses.filter((gap) => isNow(gap) === isIn).map(wordsOf);
  const now = [...textsOf(firm), ...(isDoubtful ? [] : textsOf(hanging)), ...wordsWhere(true)];
  const later = [...(isDoubtful ? textsOf(hanging) : []), ...wordsWhere(false)];
  return { unknown: [...new Set(now)], later: [...new Set(later)] };
}

const isEarlierLast = ({ id }: CaseDate) => id === 'earlier-last';
