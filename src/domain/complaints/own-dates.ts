import { type Plan, count, joinNotes, startNote, sumOf } from './case-dates.ts';
import type { CaseInput, DateKind, OwnLastDay, OwnPeriod, Trouble } from './case-types.ts';
import type { Span } from './periods.ts';
import { type Progress, startingEvent } from './read-case.ts';

/** Kinds of trouble that a casino's own last day can name, the nearest first. */
const ABOUT: Partial<Record<Trouble, readonly OwnLastDay['about'][]>> = {
  'game-result': ['game-result', 'game'],
  'bet-settled-wrong': ['bet', 'sport-result', 'game-result', 'game'],
  'withdrawal-refused': ['payment', 'account'],
  'withdrawal-delayed': ['payment', 'account'],
  'wrong-network': ['payment', 'account'],
  'bonus-winnings-taken': ['bonus', 'account'],
  'bonus-not-credited': ['bonus', 'account'],
};

/** Own last days, the one that fits the trouble first; `null`: the terms name none for it. */
export function ownLastDay({ ownClause, trouble }: CaseInput): OwnLastDay | null {
  const order = [...(ABOUT[trouble] ?? ['account']), 'other', 'any'];
  const fitting = ownClause.lastDay?.filter(({ about }) => order.includes(about)) ?? [];
  return fitting.toSorted((a, b) => order.indexOf(a.about) - order.indexOf(b.about))[0] ?? null;
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
  const fitting = ownLastDay(input);
  const lastDays = progress.sentOn === null ? (own.lastDay ?? []) : [];
  return [
    ...lastDays.map((period) => lastDay(period)),
    progress.acknowledged
      ? null
      : dated('own-ack', 'operator-due', 'acknowledgedIn', own.acknowledgedIn),
    dated('own-answer', 'operator-due', 'decidedIn', own.decidedIn),
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
    const fits = period === fitting;
    return {
      id: fits ? 'own-last' : `own-last-${period.about}`,
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
