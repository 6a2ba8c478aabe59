import { parseArgs } from 'node:util';
import * as z from 'zod';
import { suggestion } from '#check/describe-issue.ts';
import { CASHABLE } from '#domain/outcomes/cash-out.ts';
import {
  type PayTableFault,
  payTableFault,
  returnsTooMuch,
  rtpFractionOf,
} from '#domain/outcomes/pay-table.ts';
import { oneStart, type Plan } from '#domain/outcomes/plan.ts';
import {
  evenMoneyGame,
  YARDSTICK_RTP_FRACTION,
  YARDSTICK_SLOTS,
  yardstickSlot,
} from '#domain/outcomes/yardstick-games.ts';

/** The parsed request: a plan in minor units, and the options of the report. */
export type OutcomeRequest = { plan: Plan; shares: number[]; betsPerHour: number | null };

export type RequestResult =
  { ok: true; request: OutcomeRequest } | { ok: false; problems: readonly string[] };

const GAMES = [...YARDSTICK_SLOTS, 'even-money'] as const;

/** Each option with its value and purpose, in the order of the help text. */
export const OPTIONS = {
  deposit: ['SUM', 'own money that is put in; 0 for credit that costs nothing'],
  start: ['SUM', 'balance that play begins with, such as deposit and bonus'],
  bet: ['SUM', 'each bet'],
  turnover: ['SUM', 'all bets together; the last one is made whole'],
  table: ['LIST', 'pay table, chance:multiple of the bet,…; the rest of the chance loses'],
  game: ['NAME', `a model game instead of a table: ${GAMES.join(', ')}`],
  rtp: ['SHARE', `return to player of a model slot, ${YARDSTICK_RTP_FRACTION} unless given`],
  sticky: ['SUM', 'bonus that is taken back at a withdrawal'],
  cap: ['SUM', 'largest withdrawal'],
  'cap-winnings': ['SUM', 'largest withdrawal beyond the deposit'],
  'min-withdrawal': ['SUM', 'smallest withdrawal; less is not paid'],
  quantiles: ['LIST', 'shares of players whose largest withdrawal is asked for: 0.1,0.9'],
  'bets-per-hour': ['NUMBER', 'pace of play, to give the hours it takes'],
} as const satisfies Record<string, readonly [string, string]>;

const SUM = 'a sum such as 100 or 0.50';
const SHARES = 'shares above 0 and below 1 such as 0.1,0.9';
const PAYOUTS = 'chance:multiple,… such as 0.48:2';

/** A number written plainly and not below 0. The message of each schema says what it expects. */
const number = (
  expected: string,
  isFine: (value: number) => boolean = () => true,
  missing = expected,
) =>
  z
    .string(missing)
    .regex(/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i, expected)
    .transform(Number)
    .refine((value) => Number.isFinite(value) && isFine(value), expected);

/** A sum in minor units. */
const sum = number(
  `${SUM}, of at most two decimals`,
  (value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6,
  SUM,
).transform((value) => Math.round(value * 100));

const TABLE_FAULTS: Readonly<Record<PayTableFault, string>> = {
  'no-payout': 'at least one payout',
  'chance-out-of-range': 'chances from 0 to 1',
  'chances-above-one': 'chances that add up to 1 at most',
  'multiple-out-of-range': 'multiples of 0 or more',
};

const items = (text: string) => text.split(',').map((item) => item.trim());

const GIVEN = z.object({
  deposit: sum,
  start: sum,
  bet: sum.refine((minor) => minor > 0, `${SUM}, above 0`),
  turnover: sum,
  table: z
    .string()
    .transform((text) => items(text).map((item) => item.split(':')))
    .pipe(z.array(z.tuple([number(PAYOUTS), number(PAYOUTS)], PAYOUTS)))
    .transform((pairs) => pairs.map(([chance, multiple]) => ({ chance, multiple })))
    .superRefine((payouts, context) => {
      const fault = payTableFault(payouts);
      const percent = Number((rtpFractionOf(payouts) * 100).toFixed(4));
      if (fault !== null) context.addIssue(TABLE_FAULTS[fault]);
      else if (returnsTooMuch(payouts)) {
        context.addIssue(`payouts that return at most 100% of what is bet, not ${percent}%`);
      }
    })
    .optional(),
  game: z.enum(GAMES, `one of ${GAMES.join(', ')}`).optional(),
  rtp: number(
    'a share above 0 and at most 1, such as 0.96',
    (share) => share > 0 && share <= 1,
  ).default(YARDSTICK_RTP_FRACTION),
  sticky: sum.default(0),
  cap: sum.default(Infinity),
  'cap-winnings': sum.default(Infinity),
  'min-withdrawal': sum.default(0),
  quantiles: z
    .string()
    .transform(items)
    .pipe(z.array(number(SHARES, (share) => share > 0 && share < 1)))
    .default([]),
  'bets-per-hour': number('a number above 0', (pace) => pace > 0)
    .nullable()
    .default(null),
});

const NAMES = Object.keys(OPTIONS);
const PARSED = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));

