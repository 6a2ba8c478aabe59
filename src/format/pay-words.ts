import type { KycLevel, Recourse } from '#domain/casinos/facts.ts';
import {
  type BonusRule,
  type Enforcement,
  type IdleAccount,
  type OfficialAddresses,
  type OwnTerms,
  type PayoutLimit,
  type RefusedCountries,
  type SelfExclusion,
  SILENT,
  type Turnover,
} from '#domain/casinos/own-terms.ts';
import type { OwnLastDay } from '#domain/complaints/case-types.ts';
import type { Money } from '#domain/money/money.ts';
import type { Payout } from '#domain/money/rates.ts';
import type { Answer } from '#domain/pay-sheet/answers.ts';
import { countWord, startSentence } from './counted.ts';
import { LOCALE } from './locale.ts';
import { formatList, formatMinutes, formatMoney, formatPercent } from './text.ts';

/** Words of an answer, as the tally counts them. */
export const ANSWER_WORDS: Record<Answer, string> = {
  yes: 'yes',
  depends: 'depends',
  no: 'no',
  unknown: 'not known',
  [SILENT]: 'not said',
};

export const NOT_READ = 'Not known: not read yet';
export const NOT_SAID = 'It doesn’t say';

const REGIONS = new Intl.DisplayNames(LOCALE, { type: 'region' });

/** France; a part by its code: Canada (CA-ON). */
export function formatRegion(code: string): string {
  const [country = code] = code.split('-');
  const name = REGIONS.of(country === 'UK' ? 'GB' : country) ?? country;
  return country === code ? name : `${name} (${code})`;
}

/** It refuses readers in France, Spain. */
export const refusedWords = (names: readonly string[]) =>
  `It refuses readers in ${names.join(', ')}.`;

type RefusedWin = NonNullable<OwnTerms['refusedWin']>['value'];

const REFUSED_WIN_WORDS = {
  'account-closed': 'account closed',
  'winnings-void': 'winnings void',
  'deposit-returned': 'deposit back',
  'deposit-kept': 'deposit kept',
  'at-discretion': 'the casino decides on the money',
} as const;

/** Refused. Deposit back, winnings void */
export function formatRefused(win: RefusedWin | undefined): string {
  if (win === undefined) return 'Refused. What becomes of a win isn’t known';
  if (win === SILENT) return 'Refused. It doesn’t say what becomes of a win';
  return `Refused. ${startSentence(win.map((part) => REFUSED_WIN_WORDS[part]).join(', '))}`;
}

const UNLISTED_WORDS: Record<RefusedCountries['list'], string> = {
  'closed-list': 'Not on its list of refused countries',
  'list-and-others': 'Not on its list, which isn’t the whole one',
  'by-game-provider': 'Not on its lists, which differ by game',
  'registration-form': 'Only its sign-up form shows whom it takes',
  'no-list': 'It has no list and leaves it to you',
};

export const formatUnlisted = ({ list }: RefusedCountries): string => UNLISTED_WORDS[list];

/** Until $2,000 withdrawn in a month */
export function formatIdentity(level: KycLevel, triggers: readonly string[]): string {
  const amount = triggers.find((trigger) => /\d/.test(trigger));
  const words: Record<KycLevel, string> = {
    none: 'It states no check, and can still ask',
    'on-suspicion': 'Unless it suspects something',
    'above-threshold': amount === undefined ? 'Up to an amount' : `Until ${amount}`,
    'before-withdrawal': 'ID before any withdrawal',
    'at-sign-up': 'It wants ID at sign-up',
  };
  return words[level];
}

export const SHORT_IDENTITY: Record<KycLevel, string> = {
  none: 'No check stated',
  'on-suspicion': 'Unless suspected',
  'above-threshold': 'Up to an amount',
  'before-withdrawal': 'No: before a withdrawal',
  'at-sign-up': 'No: at sign-up',
};

const PERIOD_WORDS: Record<PayoutLimit['per'], string> = {
  transaction: 'at a time',
  day: 'a day',
  week: 'a week',
  '7-days': 'in 7 days',
  month: 'a month',
  '30-days': 'in 30 days',
};

/** $20,000 a day, $500,000 a month */
export function formatLimits(
  month: Payout | 'no-limit' | null,
  others: readonly PayoutLimit[],
): string {
  const all = others.map((limit) => `${formatMoney(limit)} ${PERIOD_WORDS[limit.per]}`);
  if (month === 'no-limit') return all.length === 0 ? 'No limit, it says' : all.join(', ');
  const own = month === null ? [] : [`${formatMoney(month)} ${PERIOD_WORDS[month.per ?? 'month']}`];
  return [...all, ...own].join(', ');
}

const TIMES = ['', ' once', ' twice'];
const timesOf = (times: number) => TIMES[times] ?? ` ${times} times`;

const BASES: Record<Turnover['of'], string> = {
  deposit: 'your deposit',
  'last-deposit': 'your last deposit',
  'crypto-deposit': 'a crypto deposit',
};

/** Bet your deposit once, or lose 8% */
export function formatTurnover({ times, of, elseFeePercent }: Turnover): string {
  if (times === 0) return 'It asks for no bets first';
  const bet = `Bet ${BASES[of]}${timesOf(times)}`;
  return elseFeePercent === undefined
    ? `${bet} first`
    : `${bet}, or lose ${formatPercent(elseFeePercent)}`;
}

