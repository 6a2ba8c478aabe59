import type { Play, RoundKind } from '../round.ts';
import { amountOf, sumOf } from './amounts.ts';
import { Entry } from './entry.ts';
import type { RoundCollector } from './round-collector.ts';
import { diceRoll, limboResult } from './number-list.ts';
import type { ColumnMapping } from './read-event.ts';
import { ReadError } from './reasons.ts';
import { type Keys, roundFrom, type RoundRead } from './round-from.ts';
import { cellOf, type TableSample } from './table-sample.ts';
import { timeOf } from './times.ts';

const WON = /^(won|win|true|gewonnen|ganada|gagné|ganhou|vinta|выигрыш)$/i;
const LOST = /^(lost|loss|lose|false|verloren|perdida|perdu|perdeu|persa|проигрыш)$/i;
/** Words by which a row names itself as no played bet; all other words state a result. */
const KINDS: readonly (readonly [RoundKind, RegExp])[] = [
  ['void', /^(refund|return|cancel|void|annul|storn|erstattet|reject|declin)/i],
  ['open', /^(pending|open|active|running|unsettled|in progress|offen)/i],
  ['free', /^(free|gratis|freispiel|bonus ?spin)/i],
];
const AMOUNTS = ['stake', 'paid', 'profit', 'multiplier'];
const KEYS: Keys = {
  ...{ paid: 'paid', shownMultiplier: 'multiplier', currency: 'currency', at: 'time' },
  ...{ serverSeedHash: 'server-seed-hash', clientSeed: 'client-seed', nonce: 'nonce' },
};

/** Reads any table by the columns that the reader named. Columns without a role are not read. */
export function byMapping(mapping: ColumnMapping, sample: TableSample, into: RoundCollector) {
  const { heads, personal } = sample;
  const columns = Object.entries(mapping.columns).map(([role, at]) => ({ role, head: heads[at] }));
  const fits = columns.every(({ head = '' }) => head !== '' && !personal.has(head));
  if (!fits || columns.length === 0) throw new ReadError('mapping-does-not-fit');
  const read = (entry: Entry) =>
    columns.map(({ role, head }) => [role, valueOf(role, cellOf(entry, head), mapping)]);
  return (entry: Entry): void => {
    into.take(entry, () => roundOf(new Entry(Object.fromEntries(read(entry))), mapping, into));
    for (const [head, kind] of personal) if (entry.value(head)) into.dropKind(kind);
  };
}

function valueOf(role: string, cell: string, mapping: ColumnMapping): string | number | null {
  if (role === 'time' && cell !== '') {
    const time = timeOf(cell, mapping.dates, mapping.minutesAhead);
    if (time === null) throw new ReadError('not-a-time', role);
    return time;
  }
  const value = AMOUNTS.includes(role) ? amountOf(cell, mapping.decimal) : cell;
  if (value === undefined) throw new ReadError('not-a-number', role);
  return value;
}

/** `row` has its values by role. */
function roundOf(row: Entry, mapping: ColumnMapping, into: RoundCollector): RoundRead {
  const keys = row.has('stake') ? { ...KEYS, stake: 'stake' } : KEYS;
  const round = roundFrom(null, row, keys, playOf(row, mapping));
  const result = row.word('result');
  const saysWon = WON.test(result) || (LOST.test(result) ? false : null);
  const profit = row.amount('profit');
  const byProfit = profit === null || round.stake === null ? null : sumOf(round.stake, profit);
  const lost = saysWon === false && row.has('paid') ? '0' : null;
  const serverSeed = row.seed('server-seed');
  into.reveal(serverSeed, round.serverSeedHash);
  const kind = KINDS.find(([, words]) => words.test(result))?.[0] ?? round.kind;
  return {
    ...round,
    kind,
    paid: round.paid ?? byProfit ?? lost,
    currency: round.currency || mapping.currency,
    saysWon,
    ...(serverSeed !== null && round.serverSeedHash === null && { serverSeed }),
  };
}

/** A number that dice or limbo shows is kept; of other games the money alone is read. */
function playOf(row: Entry, mapping: ColumnMapping): Play {
  const name = (row.word('game') || mapping.game).toLowerCase();
  const number = amountOf(row.word('result'), mapping.decimal);
  if (number && name === 'dice') return diceRoll(number);
  return number && name === 'limbo' ? limboResult(number) : { game: 'other', name };
}