/** A line for each option that there is not. */
export const unknownOptions = (given: object, names: readonly string[]): string[] =>
  Object.keys(given)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const hint = suggestion(name, names)?.replace('mean ', 'mean --');
      return `--${name}: no such option. ${hint ?? '--help lists them all.'}`;
    });

/** Parses the arguments into a request, or returns every problem in them. */
export function readRequest(words: readonly string[]): RequestResult {
  const { values, positionals, tokens } = parseArgs({
    ...{ args: [...words], options: PARSED },
    ...{ strict: false, tokens: true },
  });
  const given: Record<string, unknown> = { ...values };
  // So an option without a value is read.
  for (const name of NAMES) if (given[name] === true) given[name] = '';
  const problems = unknownOptions(given, NAMES);
  const hasUnknown = problems.length > 0;
  const named = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  for (const name of new Set(named.filter((one, at) => named.indexOf(one) < at))) {
    problems.push(`--${name}: found twice, expected each option once.`);
  }
  // Take the word after an unknown option as its value, not as a word too many.
  if (!hasUnknown && positionals.length > 0) {
    problems.push(`Found ${positionals.join(' ')}, which belongs to no option.`);
  }
  const fault = (name: string, expected: string) => {
    const found = given[name] ? JSON.stringify(given[name]) : 'nothing';
    problems.push(`--${name}: found ${found}, expected ${expected}.`);
  };
  const { data, error } = GIVEN.safeParse(given);
  const faults = new Map(error?.issues.map(({ path: [name], message }) => [String(name), message]));
  for (const [name, expected] of faults) fault(name, expected);
  const slot = YARDSTICK_SLOTS.find((name) => name === given['game']);
  if ('table' in given === 'game' in given) {
    const found = 'game' in given ? 'both' : 'neither';
    problems.push(`--table or --game: found ${found}, expected one.`);
  } else if ('rtp' in given && slot === undefined) {
    fault('rtp', `it beside ${YARDSTICK_SLOTS.join(', ')} alone`);
  }
  if (data !== undefined && data.sticky > data.start) fault('sticky', 'at most --start');
  if (data === undefined || problems.length > 0) return { ok: false, problems };

  const game = slot === undefined ? evenMoneyGame() : yardstickSlot(slot, data.rtp);
  const { deposit, start, bet, turnover, quantiles, 'bets-per-hour': betsPerHour } = data;
  const lowest = Math.min(data.cap, deposit + data['cap-winnings']);
  const rule = {
    ...CASHABLE,
    stickyBonusMinor: data.sticky,
    capMinor: lowest === Infinity ? null : lowest,
    smallestMinor: data['min-withdrawal'],
    // Money beyond the player's own is a bonus, which has to be wagered before a withdrawal.
    forfeitsUnfinished: start > deposit,
  };
  const starts = oneStart(start, turnover, bet);
  const plan = { depositMinor: deposit, betMinor: bet, table: data.table ?? game, starts, rule };
  return { ok: true, request: { plan, shares: quantiles, betsPerHour } };
}
