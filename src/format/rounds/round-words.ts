import type { AuditReport, CheckId, FileRead, LeftOut } from '#domain/rounds/report.ts';
import type { OperatorId, Place, Play, RoundKind } from '#domain/rounds/round.ts';
import { startSentence } from '../counted.ts';
import { LOCALE, numberFormat } from '../locale.ts';
import { formatCount } from '../text.ts';
import type { FieldErrors } from './form-fields.ts';

const OPERATORS: Record<OperatorId, string> = {
  stake: 'Stake',
  duel: 'Duel',
  liqd: 'LIQD',
  bustabit: 'bustabit',
};

/** Count with noun, in figures: 1 round, 2,000 rounds. */
export const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

export const rowName = ({ file, row }: Place): string =>
  `${formatCount(row)}${file > 0 ? ` of file ${file + 1}` : ''}`;

/** Game with the casino of its history. */
export const gameName = (operator: OperatorId | null, game: string): string =>
  `${operator === null ? 'Your table' : OPERATORS[operator]}, ${game === '' ? 'game not named' : startSentence(game)}`;

export const KIND_WORDS: Record<RoundKind, readonly [name: string, meaning: string]> = {
  played: ['Played', 'Bets that were made and decided.'],
  refused: ['Refused', 'The casino didn’t take the bet and gave the stake back.'],
  void: ['Void', 'The bet was canceled and the stake came back.'],
  free: ['Free', 'The casino paid the stake, as in free spins.'],
  'zero-stake': ['Stake of zero', 'Nothing was bet, so nothing is paid.'],
  'cashed-out': ['Cashed out', 'The player took a price before the end.'],
  open: ['Open', 'Not decided when the file was written.'],
};

export const DROPPED_WORDS: Record<FileRead['dropped'][number]['what'], string> = {
  address: 'contact, network or wallet addresses',
  name: 'names',
  'user-id': 'user numbers',
  'account-id': 'account numbers',
  'bet-id': 'bet numbers',
  'other-id': 'other numbers of yours',
};

export const CHECK_WORDS: Record<CheckId, string> = {
  commitment: 'Seed against its hash',
  result: 'Result from the seeds',
  multiplier: 'Multiplier from the table',
  payout: 'Payout from stake and table',
  statement: 'What the history says of itself',
  'beacon-time': 'Bet before its beacon',
};

/** Innocent causes of a difference, likeliest first. */
const CAUSES: Record<CheckId, string> = {
  commitment:
    'the seed of another pair, since sites show the next hash too; a slip in copying; a hash cut short',
  result:
    'a history edited, sorted or saved by a spreadsheet; a client seed changed in between; a rule the casino changed after we read it; a result shown in another form',
  multiplier:
    'a shortened multiplier in the file, where the full one pays; a table that changed after we read it',
  payout:
    'amounts rounded by a spreadsheet; a rounding we don’t know, as in another currency; a bonus paid with the round; profits taken for payouts; a table changed after we read it',
  statement: 'a field with another meaning than we assume; a round called won that paid a part',
  'beacon-time': 'a wrong clock in the program that wrote the file',
};

/** Likeliest causes for a check in one game. */
const CAUSES_OF_GAME: Readonly<Record<string, string>> = {
  'crash payout': 'a fee that comes off the cash-out',
  'sports payout': 'odds that changed because part of the bet was void',
  'mines multiplier': 'two swapped columns, with and without the edge',
  'mines result': 'another number of mines; tiles counted from 1',
  'plinko result': 'another number of rows; a path written from the right',
  'plinko payout': 'another risk or number of rows',
  'dice payout': 'a range with other ends',
  'dice result': 'a roll counted to 99.99 where the rule has 100.00',
};

/** Innocent causes of differing rows, and the next step for the reader. */
export function causesOf(check: CheckId, game: string): string {
  const first = CAUSES_OF_GAME[`${game} ${check}`];
  return `Usual causes, likeliest first: ${first === undefined ? '' : `${first}; `}${CAUSES[check]}. What to do: follow one of these rows by hand. If it still differs, send the casino its number and time and ask which rule it used. Keep your file unchanged.`;
}

