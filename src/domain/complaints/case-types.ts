import type { Content, Form, LicenseClock, RuleEffect, RuleSum } from './license-clock.ts';
import type { Span } from './periods.ts';

/** Kinds of trouble, in the order in which the form offers them. */
export type Trouble =
  | 'withdrawal-refused'
  | 'withdrawal-delayed'
  | 'documents-without-end'
  | 'bonus-winnings-taken'
  | 'account-closed'
  | 'game-result'
  | 'bet-settled-wrong'
  | 'country-refused-after-win'
  | 'self-exclusion-ignored'
  | 'wrong-network'
  | 'bonus-not-credited';

/** Kinds of trouble that a casino's own last day can be about. */
export const OWN_ABOUT = [
  'any',
  'game',
  'game-result',
  'bet',
  'sport-result',
  'account',
  'payment',
  'bonus',
  'other',
] as const;

export const OWN_STARTS = [
  'issue',
  'incident',
  'session',
  'bet',
  'play',
  'settlement',
  'event',
  'notice',
  'receipt',
  'final-answer',
] as const;
export type OwnStart = (typeof OWN_STARTS)[number];

/** Period in a casino's own terms. `before-next-wager` is a clock in bets: no day follows from it. */
export interface OwnPeriod {
  n?: number | undefined;
  unit: Span['unit'] | 'before-next-wager';
  from?: OwnStart | undefined;
  notice?: string | undefined;
}

export type OwnLastDay = OwnPeriod & { about: (typeof OWN_ABOUT)[number] };

export const LATE = ['void', 'not-considered', 'at-discretion', 'not-said'] as const;

/**
 * A casino's own complaint clause. `not-recorded`: nobody here has read it. `none-in-terms`: the
 * whole terms were read, and they do not say.
 */
export interface OwnClause {
  state: 'not-recorded' | 'none-in-terms' | 'recorded';
  lastDay?: readonly OwnLastDay[] | undefined;
  /** Worth of a late complaint by the terms. */
  late?: (typeof LATE)[number] | undefined;
  form?: readonly Form[] | undefined;
  /** Nothing but `form` counts. */
  onlyThese?: boolean | undefined;
  /** Points that a complaint must hold. */
  mustContain?: readonly Content[] | undefined;
  /** Word that the subject line must hold. */
  subject?: string | undefined;
  acknowledgedIn?: OwnPeriod | undefined;
  decidedIn?: (OwnPeriod & { or?: OwnPeriod | undefined }) | undefined;
  extension?: OwnPeriod | undefined;
  /** The clock stops while the casino waits for the reader. */
  pause?: boolean | undefined;
  steps?: readonly string[] | undefined;
  /** Step after the casino: first day, last day, who. */
  adrFrom?: OwnPeriod | undefined;
  adrLast?: OwnPeriod | undefined;
  adr?: string | undefined;
  courtLast?: OwnPeriod | undefined;
  /** Costs of a complaint are taken from the reader. */
  fee?: 'none-named' | 'costs-deducted' | 'sum' | undefined;
  arbitration?: { binding?: boolean; classWaiver?: boolean } | undefined;
}

/**
 * An event. A day is known, or a span of days, or an instant with its zone. Kinds: refusal,
 * request, confiscation, closure, session, play, bet-placed, bet-settled, voided,
 * self-exclusion-asked, deposit-taken, notice; any other counts as an event.
 */
export interface CaseEvent {
  kind: string;
  day?: string | undefined;
  dayFrom?: string | undefined;
  dayTo?: string | undefined;
  at?: string | undefined;
  dayReader?: string | undefined;
  dayUtc?: string | undefined;
}

/** `on-register`: seen there. `none-found`: no license named. Any other: counts only if the register shows the site. */
export interface CaseLicense {
  authority: string;
  standing: 'on-register' | 'claimed' | 'not-on-register' | 'not-looked-up' | 'none-found';
}

/** Case as typed. Days are ISO dates of the reader's calendar. */
export interface CaseInput {
  today: string;
  licences: readonly CaseLicense[];
  ownClause: OwnClause;
  /** ISO 3166-1 alpha-2; `region` as 3166-2, such as CA-ON. */
  country: string;
  region?: string | undefined;
  trouble: Trouble;
  events: readonly CaseEvent[];
  /**
   * The act: complaint-sent (no form said), complaint-form, complaint-mail, complaint-chat,
   * acknowledged, extension-notice, clock-paused, clock-resumed, final-answer, referred,
   * decided-elsewhere, court or public-post.
   */
  done: readonly { kind: string; day: string }[];
  /** Countries and regions that the casino's terms refuse. */
  refusedCountries?: readonly string[] | undefined;
  depositReturned?: boolean | undefined;
  vpnUsed?: boolean | undefined;
  secondAccount?: boolean | undefined;
  amount?: RuleSum | undefined;
}

export type DateKind = 'reader-last' | 'operator-due' | 'next-from' | 'next-last';

export type DateEffect =
  RuleEffect | 'own-text' | 'struck' | 'only-if-licensed' | 'not-applicable' | 'replaced';

/** One date of a case. */
export interface CaseDate {
  id: string;
  day: string;
  /** Mon … Sun. */
  weekday: string;
  kind: DateKind;
  /** Path of the rule: `curacao.lastDay`, `own.lastDay`. */
  rule: string;
  effect: DateEffect;
  /** Steps of the count, in words. */
  counted: string;
  status: 'past' | 'today' | 'open';
  /** Day to send on, for the reader's last days; `null` once over. */
  sendBy?: string | null;
  note?: string;
}

export type CaseLetter =
  | 'operator-complaint'
  | 'final-position'
  | 'referral'
  | 'self-exclusion'
  | 'data-access'
  | 'none-now';

type NextStepKind =
  | 'write-operator-today'
  | 'wait'
  | 'go-to-adr'
  | 'go-to-regulator'
  | 're-send-by-form'
  | 'check-register'
  | 'ask-terms'
  | 'help-first';

/**
 * Answer to a case. `inadmissible` and `risks` are lines `code: text`; `unknown` is text. None of
 * it says who is right or what a case is worth.
 */
export interface CaseAnswer {
  dates: CaseDate[];
  /** Id of the date to watch first. */
  firstClock: string | null;
  inadmissible: string[];
  risks: string[];
  unknown: string[];
  /** Gaps of later steps, in the same words. */
  later: string[];
  nextStep: NextStepKind;
  letter: CaseLetter;
}

/** Rules of the licenses by the name of their files: entries of the content as they are. */
export type LicenseClocks = Readonly<Record<string, { name: string; complaint: LicenseClock }>>;
