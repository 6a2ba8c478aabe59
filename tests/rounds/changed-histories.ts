import { chanceOf, type Chance, type History } from './draw.ts';

type Row = Record<string, unknown>;
type File = { rows: Row[]; print: (rows: readonly Row[]) => string };

/** Names of the list of rounds in the formats. */
const LISTS = ['bets', 'rounds', 'games'];

function opened(text: string): File {
  if (/^\s*[[{]/.test(text)) {
    const file = JSON.parse(text) as Row | Row[];
    if (Array.isArray(file)) return { rows: file, print: (rows) => JSON.stringify(rows) };
    const list = LISTS.find((name) => name in file) ?? '';
    return {
      rows: file[list] as Row[],
      print: (rows) => JSON.stringify({ ...file, [list]: rows }),
    };
  }
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return {
    rows: lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])),
    ),
    print: (rows) => [head, ...rows.map((row) => Object.values(row).join(','))].join('\n'),
  };
}

/** Paths of each value in the formats; the first that a row has is used. */
const PLACES = {
  stake: ['data.amount', 'response.amount_currency', 'request.amount', 'betAmount', 'bet', 'Bet'],
  payout: [
    ...['data.payout', 'response.win_amount', 'response.amount_won', 'result.amountWon'],
    ...['winningAmount', 'profit', 'Profit'],
  ],
  multiplier: [
    ...['data.payoutMultiplier', 'response.payout_multiplier', 'response.multiplier'],
    ...['multiplier', 'cashedAt', 'CashedOut'],
  ],
  result: [
    ...['data.statePlinko.path', 'data.stateMines._mines', 'response.final_slot'],
    ...['response.result', 'response.mines_positions', 'result.crashPoint', 'dropDetails'],
    ...['mineTiles', 'roll', 'bust', 'BustedAt', 'Roll'],
  ],
  hash: [
    ...['data.serverSeedHash', 'response.server_seed_hashed', 'seed.serverSeedHashed'],
    ...['result.serverSeedHash', 'hashedServerSeed'],
  ],
  'client seed': ['data.clientSeed', 'response.client_seed', 'seed.clientSeed', 'clientSeed'],
  nonce: ['data.nonce', 'response.nonce', 'seed.nonce', 'nonce', 'Nonce'],
  time: [
    ...['data.createdAt', 'timing.commitmentBeforeDrand', 'response.created_at', 'PlayDate', 'at'],
  ],
  currency: ['data.currency'],
} as const;
type Field = keyof typeof PLACES;

const at = (row: Row, place: string) =>
  place.split('.').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], row);

export const valueOf = (row: Row, field: Field) =>
  PLACES[field].map((place) => at(row, place)).find((value) => value !== undefined) ?? null;

/** Row with a changed value; `null` where the field is missing or the value stays the same. */
function withValue(row: Row, field: Field, change: (value: unknown) => unknown): Row | null {
  const place = PLACES[field].find((name) => at(row, name) !== undefined);
  if (place === undefined) return null;
  const copy = structuredClone(row);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((value, name) => value[name] as Row, copy);
  const before = holder[last];
  holder[last] = change(before);
  return JSON.stringify(holder[last]) === JSON.stringify(before) ? null : copy;
}

/** Changes one digit; swaps letters of a path and the two figures of a drop. */
function otherFigure(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) {
    const which = chance.below(value.length);
    const letters: Record<string, string> = { L: 'R', R: 'L' };
    return value.map((item: unknown, i) =>
      i === which ? (letters[String(item)] ?? otherFigure(item, chance)) : item,
    );
  }
  const text = String(value);
  const figures = [...text.matchAll(/[0-9a-f]/g)].map(({ index }) => index);
  const place = figures[chance.below(figures.length)] ?? 0;
  const base = /^[0-9a-f]{16,}$/.test(text) ? 16 : /^[01]{8,}$/.test(text) ? 2 : 10;
  const figure = Number.parseInt(text[place] ?? '', base);
  const other = (figure + 1 + chance.below(base - 1)) % base;
  const changed = text.slice(0, place) + other.toString(base) + text.slice(place + 1);
  return typeof value === 'number' ? Number(changed) : changed;
}

const twice = (value: unknown) => {
  const product = Number(value) * 2;
  if (!(product > 0)) return value;
  return typeof value === 'number' ? product : String(product);
};

/** Drops the last digit. */
const shorter = (value: unknown) => {
  const text = String(value);
  if (!/\.\d*[1-9]$/.test(text)) return value;
  return typeof value === 'number' ? Number(text.slice(0, -1)) : text.slice(0, -1);
};