/** Rounds that a sum leaves out, with their stakes. */
export function leftOutLine({ reason, rounds, staked }: LeftOut, currency: string): string {
  const why = LEFT_OUT_WORDS[reason] ?? ['can’t be read', 'can’t be read'];
  const stakes =
    staked === null || Number(staked) === 0 ? '' : ` with ${formatAmount(staked, currency)} staked`;
  return `${counted(rounds, 'row')}${stakes} ${why[rounds === 1 ? 0 : 1]}. Not in the total.`;
}

/** Predicates of one row and of several. */
const LEFT_OUT_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'no-payout': ['shows no payout', 'show no payout'],
  'two-currencies': ['names two currencies', 'name two currencies'],
  'amounts-disagree': ['contradicts itself', 'contradict themselves'],
  open: ['isn’t decided', 'aren’t decided'],
  free: ['was played free', 'were played free'],
  'zero-stake': ['paid on a stake of zero', 'paid on a stake of zero'],
  refused: ['was refused and not paid back whole', 'were refused and not paid back whole'],
  void: ['was void and not paid back whole', 'were void and not paid back whole'],
};

const sum = numberFormat({ maximumFractionDigits: 8 });
const rough = numberFormat({ maximumSignificantDigits: 3 });
const inCents = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const inTwoDigits = numberFormat({ maximumSignificantDigits: 2 });
const withUnit = (figure: string, currency: string) =>
  `${figure.replace('-', '−')} ${currency}`.trimEnd();

/** A sum to 8 decimals, or to three digits if it is smaller: sums of doubles have up to twenty. */
export const formatSum = (text: string, currency: string): string =>
  Math.abs(Number(text)) < 1e-6
    ? formatRough(Number(text), currency)
    : withUnit(sum(text as `${number}`), currency);

/** An amount as a reader takes it in: 4.67 USDC, 0.00011 BTC. The exact one stands nearby. */
export const formatAmount = (text: string, currency: string): string => {
  const format = Math.abs(Number(text)) < 0.095 && Number(text) !== 0 ? inTwoDigits : inCents;
  return withUnit(format(text as `${number}`), currency);
};

/** An exact amount in plain decimals, as the file or the rule has it. */
export const formatExact = (text: string, currency: string): string => withUnit(text, currency);

let moment: Intl.DateTimeFormat | undefined;

/** Nov 24, 2026, 21:14:07 UTC */
export function formatMoment(at: number): string {
  moment ??= new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${moment.format(at)} UTC`;
}

/** Plinko, 16 rows, high */
export function playName(play: Play): string {
  const game = startSentence(play.game === 'other' ? play.name || 'Not named' : play.game);
  if (play.game === 'plinko') return `${game}, ${play.rows} rows, ${play.risk}`;
  return play.game === 'mines' ? `${game}, ${counted(play.mineCount, 'mine')}` : game;
}

/** Number with three significant digits: 0.00124 or 1,250. */
export const formatRough = (value: number, currency = ''): string =>
  withUnit(rough(value), currency);

/** Error at a row that was asked for. */
export const NO_BET = 'No bet was read from this row. Enter another one.';

/** Reasons why a result cannot be explained. */
export const UNEXPLAINED = {
  'needs-seed': 'The seed of this round isn’t revealed yet. Paste it above.',
  'no-rule': 'We know no rule by which this round can be drawn again.',
} as const;

/** Error message for pasted seeds whose hash no round in the files has. */
export function leftOverErrors(report: AuditReport | null): FieldErrors {
  const pasted = report?.seedsLeftOver.filter(({ from }) => from === 'reader') ?? [];
  const [first, ...others] = pasted;
  if (first === undefined) return {};
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  return {
    seeds: `No round in these files has the hash of ${first.serverSeed.slice(0, 12)}…${rest}. Check that each seed was copied whole and belongs to these rounds.`,
  };
}