/** Deposit once, or 8% */
export function shortTurnover({ times, elseFeePercent }: Turnover): string {
  if (times === 0) return 'No bets asked for';
  const fee = elseFeePercent === undefined ? ' first' : `, or ${formatPercent(elseFeePercent)}`;
  return `Deposit${timesOf(times)}${fee}`;
}

const RULE_WORDS: Record<BonusRule, string> = {
  'max-bet': 'large bets',
  'excluded-games': 'excluded games',
  country: 'refused countries',
  'one-bonus': 'second bonuses',
  'max-cashout': 'cashouts above the cap',
};

const ENFORCED_WORDS: readonly [Enforcement, string][] = [
  ['enforced', 'yes'],
  ['warned', 'a warning'],
  ['not-enforced', 'no'],
];

/** Large bets, yes. Excluded games, no */
export function formatBonusRules(rules: Partial<Record<BonusRule, Enforcement>>): string {
  const names = Object.keys(rules) as BonusRule[];
  return ENFORCED_WORDS.flatMap(([enforcement, words]) => {
    const found = names.filter((name) => rules[name] === enforcement);
    if (found.length === 0) return [];
    return `${startSentence(formatList(found.map((name) => RULE_WORDS[name])))}, ${words}`;
  }).join('. ');
}

const UNIT_WORDS: Record<string, [one: string, many: string]> = {
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  'business-days': ['business day', 'business days'],
  weeks: ['week', 'weeks'],
  months: ['month', 'months'],
  years: ['year', 'years'],
};

/** 7 business days */
export function formatSpan({ n, unit }: { n?: number | undefined; unit: string }): string {
  const [one, many] = UNIT_WORDS[unit] ?? ['', ''];
  return n === undefined ? 'before your next bet' : `${n} ${n === 1 ? one : many}`;
}

const ABOUT_WORDS: Record<OwnLastDay['about'], string> = {
  any: '',
  game: 'games',
  'game-result': 'game results',
  bet: 'bets',
  'sport-result': 'sport results',
  account: 'your account',
  payment: 'payments',
  bonus: 'bonuses',
  other: 'the rest',
};

/** 7 days for game results, 30 days for the rest */
export const formatLastDays = (days: readonly OwnLastDay[]): string =>
  days
    .map((day) => [formatSpan(day), ABOUT_WORDS[day.about]].filter(Boolean).join(' for '))
    .join(', ');

const RECOURSE_WORDS: Record<Recourse, string> = {
  'independent-body': 'An independent body',
  'regulator-decides': 'The regulator',
  'regulator-complaint': 'The regulator listens; the casino decides',
  'operator-only': 'The casino alone decides',
};

const BINDING_WORDS = {
  bound: 'that binds the casino',
  reported: 'that binds the casino, it’s reported',
  'not-bound': 'that doesn’t bind the casino',
} as const;

/** An independent body; that binds the casino, it’s reported */
export function formatRecourse(
  recourse: Recourse,
  binding: keyof typeof BINDING_WORDS | null,
): string {
  const words = RECOURSE_WORDS[recourse];
  if (recourse === 'regulator-complaint' || recourse === 'operator-only') return words;
  return `${words}; ${binding === null ? 'whether that binds isn’t known' : BINDING_WORDS[binding]}`;
}

const BALANCE_WORDS = {
  paid: 'Balance paid',
  'paid-less-fees': 'Balance paid less fees',
  'withdraw-only': 'You can only withdraw',
  [SILENT]: 'It doesn’t say what becomes of the balance',
} as const;

const DEPOSIT_WORDS = {
  returned: 'later deposits come back',
  kept: 'it keeps later deposits',
  'not-liable': 'it won’t answer for later deposits',
  [SILENT]: 'it doesn’t speak of later deposits',
} as const;

/** Balance paid; later deposits come back */
export function formatSelfExclusion({ balance, depositsDuring }: SelfExclusion): string {
  const parts = [
    balance && BALANCE_WORDS[balance],
    depositsDuring && DEPOSIT_WORDS[depositsDuring],
  ].filter((part) => part !== undefined);
  return startSentence(parts.join('; '));
}

/** $5 a month after six months */
export function formatIdleAccount({ afterMonths, takes, fee, comesBack }: IdleAccount): string {
  const after = `after ${countWord(afterMonths)} ${afterMonths === 1 ? 'month' : 'months'}`;
  const back = comesBack === true ? ', back if you ask' : '';
  if (takes === 'nothing') return 'It takes nothing';
  if (takes === 'balance') return `Balance gone ${after}${back}`;
  return `${fee === undefined ? 'A fee' : formatMoney(fee)} a month ${after}${back}`;
}

export const formatAddresses = ({ domains, mails }: OfficialAddresses): string =>
  [...domains, ...mails].join(', ');

/** It paid 0.01 BTC in 3 h. */
export const testSentence = (amount: Money, minutes: number | null): string =>
  minutes === null
    ? `It didn’t pay ${formatMoney(amount)} while we waited.`
    : `It paid ${formatMoney(amount)} in ${formatMinutes(minutes)}.`;
