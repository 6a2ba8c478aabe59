import { type Plan, count, dayText, isInTime, joinNotes, startNote, sumOf } from './case-dates.ts';
import type { CaseInput, DateKind } from './case-types.ts';
import type { LicenseClock, Opening, Rule } from './license-clock.ts';
import type { Span } from './periods.ts';
import { isRefused, isShutOut, type Progress, startingEvent } from './read-case.ts';

/** Period of a rule that names a number. */
const spanOf = (rule: Pick<Rule, 'n' | 'unit'> | undefined): Span | null =>
  rule?.n === undefined || rule.unit === undefined ? null : { n: rule.n, unit: rule.unit };

/** True if the rules of a license close its road to this reader. */
export const isClosed = (clock: LicenseClock, input: CaseInput): boolean =>
  isRefused(input) && clock.inadmissible?.some(({ when }) => when === 'excluded-country') === true;

const isBet = ({ trouble, events }: CaseInput) =>
  trouble === 'bet-settled-wrong' && events.some(({ kind }) => kind === 'bet-settled');

/** Dates that the rules of one license set, in the order in which they matter. */
export function licenseDates(
  authority: string,
  clock: LicenseClock,
  input: CaseInput,
  progress: Progress,
): Plan[] {
  if (isClosed(clock, input)) return [];
  const earlier = input.trouble === 'game-result' ? 'game' : 'account';
  const [lastPath, lastRule] =
    clock.lastDayBets && isBet(input)
      ? ['lastDay.bets', clock.lastDayBets]
      : ['lastDay', clock.lastDay];
  const plans: (Plan | null)[] = [
    readersLast('earlier-last', `lastDay.earlier.${earlier}`, clock.lastDayEarlier?.[earlier]),
    readersLast('licence-last', lastPath, lastRule),
  ];
  const receipt = progress.sentOn ?? input.today;
  const pausedDays = clock.mayPause ? progress.pausedDays : 0;
  const ownClock = isShutOut(input) ? clock.shutOut?.decidedIn : undefined;
  const answer = ownClock ? null : due('answer', 'decidedIn', clock.decidedIn, { pausedDays });
  const isExtended = clock.extension !== undefined && isInTime(progress.noticeOn, answer);
  if (progress.finalAnswerOn === null) {
    plans.push(due('rg-answer', 'responsibleGambling.decidedIn', ownClock));
    if (!progress.acknowledged) plans.push(due('ack', 'acknowledgedIn', clock.acknowledgedIn));
    plans.push(answer && isExtended ? { ...answer, effect: 'replaced' } : answer);
  }
  const goesElsewhere =
    isShutOut(input) && clock.inadmissible?.some(({ when }) => when === 'shut-out');
  const isBody = clock.next?.kind === 'independent-body';
  const opening = goesElsewhere ? null : openingDate();
  plans.push(opening);
  if (progress.finalAnswerOn === null) plans.push(extended());
  if (!goesElsewhere) {
    // A body that the terms name, with a day of its own, need not be the one of the license.
    plans.push(nextLast(), input.ownClause.adrLast ? null : decides());
  }
  return plans.filter((plan) => plan !== null);

  function plan(
    id: string,
    kind: DateKind,
    path: string,
    rule: Rule,
    counted: ReturnType<typeof count>,
  ): Plan {
    return {
      id,
      kind,
      rule: `${authority}.${path}`,
      effect: rule.effect,
      ...counted,
      ...(rule.unit && { unit: rule.unit }),
      note: rule.note,
    };
  }

  function readersLast(id: string, path: string, rule: Rule | undefined): Plan | null {
    const [span, event] = [spanOf(rule), startingEvent(input, rule?.from)];
    if (!rule || !span || !event) return null;
    // A note here speaks of longer days, which terms that name none do not set.
    const own = input.ownClause.state !== 'none-in-terms' && rule.note;
    return {
      ...plan(id, 'reader-last', path, rule, count(event.early, span)),
      note: joinNotes(own, startNote(event, span)),
    };
  }

  function due(id: string, path: string, rule: Rule | undefined, way = {}): Plan | null {
    const span = spanOf(rule);
    if (!rule || !span) return null;
    const isDayOne = rule.dayOne === 'receipt';
    return plan(id, 'operator-due', path, rule, count(receipt, span, { isDayOne, ...way }));
  }

  /** Extension of the time to answer: while it can still be had, and once it was announced. */
  function extended(): Plan | null {
    const [base, more, rule] = [spanOf(clock.decidedIn), spanOf(clock.extension), clock.extension];
    if (!answer || !rule || !base || !more) return null;
    if (!isExtended && answer.day < input.today) return null;
    const counted = count(receipt, sumOf(base, more), { pausedDays });
    const found = plan('answer-extended', 'operator-due', 'extension', rule, counted);
    return isExtended ? { ...found, note: 'the notice was given' } : found;
  }

  function openingDate(): Plan | null {
    const rule = clock.next?.opensAfter;
    if (!rule) return null;
    const id = isBody ? 'adr-from' : 'next-from';
    const put = (counted: ReturnType<typeof count>, note: string | undefined) => {
      const found = plan(id, 'next-from', 'next.opensAfter', rule, counted);
      return { ...found, note: found.day > input.today ? note : undefined };
    };
    const byPeriod = openingPeriod(rule);
    const final = rule.finalAnswer ? progress.finalAnswerOn : null;
    if (final !== null && (byPeriod === null || final <= byPeriod.day)) {
      return { ...put({ day: final, counted: dayText(final) }, undefined), note: rule.finalNote };
    }
    return byPeriod && put(byPeriod, rule.note);
  }

  function openingPeriod(rule: Opening) {
    const span = spanOf(rule);
    if (span && rule.from === 'incident') {
      const event = startingEvent(input, 'incident');
      return event && count(event.late, span, { isAfter: !rule.onDayN });
    }
    const way = { isDayOne: rule.dayOne === 'receipt', isAfter: !rule.onDayN, pausedDays };
    if (span) return count(receipt, span, way);
    const base = spanOf(clock.decidedIn);
    if (!rule.periodOver || !base || answer === null) return null;
    const more = isExtended ? spanOf(clock.extension) : null;
    return count(receipt, more ? sumOf(base, more) : base, way);
  }

  function nextLast(): Plan | null {
    const rule = clock.next?.lastDay;
    const span = spanOf(rule);
    if (!rule || !span) return null;
    const id = isBody ? 'adr-last' : 'next-last';
    if (rule.from === 'final-answer') {
      const final = progress.finalAnswerOn;
      return (final && plan(id, 'next-last', 'next.lastDay', rule, count(final, span))) || null;
    }
    const event = startingEvent(input, rule.from);
    if (event === null) return null;
    return {
      ...plan(id, 'next-last', 'next.lastDay', rule, count(event.early, span)),
      note: joinNotes(rule.note, startNote(event, span)),
    };
  }

  /** Day by which the body decides, once its door is open or the case is there. */
  function decides(): Plan | null {
    const [rule, span] = [clock.next?.decidedIn, spanOf(clock.next?.decidedIn)];
    const isOpen = opening !== null && opening.day <= input.today && progress.sentOn !== null;
    if (!rule || !span || (!isOpen && progress.referredOn === null)) return null;
    const counted = count(progress.referredOn ?? input.today, span);
    const id = isBody ? 'adr-decides' : 'next-decides';
    const found = plan(id, 'operator-due', 'next.decidedIn', rule, counted);
    return progress.referredOn === null ? found : { ...found, note: undefined };
  }
}
