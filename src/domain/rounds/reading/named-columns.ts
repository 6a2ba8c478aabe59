import type { Play } from '../round.ts';
import { sumOf } from './decimals.ts';
import { codeFrom, countIn, labelFrom, seedFrom } from './fields.ts';
import type { Gathered, RoundRead } from './gathered.ts';
import { dice, limbo } from './number-list.ts';
import type { ColumnMapping, ColumnRole } from './read-event.ts';
import { Refusal, Unfit } from './reasons.ts';
import { amountOf } from './table-amounts.ts';
import type { TableSample } from './table-sample.ts';
import { timeOf } from './times.ts';

type Cells = readonly string[];

const WON = /^(won|win|winner|true|gewonnen|ganada|gagné|ganhou|vinta|выигрыш)$/i;
const LOST = /^(lost|loss|lose|false|verloren|perdida|perdu|perdeu|persa|проигрыш)$/i;

/** Reads any table by the columns that the reader named. Columns without a role are not read. */
export function byMapping(mapping: ColumnMapping, { heads, personal }: TableSample) {
  const named = Object.values(mapping.columns);
  const fits = named.every(
    (at) => Number.isInteger(at) && at >= 0 && at < heads.length && !personal.has(at),
  );
  if (!fits || named.length === 0) throw new Refusal('mapping-does-not-fit');
  return (cells: Cells, into: Gathered): void => {
    for (const [at, kind] of personal) if (cells[at]) into.dropKind(kind, cells);
    const row = new MappedRow(cells, mapping);
    into.take(() => roundOf(row, mapping));
    into.reveal(row.text('server-seed'));
  };
}

class MappedRow {
  readonly #cells: Cells;
  readonly #mapping: ColumnMapping;
  constructor(cells: Cells, mapping: ColumnMapping) {
    this.#cells = cells;
    this.#mapping = mapping;
  }

  text(role: ColumnRole): string {
    const at = this.#mapping.columns[role];
    return at === undefined ? '' : (this.#cells[at]?.trim() ?? '');
  }

  amount(role: ColumnRole): string | null {
    return amountOf(this.text(role), role, this.#mapping.decimal);
  }

  seed(role: ColumnRole): string | null {
    return this.text(role) === '' ? null : seedFrom(this.text(role), role);
  }
}

function roundOf(row: MappedRow, mapping: ColumnMapping): RoundRead {
  const stake = row.amount('stake');
  if (stake === null && mapping.columns.stake !== undefined)
    throw new Unfit('field-missing', 'stake');
  if (stake?.startsWith('-')) throw new Unfit('not-a-number', 'stake');
  const saysWon = WON.test(row.text('result'))
    ? true
    : LOST.test(row.text('result'))
      ? false
      : null;
  const hash = row.seed('server-seed-hash')?.toLowerCase() ?? null;
  const serverSeed = row.seed('server-seed');
  return {
    operator: null,
    kind: stake === null || /[1-9]/.test(stake) ? 'played' : 'zero-stake',
    play: playOf(row, mapping),
    at: timeIn(row, mapping),
    stake,
    paid:
      paidIn(row, stake) ?? (saysWon === false && mapping.columns.paid !== undefined ? '0' : null),
    currency: codeFrom(row.text('currency') || mapping.currency),
    shownMultiplier: row.amount('multiplier'),
    expectedTake: null,
    saysWon,
    serverSeedHash: hash,
    clientSeed: row.seed('client-seed'),
    nonce: countIn({ nonce: row.text('nonce') }, 'nonce'),
    ...(hash === null && serverSeed !== null && { serverSeed }),
  };
}

function paidIn(row: MappedRow, stake: string | null): string | null {
  const paid = row.amount('paid');
  const profit = row.amount('profit');
  return paid ?? (profit !== null && stake !== null ? sumOf(stake, profit) : null);
}

function timeIn(row: MappedRow, mapping: ColumnMapping): number | null {
  const text = row.text('time');
  if (text === '') return null;
  const at = timeOf(text, mapping);
  if (at === null) throw new Unfit('not-a-time', 'time');
  return at;
}

/** What a dice or limbo table shows as its result can be recomputed; of other games the money alone is read. */
function playOf(row: MappedRow, mapping: ColumnMapping): Play {
  const name = labelFrom(row.text('game') || mapping.game).toLowerCase();
  const result = row.text('result').replace(mapping.decimal, '.');
  if (result !== '' && /^[\d.]+[x×]?$/i.test(result)) {
    if (name === 'dice') return dice(result);
    if (name === 'limbo') return limbo(result);
  }
  return { game: 'other', name };
}
