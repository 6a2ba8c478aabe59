import type { Play, Round, RoundKind } from '../round.ts';
import { amountIn, codeOf, currencyOfHead, sumOf, TIMES } from './amounts.ts';
import { Entry } from './entry.ts';
import { type EntryKind, entryKind, isTotal } from './ledger.ts';
import type { RoundCollector } from './round-collector.ts';
import { diceRoll, limboResult } from './number-list.ts';
import type { ColumnMapping } from './read-event.ts';
import { ReadError } from './reasons.ts';
import { currencyIn, type Keys, roundFrom, type RoundRead } from './round-from.ts';
import { cellOf, type TableSample } from './table-sample.ts';
import { timeOf } from './times.ts';
import { agree } from './witnesses.ts';

const WON = /^(won|win|true|gewonnen|ganada|gagné|ganhou|vinta|выигрыш)$/i;
const LOST = /^(lost|loss|lose|false|verloren|perdida|perdu|perdeu|persa|проигрыш)$/i;
/** Words by which a row names itself as no played bet; all other words state a result. */
const KINDS: readonly (readonly [RoundKind, RegExp])[] = [
  ['void', /^(refund|return|cancel|void|annul|storn|erstattet|reject|declin)/i],
  ['open', /^(pending|open|active|running|unsettled|in progress|offen)/i],
  ['free', /^(free|gratis|freispiel|bonus ?spin)/i],
];
const KEYS: Keys = {
  ...{ paid: 'paid', shownMultiplier: 'multiplier', currency: 'currency', at: 'time' },
  ...{ serverSeedHash: 'server-seed-hash', clientSeed: 'client-seed', nonce: 'nonce' },
};
/** Columns by which a bet is known. A row with none of them may be a sum. */
const NAMES = ['game', 'time', 'type'] as const;

type Cells = Partial<Record<keyof ColumnMapping['columns'], string>>;
type Amounts = ReturnType<typeof amountsIn>;

/** Reads any table by the columns that the reader named. Columns without a role are not read. */
export function byMapping(mapping: ColumnMapping, sample: TableSample, into: RoundCollector) {
  const { heads, personal } = sample;
  const columns = Object.entries(mapping.columns).map(([role, at]) => ({ role, head: heads[at] }));
  const fits = columns.every(({ head = '' }) => head !== '' && !personal.has(head));
  if (!fits || columns.length === 0) throw new ReadError('mapping-does-not-fit');
  const ofHeads = new Map(columns.map(({ role, head = '' }) => [role, currencyOfHead(head)]));
  return (entry: Entry): void => {
    into.take(entry, () => {
      const cells: Cells = Object.fromEntries(
        columns.map(({ role, head }) => [role, cellOf(entry, head)]),
      );
      return roundOf(cells, mapping, ofHeads, into);
    });
    for (const [head, kind] of personal) if (entry.value(head)) into.dropKind(kind);
  };
}

/** Reads one row, its cells by role; `ofHeads` has currencies that stand in the heads of roles. */
function roundOf(
  cells: Cells,
  mapping: ColumnMapping,
  ofHeads: ReadonlyMap<string, string>,
  into: RoundCollector,
): RoundRead {
  const { time = '', type = '', result: resultCell = '' } = cells;
  if (Object.values(cells).some(isTotal)) throw new ReadError('total-row');
  const part = entryKind(type);
  const isLedger = mapping.stakes === 'ledger';
  if (part === 'other' || (part === 'gift' && isLedger)) throw new ReadError('no-bet');
  const at = time === '' ? null : timeOf(time, mapping.dates, mapping.minutesAhead);
  const amounts = amountsIn(cells, mapping, ofHeads);
  if (amounts.stake === undefined) throw new ReadError('not-a-number', 'stake');
  const hasMoney = amounts.stake !== null || amounts.paid != null;
  if (hasMoney && !isNamed(cells, at)) {
    const isSum = into.rounds > 1 && Math.abs(Number(amounts.stake) - into.staked) < 1e-9;
    throw new ReadError(isSum ? 'total-row' : 'unnamed-row');
  }
  into.staked += Number(amounts.stake);

  const saysWon = WON.test(resultCell) || (LOST.test(resultCell) ? false : null);
  const money = isLedger ? halfOf(amounts, part, cells) : betOf(amounts, cells, mapping, saysWon);
  const { currency, isTwo } = amounts;
  const doubt = isTwo ? 'two-currencies' : doubtOf(amounts, money);
  const row = new Entry({ ...cells, ...money, time: at, multiplier: amounts.multiplier ?? null });
  const keys = 'stake' in cells ? { ...KEYS, stake: 'stake' } : KEYS;
  const round = roundFrom(null, row, keys, playOf(row, mapping));
  if (at === null && time !== '') into.timesUnread += 1;
  const serverSeed = row.seed('server-seed');
  into.reveal(serverSeed, round.serverSeedHash);
  const kind = KINDS.find(([, words]) => words.test(resultCell))?.[0] ?? round.kind;
  return {
    ...round,
    ...(money.half === undefined ? { kind } : { half: money.half, kind: 'played' }),
    ...{ currency, saysWon },
    ...(doubt !== null && { doubt }),
    ...(serverSeed !== null && round.serverSeedHash === null && { serverSeed }),
  };
}