const nextTiles = (value: unknown) =>
  Array.isArray(value)
    ? value.map((tile: unknown) => (tile === Number(tile) ? tile + 1 : tile))
    : value;

const otherCase = (value: unknown) =>
  String(value).replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Change of one value in a row. */
type RowChange = (row: Row, chance: Chance) => Row | null;
const FIGURES = ['stake', 'payout', 'multiplier', 'result', 'hash', 'nonce', 'time'] as const;

const IN_A_ROW: Readonly<Record<string, RowChange>> = {
  ...Object.fromEntries(
    FIGURES.map((field): [string, RowChange] => [
      `a figure of the ${field}`,
      (row, chance) => withValue(row, field, (value) => otherFigure(value, chance)),
    ]),
  ),
  'a letter of the client seed in the other case': (row) =>
    withValue(row, 'client seed', otherCase),
  'a win that pays nothing': (row) =>
    Number(valueOf(row, 'payout')) > 0 ? withValue(row, 'payout', () => 0) : null,
  'each tile moved by one': (row) => withValue(row, 'result', nextTiles),
  'a payout cut by one decimal': (row) => withValue(row, 'payout', shorter),
  'another cell of the table, paid accordingly': (row) => {
    const other = withValue(row, 'multiplier', twice);
    return other && withValue(other, 'payout', twice);
  },
  'another currency': (row) => withValue(row, 'currency', () => 'btc'),
};

/** Changes to the number or order of rows. */
const OF_ROWS: Readonly<Record<string, (rows: readonly Row[], which: number) => Row[]>> = {
  'a row left out': (rows, which) => rows.toSpliced(which, 1),
  'a row doubled': (rows, which) => rows.toSpliced(which, 0, ...rows.slice(which, which + 1)),
  'a row moved': (rows, which) => [...rows.toSpliced(which, 1), ...rows.slice(which, which + 1)],
};

export type Change = { kind: string; row: Row | null; isEdge: boolean; changed: History };

/** True if no other nonce of the same seed comes before, or none after. */
function isEdge(rows: readonly Row[], row: Row): boolean {
  const own = rows.filter((other) => valueOf(other, 'hash') === valueOf(row, 'hash'));
  const numbers = own.flatMap((other) => Number(valueOf(other, 'nonce') ?? Number.NaN));
  const number = Number(valueOf(row, 'nonce'));
  const known = numbers.filter((each) => !Number.isNaN(each));
  return number === Math.min(...known) || number === Math.max(...known);
}

const SEED = /((?:"serverSeed":\s*"|Unhashed Server Seed:))([0-9a-f]{32,64})/g;

/** Changes of a revealed seed: another digit, or another seed. */
function* changedSeeds({ text, seeds }: History, tries: number, chance: Chance): Generator<Change> {
  const found = seeds.length > 0 ? [] : [...text.matchAll(SEED)];
  const others = {
    'a figure of a seed': (seed: string) => String(otherFigure(seed, chance)),
    'another seed': (seed: string) => chance.hex(seed.length),
  };
  for (const [kind, other] of Object.entries(others)) {
    for (let i = 0; i < Math.min(tries, seeds.length + found.length); i += 1) {
      const match = found[chance.below(found.length)];
      const [whole = '', before = '', seed = ''] = match ?? [];
      const changed = match
        ? { seeds, text: text.replace(whole, before + other(seed)) }
        : { text, seeds: seeds.map((given, at) => (at === i ? other(given) : given)) };
      yield { kind, row: null, isEdge: false, changed };
    }
  }
}

/** Every kind of change, each in so many rows of a history. */
export function* changesOf(history: History, tries: number, seed: string): Generator<Change> {
  const chance = chanceOf(`changes/${seed}`);
  const { rows, print } = opened(history.text);
  const places = () => Array.from({ length: tries }, () => chance.below(rows.length));
  for (const [kind, change] of Object.entries(IN_A_ROW)) {
    for (const which of places()) {
      const row = rows[which] ?? {};
      const other = change(row, chance);
      if (other === null) continue;
      const text = print(rows.with(which, other));
      yield { kind, row, isEdge: false, changed: { ...history, text } };
    }
  }
  for (const [kind, change] of Object.entries(OF_ROWS)) {
    // The last row too, whose absence no later row would reveal.
    for (const which of [...places(), rows.length - 1]) {
      const row = rows[which] ?? {};
      const text = print(change(rows, which));
      if (text === print(rows)) continue;
      yield { kind, row, isEdge: isEdge(rows, row), changed: { ...history, text } };
    }
  }
  yield* changedSeeds(history, tries, chance);
}
