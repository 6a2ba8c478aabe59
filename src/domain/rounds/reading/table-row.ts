import type { Play, Round, RoundKind } from '../round.ts';
import { amountIn, codeOf, sumOf, TIMES } from './amounts.ts';
import { Entry } from './entry.ts';
import { entryKind } from './ledger.ts';
import type { RoundCollector } from './round-collector.ts';
import { diceRoll, limboResult } from './number-list.ts';
import type { ColumnMapping } from './read-event.ts';
import { ReadError } from './reasons.ts';
import { currencyIn, type Keys, roundFrom, type RoundRead } from './round-from.ts';
import { timeOf } from './times.ts';
import { agree } from './witnesses.ts';

const WON = /^(won|win|true|gewonnen|ganada|gagné|ganhou|vinta|выигрыш)$/i;
const LOST = /^(lost|loss|lose|false|verloren|perdida|perdu|perdeu|persa|проигрыш)$/i;
const TOTAL =
  /^(?:(?:grand |sub-?|page )?totals?|(?:opening |closing )?balance|sum|summary|summe|gesamt|gesamtsumme|zwischensumme|totale|итого|всего|合計|小計)\s*(?:[:(=].*)?$/i;
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

export type Cells = Partial<Record<keyof ColumnMapping['columns'], string>>;

/** Amounts of a row of a ledger or of a bet; `paid` of a ledger alone. */
type Part =
  | { stake: string | null; paid?: string }
  | Required<Pick<Round, 'half'> & { stake: string; paid: string }>;

/** One row, its cells by role. */
export class TableRow {
  readonly #cells: Cells;
  readonly #mapping: ColumnMapping;
  readonly #ofHeads: ReadonlyMap<string, string>;
  readonly #into: RoundCollector;
  /** Currencies that stand in the cells of amounts, or over them. */
  readonly #named = new Set<string>();
  /** True if an amount names no currency beside it. */
  #isBare = false;

  constructor(
    cells: Cells,
    mapping: ColumnMapping,
    ofHeads: ReadonlyMap<string, string>,
    into: RoundCollector,
  ) {
    this.#cells = cells;
    this.#mapping = mapping;
    this.#ofHeads = ofHeads;
    this.#into = into;
  }

  round(): RoundRead {
    const { time = '', type = '' } = this.#cells;
    const at = time === '' ? null : timeOf(time, this.#mapping.dates, this.#mapping.minutesAhead);
    if (Object.values(this.#cells).some((cell) => TOTAL.test(cell)))
      throw new ReadError('total-row');
    const kind = entryKind(type);
    if (kind === 'other') throw new ReadError('no-bet');
    if (at === null && time !== '') this.#into.timesUnread += 1;
    const stake = this.#amount('stake');
    const { staked, rounds } = this.#into;
    if (!this.#isNamed(at)) {
      throw new ReadError(rounds > 1 && Number(stake) === staked ? 'total-row' : 'unnamed-row');
    }
    this.#into.staked += Number(stake);
    const part = this.#mapping.stakes === 'ledger' ? this.#partOf(stake, kind) : this.#stake(stake);
    const back = amountIn(this.#cells.paid ?? '', this.#mapping.decimal)?.amount;
    if (part.stake === null && 'stake' in this.#cells && Number(back ?? 0) > 0) {
      throw new ReadError('return-without-stake');
    }
    const known = { ...part, time: at, currency: this.#cells.currency ?? '' };
    try {
      const round = this.#whole(known);
      return 'half' in part ? { ...round, half: part.half, kind: 'played' } : round;
    } catch (problem) {
      if (!(problem instanceof ReadError) || part.stake === null) throw problem;
      // The stake is known and has to be named beside the sums.
      const row = new Entry(known);
      const play: Play = { game: 'other', name: this.#game() };
      const round = roundFrom(null, row, { ...STAKE, currency: 'currency', at: 'time' }, play);
      return { ...round, currency: this.#currency().currency, doubt: problem.reason };
    }
  }

  #isNamed(at: number | null): boolean {
    const names = NAMES.filter((role) => role in this.#cells);
    const isNamed = (role: (typeof NAMES)[number]) =>
      this.#cells[role] !== '' && (role !== 'time' || at !== null || names.length === 1);
    return names.length === 0 || names.some(isNamed);
  }

  /** The amount of a role, whose currency is noted; a multiplier is none. */
  #amount(role: 'stake' | 'paid' | 'profit' | 'multiplier') {
    const cell = this.#cells[role] ?? '';
    const found = amountIn(cell, this.#mapping.decimal);
    if (role !== 'multiplier' && TIMES.test(cell)) throw new ReadError('not-a-number', role);
    if (found === undefined) throw new ReadError('not-a-number', role);
    if (found === null || role === 'multiplier') return found?.amount ?? null;
    const { amount, units } = found;
    const ofColumn = currencyOf(this.#cells.currency) || this.#mapping.currency;
    const beside = units.length > 1 ? currencyOf(units.at(-1)) : ofColumn;
    const codes =
      units.length > 0
        ? units.map((unit) => codeOf(unit, beside))
        : [this.#ofHeads.get(role) ?? ''];
    for (const code of codes) if (code !== '') this.#named.add(code);
    // A bare 0 is of any currency.
    if (codes.includes('') && Number(amount) !== 0) this.#isBare = true;
    return amount;
  }

  /** The one currency of the row; two, or a column that says another than the amounts, are a doubt. */
  #currency() {
    const column = currencyOf(this.#cells.currency);
    const [first = ''] = this.#named;
    const isTwo =
      this.#named.size > 1 || (this.#isBare && first !== '' && column !== '' && column !== first);
    return { currency: first || column || this.#mapping.currency, isTwo };
  }

  #stake(stake: string | null): Part {
    if (stake === null || this.#mapping.stakes === 'plain') return { stake };
    // A stake above zero in a table of stakes below it would be something else.
    if (Number(stake) > 0) throw new ReadError('not-a-number', 'stake');
    return { stake: stake.replace('-', '') };
  }

  /** What a row of a ledger is: by its word, else by its sign, else by its column. */
  #partOf(amount: string | null, kind: ReturnType<typeof entryKind>): Part {
    const paid = this.#amount('paid');
    const size = (amount ?? paid ?? '').replace('-', '');
    if ('type' in this.#cells && kind === null) throw new ReadError('not-an-outcome', 'type');
    if (size === '') throw new ReadError('field-missing', 'stake');
    if (amount !== null && paid !== null && Number(amount) !== 0 && Number(paid) !== 0) {
      return { stake: size, paid };
    }
    const isPaid = Number(amount ?? 0) === 0 && Number(paid ?? 0) !== 0;
    const bySign =
      isPaid || (!('paid' in this.#cells) && !(amount ?? '').startsWith('-')) ? 'return' : 'bet';
    const half = kind === 'other' || kind === null ? bySign : kind;
    const sum = isPaid ? (paid ?? '').replace('-', '') : size;
    return half === 'bet' ? { half, stake: sum, paid: '0' } : { half, stake: '0', paid: sum };
  }

  #whole(known: {
    stake: string | null;
    time: number | null;
    currency: string;
    paid?: string;
  }): RoundRead {
    const cells = this.#cells;
    const [paid, profit, multiplier] = [
      known.paid ?? this.#paid(),
      this.#amount('profit'),
      this.#amount('multiplier'),
    ];
    const row = new Entry({ ...cells, ...known, paid, multiplier });
    const keys = 'stake' in cells ? { ...KEYS, ...STAKE } : KEYS;
    const round = roundFrom(null, row, keys, this.#play(row));
    const result = row.word('result');
    const saysWon = WON.test(result) || (LOST.test(result) ? false : null);
    const byProfit = profit === null || round.stake === null ? null : sumOf(round.stake, profit);
    const isZero = multiplier !== null && Number(multiplier) === 0;
    const isEmptyLost = this.#mapping.emptyPayout === 'lost' && saysWon !== true;
    const isLost = isZero || ('paid' in cells && (saysWon === false || isEmptyLost));
    const back = paid ?? byProfit ?? (isLost ? '0' : null);
    const { currency, isTwo } = this.#currency();
    const doubt = isTwo ? 'two-currencies' : this.#denies(round.stake, back, profit, isZero);
    const serverSeed = row.seed('server-seed');
    this.#into.reveal(serverSeed, round.serverSeedHash);
    return {
      ...round,
      kind: KINDS.find(([, words]) => words.test(result))?.[0] ?? round.kind,
      paid: back,
      currency,
      saysWon,
      ...(doubt !== null && { doubt }),
      ...(serverSeed !== null && round.serverSeedHash === null && { serverSeed }),
    };
  }

  #paid() {
    return LOST.test(this.#cells.paid ?? '') ? '0' : this.#amount('paid');
  }

  /** A payout that denies the profit beside it, or a profit that denies a multiplier of 0. */
  #denies(stake: string | null, paid: string | null, profit: string | null, isZero: boolean) {
    if (stake === null || paid === null || profit === null) return null;
    const isDenied = !agree(stake, paid, profit) || (isZero && !agree(stake, '0', profit));
    return isDenied ? 'amounts-disagree' : null;
  }

  #game() {
    return (new Entry(this.#cells).word('game') || this.#mapping.game).toLowerCase();
  }

  /** A number that dice or limbo shows is kept; of other games the money alone is read. */
  #play(row: Entry): Play {
    const name = this.#game();
    const number = amountIn(row.word('result'), this.#mapping.decimal)?.amount;
    if (number && name === 'dice') return diceRoll(number);
    return number && name === 'limbo' ? limboResult(number) : { game: 'other', name };
  }
}

const STAKE = { stake: 'stake' } as const satisfies Partial<Record<keyof Round, string>>;

const currencyOf = (cell = '') => currencyIn(new Entry({ cell }), 'cell');
