import {
  type CasinoFacts,
  hasPublishedRule,
  type KycDisclosure,
  type KycLevel,
  type Licence,
  type Recourse,
  type RtpDisclosure,
  type SaferTool,
  type WithdrawalFee,
} from '#domain/casinos/facts.ts';
import { kycLabel } from '#domain/comparison/comparison-row.ts';
import { formatGameKind, startSentence } from './counted.ts';
import {
  formatCount,
  formatList,
  formatMinutesRange,
  formatMoney,
  formatPayout,
  formatPercent,
} from './text.ts';

export type FactName = keyof CasinoFacts;

/** Labels of the facts, in print order. */
export const FACT_LABELS: Record<FactName, string> = {
  licence: 'License',
  recourse: 'Who decides a dispute',
  coins: 'Coins',
  minDeposit: 'Min deposit',
  minDepositUsdt: 'Min deposit in USDT',
  withdrawal: 'Withdrawal time',
  withdrawalFee: 'Withdrawal fee',
  maxPayout: 'Max payout',
  kyc: 'Identity checks (KYC)',
  provablyFairGames: 'Rounds you can recompute',
  rtpDisclosure: 'RTP printed for',
  rtpClaim: 'RTP it advertises',
  saferTools: 'Limits you can set',
  games: 'Kinds of game',
  gameCount: 'Games',
  established: 'Established',
  vipProgram: 'VIP program',
  mobileFriendly: 'Mobile friendly',
};

export const FACT_NAMES = Object.keys(FACT_LABELS) as FactName[];

const KYC_LEVEL_WORDS: Record<KycLevel, string> = {
  none: 'no check stated',
  'on-suspicion': 'on suspicion',
  'above-threshold': 'above an amount',
  'before-withdrawal': 'before a withdrawal',
  'at-sign-up': 'at sign-up',
};

const ID_CHECKS: Record<KycLevel, string> = {
  none: 'No ID check stated',
  'on-suspicion': 'ID on suspicion',
  'above-threshold': 'ID over a limit',
  'before-withdrawal': 'ID to withdraw',
  'at-sign-up': 'ID at sign-up',
};

export const KYC_DISCLOSURE_WORDS: Record<KycDisclosure, string> = {
  'threshold-and-documents': 'It says when it checks and which documents it takes.',
  'threshold-only': 'It says when it checks, but not which documents it takes.',
  vague: 'It says neither when it checks nor which documents it takes.',
};

/** Partial: above an amount */
export function formatKycLevel(level: KycLevel): string {
  return `${kycLabel(level)}: ${KYC_LEVEL_WORDS[level]}`;
}

/** ID over a limit: one line of a phone */
export const formatIdCheck = (level: KycLevel): string => ID_CHECKS[level];

const RECOURSE_WORDS: Record<Recourse, string> = {
  'independent-body': 'A named independent body',
  'regulator-decides': 'The regulator',
  'regulator-complaint': 'The casino alone; the regulator takes complaints and decides none',
  'operator-only': 'The casino alone',
};

const FEE_WORDS: Record<WithdrawalFee, string> = {
  none: 'No fee',
  'network-only': 'The network fee only',
  'casino-fee': 'A fee of its own',
};

const RTP_WORDS: Record<RtpDisclosure, string> = {
  'every-game': 'Every game',
  'some-games': 'Some games',
  none: 'No game',
};

const TOOL_NAMES: Record<SaferTool, string> = {
  'deposit-limit': 'deposit limit',
  'loss-limit': 'loss limit',
  'session-reminder': 'session reminder',
  'time-out': 'time-out',
  'self-exclusion': 'self-exclusion',
};

/** Value where a licence was looked for and none was found. */
export const NONE_FOUND = 'None found';

/** Country whose authority issued the licence; `null` where no licence is known. */
export function formatJurisdiction({ licence }: CasinoFacts, country: string | null) {
  if (licence === null) return null;
  return licence.value.standing === 'none-found' ? NONE_FOUND : country;
}

/** Licence with its place and standing: Curaçao, CW-1, on the register. */
function formatLicence(licence: Licence, place: string): string {
  switch (licence.standing) {
    case 'on-register':
      return `${place}, ${licence.number}, on the register`;
    case 'claimed':
      return `${place}, ${licence.number ?? 'no number printed'}, claimed by the casino`;
    case 'none-found':
      return NONE_FOUND;
  }
}

type Formatters = {
  [Name in FactName]: (value: NonNullable<CasinoFacts[Name]>['value'], place: string) => string;
};

const flag = (value: boolean) => (value ? 'Yes' : 'No');
const listOr = (names: readonly string[], none: string) =>
  names.length === 0 ? none : startSentence(formatList(names));

const FORMATTERS: Formatters = {
  licence: formatLicence,
  recourse: (value) => RECOURSE_WORDS[value],
  coins: (value) => value.join(', '),
  minDeposit: formatMoney,
  minDepositUsdt: formatMoney,
  withdrawal: formatMinutesRange,
  withdrawalFee: (value) => FEE_WORDS[value],
  maxPayout: (value) => (value === 'no-limit' ? 'No Limit' : formatPayout(value)),
  kyc: ({ level }) => formatKycLevel(level),
  provablyFairGames: (value) =>
    listOr(
      value.map((game) =>
        hasPublishedRule(game)
          ? formatGameKind(game)
          : `${formatGameKind(game)} (seeds without the rule)`,
      ),
      'None',
    ),
  rtpDisclosure: (value) => RTP_WORDS[value],
  rtpClaim: ({ game, rtpPercent }) => `${formatPercent(rtpPercent)} for its game ${game}`,
  saferTools: (value) =>
    listOr(
      value.map((tool) => TOOL_NAMES[tool]),
      'None',
    ),
  games: (value) => listOr(value.map(formatGameKind), 'None'),
  gameCount: formatCount,
  established: (value) => String(value),
  vipProgram: flag,
  mobileFriendly: flag,
};

/** A fact's value in words; `null` if unknown. `place` is the short name of the licence's authority. */
export function formatFact<Name extends FactName>(
  facts: CasinoFacts,
  name: Name,
  place: string,
): string | null {
  const fact = facts[name];
  return fact === null
    ? null
    : FORMATTERS[name](fact.value as NonNullable<CasinoFacts[Name]>['value'], place);
}
