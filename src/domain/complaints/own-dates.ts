import { type Plan, count, isInTime, joinNotes, startNote, sumOf } from './case-dates.ts';
import type { CaseInput, DateKind, OwnLastDay, OwnPeriod, Trouble } from './case-types.ts';
import type { Span } from './periods.ts';
import { type Progress, startingEvent } from './read-case.ts';

/** Kinds of trouble that a casino's own last day can name; any other is about the account. */
const ABOUT: Partial<Record<Trouble, readonly OwnLastDay['about'][]>> = {
  'game-result': ['game-result', 'game'],
  'bet-settled-wrong': ['bet', 'sport-result', 'game-result', 'game'],
  'withdrawal-refused': ['payment', 'account'],
  'withdrawal-delayed': ['payment', 'account'],
  'wrong-network': ['payment', 'account'],
  'bonus-winnings-taken': ['bonus', 'account'],
  'bonus-not-credited': ['bonus', 'account'],
};

/** Own last days that fit the trouble; one for "other" only where none names it. */
export function ownLastDays({ ownClause, trouble }: CaseInput): readonly OwnLastDay[] {
  const [named, all] = [ABOUT[trouble] ?? ['account'], ownClause.lastDay ?? []];
  const isNamed = all.some(({ about }) => named.includes(about));
  const fitting = [...named, 'any', ...(isNamed ? [] : ['other'])];
  return all.filter(({ about }) => fitting.includes(about));
}

/** Length of an own period; `null` for one that is counted in bets. */
const spanOf = (period: OwnPeriod | undefined): Span | null =>
  period?.n === undefined || period.unit === 'before-next-wager'
    ? null
    : { n: period.n, unit: period.unit };

/** Dates that the casino's own terms set. Rules of a license can strike the reader's last day. */
export function ownDates(input: CaseInput, progress: Progress): Plan[] {
  const own = input.ownClause;
  const receipt = progress.sentOn ?? input.today;
  const pausedDays = own.pause ? progress.pausedDays : 0;
  const fitting = ownLastDays(input);
  // The earliest is the safe side.
  const lastDays = (own.lastDay ?? [])
    .map((period) => lastDay(period))
    .filter((plan) => plan !== null)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const first = lastDays.find(({ effect }) => effect === 'own-text');
  const answer = dated('own-answer', 'operator-due', 'decidedIn', own.decidedIn);
  const isExtended = own.extension !== undefined && isInTime(progress.noticeOn, answer);
  return [
    ...lastDays.map((plan) => (plan === first ? { ...plan, id: 'own-last' } : plan)),
    progress.acknowledged
      ? null
      : dated('own-ack', 'operator-due', 'acknowledgedIn', own.acknowledgedIn),
    answer && isExtended ? { ...answer, effect: 'replaced' as const } : answer,
    own.extension
      ? dated('own-answer-extended', 'operator-due', 'extension', own.decidedIn, own.extension)
      : dated('own-answer-extended', 'operator-due', 'decidedIn.or', own.decidedIn?.or),
    dated('own-adr-from', 'next-from', 'adrFrom', own.adrFrom),
    dated('own-adr-last', 'next-last', 'adrLast', own.adrLast),
    dated('own-court-last', 'next-last', 'courtLast', own.courtLast),
  ].filter((plan) => plan !== null);

  function lastDay(period: OwnLastDay): Plan | null {
    const [span, event] = [spanOf(period), startingEvent(input, period.from)];
    if (!span || !event) return null;
    const fits = fitting.includes(period);
    return {
      id: `own-last-${period.about}`,
      kind: 'reader-last',
      rule: 'own.lastDay',
      effect: fits ? 'own-text' : 'not-applicable',
      ...count(event.early, span),
      unit: span.unit,
      note: fits ? startNote(event, span) : 'for another kind of trouble',
    };
  }

  function dated(
    id: string,
    kind: DateKind,
    path: string,
    period: OwnPeriod | undefined,
    extension?: OwnPeriod,
  ): Plan | null {
    const [span, more] = [spanOf(period), spanOf(extension)];
    if (!period || !span) return null;
    const start = startOf(period, kind);
    if (start === null) return null;
    const isAnswer = kind === 'operator-due';
    return {
      id,
      kind,
      rule: `own.${path}`,
      effect: 'own-text',
      ...count(start, more ? sumOf(span, more) : span, isAnswer ? { pausedDays } : {}),
      unit: span.unit,
      note: joinNotes(
        isAnswer && span.unit === 'business-days' && 'public holidays would move it later',
        isAnswer && pausedDays > 0 && 'the clock was stopped while the casino waited',
      ),
    };
  }

  function startOf({ from }: OwnPeriod, kind: DateKind): string | null {
    if (from === 'final-answer') return progress.finalAnswerOn;
    if (from === undefined || from === 'receipt') return receipt;
    const event = startingEvent(input, from);
    return event && (kind === 'next-from' ? event.late : event.early);
  }
}
