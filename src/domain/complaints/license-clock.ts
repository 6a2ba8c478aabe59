import type { Unit } from './periods.ts';

/** Strength of a rule, by where it was read. */
export const RULE_EFFECTS = [
  'binding',
  'guidance',
  'advice',
  'weak-source',
  'unsettled',
  'general-consumer-law',
] as const;
export type RuleEffect = (typeof RULE_EFFECTS)[number];

/** Start of a period. `receipt`: the casino or body has the complaint. */
export const RULE_STARTS = [
  'incident',
  'session',
  'bet-settled',
  'receipt',
  'final-answer',
] as const;
export type RuleStart = (typeof RULE_STARTS)[number];

/** Ways to hand a complaint in. `seal-form`: the form behind the authority's seal. */
export const FORMS = [
  'seal-form',
  'web-form',
  'document-form',
  'mail',
  'chat',
  'ticket',
  'phone',
  'letter',
  'person',
] as const;
export type Form = (typeof FORMS)[number];

/** What a recipient asks a complaint to hold. */
export const CONTENTS = [
  'name',
  'address',
  'phone',
  'account',
  'complaint-day',
  'description',
  'reasons',
  'claim',
  'language',
  'documents',
  'steps-taken',
  'earlier-complaint',
  'authority-of-representative',
] as const;
export type Content = (typeof CONTENTS)[number];

/** Condition under which a finding holds for a case. `listed`: no case says so; it is only printed. */
export const FINDING_CONDITIONS = [
  'always',
  'listed',
  'excluded-country',
  'wrong-channel',
  'premature',
  'not-raised-first',
  'elsewhere',
  'public-post',
  'small-sum',
  'too-late',
  'british-reader',
  'above-limit',
  'shut-out',
  'going-on',
] as const;
export type FindingCondition = (typeof FINDING_CONDITIONS)[number];

/** Statement with the key of its source in the file of the license. */
interface Sourced {
  source: string;
}

export interface Finding {
  code: string;
  when: FindingCondition;
  text: string;
  source?: string | undefined;
}

/** Period of a rule. Without `n` and `unit` the rule names no number, and `text` says what it says. */
export interface Rule extends Sourced {
  n?: number | undefined;
  unit?: Unit | undefined;
  from?: RuleStart | undefined;
  /** The day of receipt is day one of the period. */
  dayOne?: 'receipt' | undefined;
  effect: RuleEffect;
  text?: string | undefined;
  /** What a reader should know beside the date. */
  note?: string | undefined;
}

/** When the step after the casino opens. */
export interface Opening extends Rule {
  /** Opens on day `n` itself ("not less than n days after"), not on the day after it. */
  onDayN?: boolean | undefined;
  /** Opens when the casino's period to decide is over. */
  periodOver?: boolean | undefined;
  /** Opens with the casino's final answer, at once. */
  finalAnswer?: boolean | undefined;
  /** Note where the final answer has opened it. */
  finalNote?: string | undefined;
}

/** Sum of money in a rule. */
export interface RuleSum {
  value: number;
  currency: string;
}

export interface NextStep extends Sourced {
  who: string;
  kind: 'independent-body' | 'public-body';
  opensAfter?: Opening | undefined;
  lastDay?: Rule | undefined;
  decidedIn?: Rule | undefined;
  cost?: 'free' | 'none-named' | undefined;
  /** Smallest sum that is heard; `above`: only more than it. */
  least?: (RuleSum & { above?: boolean | undefined }) | undefined;
  /** Time that it mostly takes, where no rule sets one. */
  usual?: string | undefined;
  note?: string | undefined;
}

export const BINDING_OPERATOR = [
  'bound',
  'not-bound',
  'by-its-rules',
  'by-the-terms',
  'may-be-directed',
  'can-be-bound',
  'listed-if-ignored',
  'nobody',
] as const;

export const BINDING_PLAYER = ['bound', 'not-bound', 'by-the-terms', 'can-be-bound'] as const;

export interface Binding extends Sourced {
  operator: (typeof BINDING_OPERATOR)[number];
  player?: (typeof BINDING_PLAYER)[number] | undefined;
  limit?: RuleSum | undefined;
  effect: RuleEffect;
  note?: string | undefined;
}

/** Rules for complaints of players who asked to be shut out. */
interface ShutOutRules extends Sourced {
  decidedIn?: Rule | undefined;
  /** Body that hears it, where that is not the usual one. */
  to?: string | undefined;
  /** Rule that sends back what was paid in after the request. */
  deposits?: 'returned' | undefined;
  text?: string | undefined;
  effect: RuleEffect;
}

export const SHORTENING = ['not-allowed', 'nothing-forbids', 'unsettled'] as const;

/**
 * Complaint rules of a license, as data to count with. An absent field: the texts read name none,
 * or none was found. Source: facts on complaints of Nov 27, 2026.
 */
export interface LicenseClock {
  /** Last day of the reader to complain to the casino. */
  lastDay?: Rule | undefined;
  lastDayBets?: Rule | undefined;
  /** Days of rules that a later text has replaced without naming any. */
  lastDayEarlier?: { game: Rule; account: Rule } | undefined;
  acknowledgedIn?: Rule | undefined;
  decidedIn?: Rule | undefined;
  /** Longer time to decide; counted from the end of `decidedIn`. */
  extension?: Rule | undefined;
  /** The casino may stop its clock while it waits for the reader. */
  mayPause?: boolean | undefined;
  /** Authority wants to hear of a casino that does not answer in time. */
  tellIfNoAnswer?: boolean | undefined;
  next?: NextStep | undefined;
  binding?: Binding | undefined;
  form?: Form[] | undefined;
  /** Nothing but `form` counts. */
  onlyForm?: boolean | undefined;
  mustContain?: Content[] | undefined;
  languages?: string | undefined;
  inadmissible?: Finding[] | undefined;
  risks?: Finding[] | undefined;
  unknown?: Finding[] | undefined;
  shutOut?: ShutOutRules | undefined;
  /** May a casino's terms set an earlier last day. Absent: not known. */
  termsMayShorten?:
    { answer: (typeof SHORTENING)[number]; note?: string | undefined; source: string } | undefined;
  /** What the authority does and does not do, as short phrases. */
  authorityDoes?: string[] | undefined;
  authorityDoesNot?: string[] | undefined;
  /** Region whose readers are heard only if the site is registered there, such as CA-ON. */
  region?: string | undefined;
}
