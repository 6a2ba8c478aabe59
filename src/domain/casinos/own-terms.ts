import type { OwnClause } from '../complaints/case-types.ts';
import type { Grade } from '../facts/fact.ts';
import type { Money } from '../money/money.ts';

/**
 * Value of a clause that is not there: the terms were read whole and do not say. A clause that nobody has read is left
 * out.
 */
export const SILENT = 'silent';
export type OrSilent<Value> = Value | typeof SILENT;

/** Form in which terms name the countries that they refuse. */
export const REFUSAL_LISTS = [
  'closed-list',
  'list-and-others',
  'by-game-provider',
  'registration-form',
  'no-list',
] as const;

/** Consequences for a player from a refused country. */
export const REFUSED_WINS = [
  'account-closed',
  'winnings-void',
  'deposit-returned',
  'deposit-kept',
  'at-discretion',
] as const;

/** Point at which the casino finds out that a country is refused. */
export const COUNTRY_CHECKS = [
  'blocked-at-sign-up',
  'blocked-by-ip',
  'asked-only',
  'found-at-withdrawal',
] as const;

/** Periods of a limit beside `maxPayout`. */
export const LIMIT_PERIODS = ['transaction', 'day', 'week', '7-days', 'month', '30-days'] as const;

export const TURNOVER_BASES = ['deposit', 'last-deposit', 'crypto-deposit'] as const;

/** Blocked while identity is checked; `play-open`: play goes on. */
export const HELD_DURING_CHECK = [
  'play-open',
  'deposits-blocked',
  'withdrawals-blocked',
  'tips-blocked',
] as const;

export const BONUS_RULES = [
  'max-bet',
  'excluded-games',
  'country',
  'one-bonus',
  'max-cashout',
] as const;
export type BonusRule = (typeof BONUS_RULES)[number];

/** `enforced`: the software stops the bet; `not-known`: nobody has tried. */
export const ENFORCEMENTS = ['enforced', 'warned', 'not-enforced', 'not-known'] as const;
export type Enforcement = (typeof ENFORCEMENTS)[number];

export const VPN_RULES = ['forbidden', 'only-with-consent', 'allowed'] as const;
export const IDLE_TAKES = ['nothing', 'fee', 'balance'] as const;
export const CLOSURE_BALANCES = ['paid', 'withheld-on-breach'] as const;
export const EXCLUSION_REACHES = ['brand', 'operator', 'group'] as const;
export const EXCLUDED_DEPOSITS = ['returned', 'kept', 'not-liable'] as const;
export const EXCLUDED_BALANCES = ['paid', 'paid-less-fees', 'withdraw-only'] as const;
export const COMPANY_ROLES = ['license-holder', 'payment-company', 'operator'] as const;

/** Clause with its receipt; `null` or left out where nobody has read it. */
export type Clause<Value> =
  | {
      value: OrSilent<Value>;
      /** Section of the source, such as §4.2. */
      clause?: string | undefined;
      source: string;
      checkedOn: string;
      grade: Grade;
      note?: string | undefined;
    }
  | null
  | undefined;

export type KnownClause = NonNullable<Clause<unknown>>;

export type PayoutLimit = Money & { per: (typeof LIMIT_PERIODS)[number] };

export type Turnover = {
  /** Times the deposit must be bet before a withdrawal; 0: not at all. */
  times: number;
  of: (typeof TURNOVER_BASES)[number];
  /** Fee, in percent, of a withdrawal before that; left out where there is none. */
  elseFeePercent?: number | undefined;
};

export type IdleAccount = {
  afterMonths: number;
  takes: (typeof IDLE_TAKES)[number];
  /** A month. */
  fee?: Money | undefined;
  comesBack?: boolean | undefined;
};

export type SelfExclusion = {
  reach?: OrSilent<(typeof EXCLUSION_REACHES)[number]> | undefined;
  depositsDuring?: OrSilent<(typeof EXCLUDED_DEPOSITS)[number]> | undefined;
  balance?: OrSilent<(typeof EXCLUDED_BALANCES)[number]> | undefined;
};

export type OfficialAddresses = { domains: string[]; mails: string[]; seal?: string | undefined };

export type RefusedCountries = {
  /** Codes of countries as the site writes them, or of parts: CA-ON. */
  countries: string[];
  list: (typeof REFUSAL_LISTS)[number];
};

/** Clauses of a casino's own terms that decide a payout. No rating reads them. */
export type OwnTerms = {
  readWhole?: { on: string; version?: string | undefined } | null | undefined;
  refusedCountries?: Clause<RefusedCountries>;
  refusedWin?: Clause<(typeof REFUSED_WINS)[number][]>;
  countryCheck?: Clause<(typeof COUNTRY_CHECKS)[number]>;
  limits?: Clause<PayoutLimit[]>;
  turnover?: Clause<Turnover>;
  identity?: Clause<{
    documents: string[];
    daysToSend?: number | undefined;
    holds: (typeof HELD_DURING_CHECK)[number][];
  }>;
  bonusRules?: Clause<Partial<Record<BonusRule, Enforcement>>>;
  vpn?: Clause<(typeof VPN_RULES)[number]>;
  idleAccount?: Clause<IdleAccount>;
  closure?: Clause<{
    anyReason: boolean;
    balance?: OrSilent<(typeof CLOSURE_BALANCES)[number]> | undefined;
  }>;
  selfExclusion?: Clause<SelfExclusion>;
  addresses?: Clause<OfficialAddresses>;
  companies?: Clause<{ role: (typeof COMPANY_ROLES)[number]; name: string; country: string }[]>;
  complaint?: Clause<Omit<OwnClause, 'state'>>;
};

/** The casino's complaint clause for a case; unread where nobody has recorded it. */
export function ownClauseOf(terms: OwnTerms | null | undefined): OwnClause {
  const value = terms?.complaint?.value;
  if (value === undefined) return { state: 'not-recorded' };
  return value === SILENT ? { state: 'none-in-terms' } : { state: 'recorded', ...value };
}
