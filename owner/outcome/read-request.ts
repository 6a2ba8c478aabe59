import { CASHABLE, type CashOutRule } from '#domain/outcomes/cash-out.ts';
import {
  type PayTable,
  type PayTableFault,
  payTableFault,
  type Payout,
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
import { type OptionReader, plainNumber, readOptionWords } from './option-words.ts';

/** The parsed request: a plan in minor units, and the options of the report. */
export type OutcomeRequest = { plan: Plan; shares: number[]; betsPerHour: number | null };

export type RequestResult =
  { ok: true; request: OutcomeRequest } | { ok: false; problems: readonly string[] };

const GAMES = [...YARDSTICK_SLOTS, 'even-money'];

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

type Reader = OptionReader<keyof typeof OPTIONS>;
type SumName =
  'deposit' | 'start' | 'bet' | 'turnover' | 'sticky' | 'cap' | 'cap-winnings' | 'min-withdrawal';

const SUM = 'a sum such as 100 or 0.50';

/** Parses the arguments into a request, or returns every problem in them. */
export function readRequest(words: readonly string[]): RequestResult {
  const options = readOptionWords(words, Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]);
  const depositMinor = requiredSum(options, 'deposit');
  const startMinor = requiredSum(options, 'start');
  const betMinor = requiredSum(options, 'bet');
  if (betMinor === 0) options.fault('bet', `${SUM}, above 0`);
  const turnoverMinor = requiredSum(options, 'turnover');
  const table = readTable(options);
  const rule = readRule(options, { depositMinor, startMinor });
  const shares = options.list('quantiles', 'shares above 0 and below 1 such as 0.1,0.9', (part) => {
    const share = plainNumber(part);
    return share !== null && share > 0 && share < 1 ? share : null;
  });
  const betsPerHour = options.number('bets-per-hour', 'a number above 0', (pace) => pace > 0);
  if (options.problems.length > 0) return { ok: false, problems: options.problems };
  const starts = oneStart(startMinor, turnoverMinor, betMinor);
  const plan = { depositMinor, betMinor, table, starts, rule };
  return { ok: true, request: { plan, shares, betsPerHour } };
}

/** Money beyond the player's own is a bonus, which has to be wagered before a withdrawal. */
function readRule(
  options: Reader,
  { depositMinor, startMinor }: { depositMinor: number; startMinor: number },
): CashOutRule {
  const capMinor = readSum(options, 'cap') ?? Infinity;
  const onWinningsMinor = readSum(options, 'cap-winnings') ?? Infinity;
  const lowest = Math.min(capMinor, depositMinor + onWinningsMinor);
  return {
    ...CASHABLE,
    stickyBonusMinor: readSum(options, 'sticky') ?? 0,
    capMinor: lowest === Infinity ? null : lowest,
    smallestMinor: readSum(options, 'min-withdrawal') ?? 0,
    forfeitsUnfinished: startMinor > depositMinor,
  };
}

/** Parses a sum in minor units. If it is missing or invalid, adds a problem and returns 0. */
function requiredSum(options: Reader, name: SumName): number {
  if (!options.has(name)) options.fault(name, SUM);
  return readSum(options, name) ?? 0;
}

function readSum(options: Reader, name: SumName): number | null {
  const isWhole = (sum: number) => Math.abs(Math.round(sum * 100) - sum * 100) < 1e-6;
  const sum = options.number(name, `${SUM}, of at most two decimals`, isWhole);
  return sum === null ? null : Math.round(sum * 100);
}

const TABLE_FAULTS: Readonly<Record<PayTableFault, string>> = {
  'no-payout': 'at least one payout',
  'chance-out-of-range': 'chances from 0 to 1',
  'chances-above-one': 'chances that add up to 1 at most',
  'multiple-out-of-range': 'multiples of 0 or more',
};

/** Parses the pay table. If it is invalid, adds a problem and returns an empty one. */
function readTable(options: Reader): PayTable {
  const rtp = options.number('rtp', 'a share above 0 and at most 1, such as 0.96', (share) => {
    return share > 0 && share <= 1;
  });
  const game = options.word('game');
  if (options.has('table') === options.has('game')) {
    options.problems.push(
      `--table or --game: found ${game === null ? 'neither' : 'both'}, expected one.`,
    );
    return [];
  }
  const slot = YARDSTICK_SLOTS.find((name) => name === game);
  if (slot !== undefined) return yardstickSlot(slot, rtp ?? YARDSTICK_RTP_FRACTION);
  if (options.has('rtp')) options.fault('rtp', `it beside ${YARDSTICK_SLOTS.join(', ')} alone`);
  if (game === 'even-money') return evenMoneyGame();
  if (game !== null) return options.fault('game', `one of ${GAMES.join(', ')}`) ?? [];

  const payouts = options.list('table', 'chance:multiple,… such as 0.48:2', readPayout);
  if (payouts.length === 0) return payouts;
  const fault = payTableFault(payouts);
  if (fault !== null) return options.fault('table', TABLE_FAULTS[fault]) ?? [];
  if (!returnsTooMuch(payouts)) return payouts;
  const percent = Number((rtpFractionOf(payouts) * 100).toFixed(4));
  options.problems.push(
    `--table: found payouts that return ${percent}% of what is bet, expected 100% or less.`,
  );
  return [];
}

function readPayout(part: string): Payout | null {
  const [chance, multiple, ...more] = part.split(':').map(plainNumber);
  const isWhole = typeof chance === 'number' && typeof multiple === 'number' && more.length === 0;
  return isWhole ? { chance, multiple } : null;
}