function isNamed(cells: Cells, at: number | null): boolean {
  const names = NAMES.filter((role) => role in cells);
  const says = (role: (typeof NAMES)[number]) =>
    cells[role] !== '' && (role !== 'time' || at !== null || names.length === 1);
  return names.length === 0 || names.some(says);
}

const currencyOf = (cell = '') => currencyIn(new Entry({ cell }), 'cell');

/** Amounts by role, `undefined` where they cannot be read, and the currency of the row, if it is one. */
function amountsIn(
  cells: Cells,
  { decimal, ...mapping }: ColumnMapping,
  ofHeads: ReadonlyMap<string, string>,
) {
  const column = currencyOf(cells.currency);
  const named = new Set<string>();
  const read = (role: 'stake' | 'paid' | 'profit' | 'winnings') => {
    const cell = cells[role] ?? '';
    const found = TIMES.test(cell) ? undefined : amountIn(cell, decimal);
    if (!found) return found;
    const { amount, units } = found;
    const beside = units.length > 1 ? currencyOf(units.at(-1)) : column || mapping.currency;
    const [code = ofHeads.get(role) ?? '', other = code] = units.map((unit) =>
      codeOf(unit, beside),
    );
    for (const one of [code, other]) if (one !== '') named.add(one);
    return amount;
  };
  // The stake is named beside the sums of its own currency, and comes first.
  const stake = read('stake');
  if (column !== '') named.add(column);
  const paid = LOST.test(cells.paid ?? '') ? '0' : read('paid');
  const profit = read('profit');
  const winnings = read('winnings');
  const staked = stake?.replace('-', '');
  const withStake = winnings && Number(winnings) > 0 && staked ? sumOf(staked, winnings) : winnings;
  const multiplied = amountIn(cells.multiplier ?? '', decimal);
  const [currency = mapping.currency] = named;
  return {
    ...{ stake, paid: 'winnings' in cells ? withStake : paid, profit },
    multiplier: multiplied && multiplied.amount,
    isZero: Number(multiplied?.amount ?? NaN) === 0,
    ...{ currency, isTwo: named.size > 1 },
  };
}

type Money = Pick<Round, 'stake' | 'paid' | 'half'>;

/** Stake and payout of a row that is a bet. */
function betOf(
  { stake = null, paid = null, profit, multiplier, isZero }: Amounts,
  cells: Cells,
  { stakes, emptyPayout }: ColumnMapping,
  saysWon: boolean | null,
): Money {
  // A stake above zero in a table of stakes below it would be something else.
  const isBelow = stakes === 'negative' && stake !== null;
  if (isBelow && Number(stake) > 0) throw new ReadError('not-a-number', 'stake');
  const staked = isBelow ? stake.replace('-', '') : stake;
  if (staked === null && 'stake' in cells && (paid ?? profit ?? multiplier) != null) {
    throw new ReadError('return-without-stake');
  }
  const byProfit = profit && staked !== null ? sumOf(staked, profit) : null;
  const isLost = saysWon === false || (emptyPayout === 'lost' && saysWon === null);
  return {
    stake: staked,
    paid:
      paid ??
      byProfit ??
      ((isLost && ('paid' in cells || 'winnings' in cells)) || isZero ? '0' : null),
  };
}

/** Part of a bet that a row of a ledger is: by its word, else by its column, else by its sign. */
function halfOf({ stake = null, paid = null }: Amounts, word: EntryKind, cells: Cells): Money {
  if ('type' in cells && word === null) throw new ReadError('not-an-outcome', 'type');
  const isPaid = Number(paid) !== 0;
  const amount = isPaid ? paid : stake;
  if (amount === null) throw new ReadError('not-a-number', 'stake');
  if (isPaid && Number(stake) !== 0) throw new ReadError('not-an-outcome', 'paid');
  const bySign = isPaid || !('paid' in cells || amount.startsWith('-')) ? 'return' : 'bet';
  const half = word === 'bet' || word === 'return' ? word : bySign;
  const size = amount.replace('-', '');
  return half === 'bet' ? { half, stake: size, paid: '0' } : { half, stake: '0', paid: size };
}

/** An amount that cannot be read, a payout that denies the profit, or a profit that denies a multiplier of 0. */
function doubtOf({ paid, profit, multiplier, isZero }: Amounts, { stake, paid: back }: Money) {
  if ([paid, profit, multiplier].includes(undefined)) return 'not-a-number';
  const isDenied = !agree(stake, back, profit) || (isZero && !agree(stake, '0', profit));
  return Number(back) < 0 || isDenied ? 'amounts-disagree' : null;
}

/** A number that dice or limbo shows is kept; of other games the money alone is read. */
function playOf(row: Entry, mapping: ColumnMapping): Play {
  const name = (row.word('game') || mapping.game).toLowerCase();
  const number = amountIn(row.word('result'), mapping.decimal)?.amount;
  if (number && name === 'dice') return diceRoll(number);
  return number && name === 'limbo' ? limboResult(number) : { game: 'other', name };
}
