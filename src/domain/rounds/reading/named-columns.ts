import type { DecimalText, Play } from '../round.ts';
import { amountOf } from './cells.ts';
import { sumOf } from './decimals.ts';
import { Entry } from './entry.ts';
import { type Gathered, kindOf, type RoundRead } from './gathered.ts';
import { limboOf, rollOf } from './number-list.ts';
import type { ColumnMapping, ColumnRole } from './read-event.ts';
import { Unread } from './reasons.ts';
import { cellOf, type TableSample } from './table-sample.ts';
import { timeOf } from './times.ts';

const WON = /^(won|win|true|gewonnen|ganada|gagné|ganhou|vinta|выигрыш)$/i;
const LOST = /^(lost|loss|lose|false|verloren|perdida|perdu|perdeu|persa|проигрыш)$/i;

/** Reads any table by the columns that the reader named. Columns without a role are not read. */
export function byMapping(mapping: ColumnMapping, sample: TableSample, into: Gathered) {
  const columns = Object.entries(mapping.columns).map(
    ([role, at]) => [role, sample.heads[at]] as const,
  );
  const fits = columns.every(([, head]) => head !== undefined && !sample.personal.has(head));
  if (!fits || columns.length === 0) throw new Unread('mapping-does-not-fit');
  return (entry: Entry): void => {
    const cells = columns.map(([role, head = '']) => [role, cellOf(entry, head)] as const);
    const row = new Entry(Object.fromEntries(cells));
    into.take(entry, () => roundOf(row, mapping));
    for (const [head, kind] of sample.personal) if (entry.value(head)) into.dropKind(kind);
    into.reveal(row.value('server-seed'));
  };
}

/** `row` has its cells by role. */
function roundOf(row: Entry, mapping: ColumnMapping): RoundRead {
  const stake = amountIn(row, 'stake', mapping);
  if (stake === null && row.has('stake')) throw new Unread('field-missing', 'stake');
  if (stake?.startsWith('-')) throw new Unread('not-a-number', 'stake');
  const result = row.word('result');
  const saysWon = WON.test(result) ? true : LOST.test(result) ? false : null;
  const hash = row.seed('server-seed-hash')?.toLowerCase() ?? null;
  const serverSeed = row.seed('server-seed');
  return {
    operator: null,
    kind: stake === null ? 'played' : kindOf(stake),
    play: playOf(row, mapping),
    at: timeIn(row, mapping),
    stake,
    paid: paidIn(row, stake, mapping) ?? (saysWon === false && row.has('paid') ? '0' : null),
    currency: row.code('currency') || mapping.currency,
    shownMultiplier: amountIn(row, 'multiplier', mapping),
    expectedTake: null,
    saysWon,
    serverSeedHash: hash,
    clientSeed: row.seed('client-seed'),
    nonce: row.count('nonce'),
    ...(hash === null && serverSeed !== null && { serverSeed }),
  };
}

function amountIn(row: Entry, role: ColumnRole, { decimal }: ColumnMapping): DecimalText | null {
  const amount = amountOf(String(row.value(role) ?? ''), decimal);
  if (amount === undefined) throw new Unread('not-a-number', role);
  return amount;
}

function paidIn(row: Entry, stake: DecimalText | null, mapping: ColumnMapping): DecimalText | null {
  const profit = amountIn(row, 'profit', mapping);
  const byProfit = profit !== null && stake !== null ? sumOf(stake, profit) : null;
  return amountIn(row, 'paid', mapping) ?? byProfit;
}

function timeIn(row: Entry, mapping: ColumnMapping): number | null {
  const text = row.value('time');
  if (text === null) return null;
  const at = timeOf(String(text), mapping);
  if (at === null) throw new Unread('not-a-time', 'time');
  return at;
}

/** A number that dice or limbo shows is kept; of other games the money alone is read. */
function playOf(row: Entry, mapping: ColumnMapping): Play {
  const name = (row.word('game') || mapping.game).toLowerCase();
  const number = amountOf(row.word('result'), mapping.decimal);
  const result = new Entry({ result: number });
  if (number && name === 'dice') return rollOf(result, 'result');
  return number && name === 'limbo' ? limboOf(result, 'result') : { game: 'other', name };
}
