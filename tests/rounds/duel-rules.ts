import { PLINKO_TABLES, type PlinkoRisk, type PlinkoRows } from '#domain/odds/plinko-tables.ts';
import { binomial, cell, hexBytes, hmac, words, type Pair } from './draw.ts';
import { exact, ratio, rounded, times, trimmed, type Exact } from './exact.ts';

export const KEEPS = exact('0.999');

const digest = ({ server, client }: Pair, rest: string) =>
  hmac(hexBytes(server), `${client}:${rest}`);

/** The first whole number below the last full turn of the range. */
const inRange = (block: Buffer, range: number) => {
  const limit = 0xffffffff - (0xffffffff % range);
  const found = words(block).find((word) => word < limit);
  if (found === undefined) throw new Error('expected a number below the limit');
  return found % range;
};

export const duelSlot = (pair: Pair, nonce: number, rows: number) =>
  Array.from(
    { length: rows },
    (_, row) => digest(pair, `${String(nonce)}:${String(row)}`).readUInt32BE() % 2,
  ).reduce((slot, right) => slot + right, 0);

/** The usual table, brought to a return of 99.9 % by a factor that is cut to nine decimals. */
export const duelPlinkoPays = (rows: PlinkoRows, risk: PlinkoRisk, slot: number) => {
  const table = PLINKO_TABLES[rows][risk].map((pays) => exact(pays.toFixed(1)));
  const returned = table.reduce((sum, pays, i) => sum + pays.digits * binomial(rows, i), 0n);
  const factor = ratio(999n * 2n ** BigInt(rows) * 10n, returned * 1000n, 9, 'down');
  return rounded(times(cell(table, slot), factor), 8, 'half-up');
};

export const duelRoll = (pair: Pair, nonce: number) => inRange(digest(pair, String(nonce)), 10_001);

export const duelDicePays = (target: number) => {
  const chance = ratio(BigInt(10_000 - target), 10_001n, 18, 'half-up');
  return { chance, pays: ratio(999n * 10_001n, BigInt(10_000 - target) * 1000n, 18, 'half-up') };
};

export const duelMines = (pair: Pair, nonce: number, count: number) => {
  const fields = Array.from({ length: 25 }, (_, field) => field);
  for (let i = 24; i > 0; i -= 1) {
    const j = inRange(digest(pair, `${String(nonce)}:${String(24 - i)}`), i + 1);
    [fields[i], fields[j]] = [cell(fields, j), cell(fields, i)];
  }
  return fields.slice(0, count).sort((a, b) => a - b);
};

/** What the k-th tile would pay without the edge, rounded up at eighteen decimals. */
export const duelMinesStep = (mines: number, k: number) => {
  let safe: Exact = exact('1');
  for (let i = 0; i < k; i += 1) {
    const tile = ratio(BigInt(25 - mines - i), BigInt(25 - i), 14, 'half-up');
    safe = rounded(times(safe, tile), 18, 'half-up');
  }
  return ratio(10n ** BigInt(safe.places), safe.digits, 18, 'up');
};

export const duelCrashPoint = (server: string, signature: string) => {
  const mixed = Buffer.from(`${hexBytes(signature).toString('utf8')}:0`, 'utf8');
  const word = hmac(hexBytes(server), mixed).readUInt32BE();
  return Math.max(1, Math.floor((2 ** 32 / (word + 1)) * 0.999 * 100) / 100);
};

export const duelPaid = (amount: string, ...factors: Exact[]) =>
  trimmed(rounded(factors.reduce(times, exact(amount)), 18, 'half-up'));
