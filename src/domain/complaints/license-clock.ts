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

/** Points that a recipient asks a complaint to hold. */
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
  dayOne?: 'receipt' | undefined;
  effect: RuleEffect;
  text?: string | undefined;
  note?: string | undefined;
}

/** Day on which the step after the casino opens. */
export interface Opening extends Rule {
  onDayN?: boolean | undefined;
  periodOver?: boolean | undefined;
  finalAnswer?: boolean | undefined;
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
  least?: (RuleSum & { above?: boolean | undefined }) | undefined;
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
  to?: string | undefined;
  deposits?: 'returned' | undefined;
  text?: string | undefined;
  effect: RuleEffect;
}

export const SHORTENING = ['not-allowed', 'nothing-forbids', 'unsettled'] as const;

/**
 * Complaint rules of a license, as data to count with; `schemas/license-clock.ts` describes each field. An absent
 * one: the texts read name none, or none was found. Source: facts on complaints of Nov 27, 2026.
 */
export interface LicenseClock {
  lastDay?: Rule | undefined;
  lastDayBets?: Rule | undefined;
  lastDayEarlier?: { game: Rule; account: Rule } | undefined;
  acknowledgedIn?: Rule | undefined;
  decidedIn?: Rule | undefined;
  extension?: Rule | undefined;
  mayPause?: boolean | undefined;
  tellIfNoAnswer?: boolean | undefined;
  next?: NextStep | undefined;
  binding?: Binding | undefined;
  form?: Form[] | undefined;
  onlyForm?: boolean | undefined;
  mustContain?: Content[] | undefined;
  languages?: string | undefined;
  inadmissible?: Finding[] | undefined;
  risks?: Finding[] | undefined;
  unknown?: Finding[] | undefined;
  shutOut?: ShutOutRules | undefined;
  termsMayShorten?:
    { answer: (typeof SHORTENING)[number]; note?: string | undefined; source: string } | undefined;
  authorityDoes?: string[] | undefined;
  authorityDoesNot?: string[] | undefined;
  region?: string | undefined;
}
