import { PLINKO_RISKS, PLINKO_TABLES, type PlinkoRows } from '#domain/odds/plinko-tables.ts';
import {
  binomial,
  cell,
  chanceOf,
  hexBytes,
  hmac,
  sha256,
  words,
  type Chance,
  type Pair,
  type Plan,
} from './draw.ts';
import { exact, ratio, rounded, times, written } from './exact.ts';

const START = Date.UTC(2026, 6, 7, 2, 12);
const NONCES_PER_SEED = 50;

const integer = ({ server, client }: Pair, nonce: number, cursor: number, range: number) => {
  const found = words(hmac(hexBytes(server), `${client}:${String(nonce)}:${String(cursor)}`)).find(
    (word) => word < Math.floor(2 ** 32 / range) * range,
  );
  if (found === undefined) throw new Error('expected a number below the limit');
  return found % range;
};

const minesOf = (pair: Pair, nonce: number, count: number) => {
  const tiles = Array.from({ length: 25 }, (_, tile) => tile + 1);
  for (let c = 0; c < 25; c += 1) {
    const j = c + integer(pair, nonce, c, 25 - c);
    [tiles[c], tiles[j]] = [cell(tiles, j), cell(tiles, c)];
  }
  return tiles.slice(0, count);
};

/** A tenth times 0.99 ÷ the chance of so many safe tiles; shown is that multiplier, cut. */
const minesPaid = (mines: number, k: number) => {
  const [all, safe] = [99n * binomial(25, k), 100n * binomial(25 - mines, k)];
  const [shown, paid] = [ratio(all, safe, 2, 'down'), ratio(all, 10n * safe, 8, 'half-even')];
  return { shown: Number(written(shown)), paid: Number(written(paid)) };
};

type Bet = (pair: Pair, nonce: number, chance: Chance) => object;

const plinko: Bet = (pair, nonce, chance) => {
  const numberOfRows = chance.oneOf([8, 10, 12, 16] as const satisfies readonly PlinkoRows[]);
  const riskLevel = 1 + chance.below(3);
  const dropDetails = Array.from({ length: numberOfRows }, (_, row) =>
    integer(pair, nonce, row + 1, 2),
  ).join('');
  const winningSlot = [...dropDetails].filter((step) => step === '1').length;
  const multiplier = cell(
    PLINKO_TABLES[numberOfRows][cell(PLINKO_RISKS, riskLevel - 1)],
    winningSlot,
  );
  const product = times(exact(String(multiplier)), exact('0.1'));
  const winningAmount = written(rounded(product, 8, 'half-even'));
  const board = { numberOfRows, riskLevel, dropDetails, winningSlot, multiplier };
  const result = multiplier >= 1 ? 'won' : 'lost';
  return { ...board, betAmount: '0.10000000', winningAmount, result };
};

const mines: Bet = (pair, nonce, chance) => {
  const mineCount = chance.oneOf([1, 3, 7]);
  const reveals = 1 + chance.below(3);
  const first = 1 + chance.below(22);
  const picked = Array.from({ length: reveals }, (_, i) => first + i);
  const mineTiles = minesOf(pair, nonce, mineCount);
  const hit = picked.findIndex((tile) => mineTiles.includes(tile));
  const openTiles = hit < 0 ? picked : picked.slice(0, hit + 1);
  const tiles = { mineCount, reveals, openTiles, mineTiles };
  // Amounts are numbers where it was won and text where it was lost, as in the captures.
  if (hit >= 0) return { ...tiles, betAmount: '0.10000000', winningAmount: 0, result: 'lost' };
  const { shown, paid } = minesPaid(mineCount, reveals);
  return { ...tiles, betAmount: 0.1, winningAmount: paid, multiplier: shown, result: 'won' };
};

const dice: Bet = (pair, nonce, chance) => {
  const lower = chance.below(6_000) / 100;
  const upper = (lower * 100 + 500 + chance.below(3_500)) / 100;
  const params = { lower, upper, inverted: chance.below(3) === 0 };
  const roll = integer(pair, nonce, 0, 10_000) / 100;
  const win = (lower <= roll && roll <= upper) !== params.inverted;
  // The width is counted in hundredths, and divided once.
  const width = Math.round(upper * 100) - Math.round(lower * 100);
  const multiplier = win ? 9_900 / (params.inverted ? 10_000 - width : width) : 0;
  const cut = rounded(exact(multiplier.toFixed(20)), 8, 'half-even');
  const winningAmount = Number(written(rounded(times(cut, exact('0.1')), 8, 'half-even')));
  const result = win ? 'won' : 'lost';
  return { params, roll, win, multiplier, result, betAmount: 0.1, winningAmount };
};

const BETS = { plinko, mines, dice };

export const generateLiqd = (game: keyof typeof BETS, { seed, rounds }: Plan) => {
  const chance = chanceOf(`liqd/${game}/${seed}`);
  const pairs = Array.from({ length: Math.ceil(rounds / NONCES_PER_SEED) }, () => ({
    server: chance.hex(32),
    client: `audit${chance.hex(12)}`,
  }));
  const timeOf = (i: number) => new Date(START + i * 700).toISOString();
  const seeds = pairs.map(({ server, client }, epoch) => {
    const next = sha256(pairs[epoch + 1]?.server ?? chance.hex(32));
    const hashes = { hashedServerSeed: sha256(server), nextHashedServerSeed: next };
    return { epoch, phase: 'A', clientSeed: client, ...hashes, serverSeed: server, nonceStart: 0 };
  });
  const bets = Array.from({ length: rounds }, (_, i) => {
    const epoch = Math.floor(i / NONCES_PER_SEED);
    const pair = cell(pairs, epoch);
    const nonce = i % NONCES_PER_SEED;
    const ids = { at: timeOf(i), epoch, phase: 'A', id: `made-up-bet-id-${String(i)}` };
    const named = { nonce, clientSeed: pair.client, hashedServerSeed: sha256(pair.server) };
    return { ...ids, ...named, ...BETS[game](pair, nonce, chance) };
  });
  const meta = { audit: `liqd ${game}`, schema: `liqd-${game}-capture-v1`, currency: 'USDC' };
  return { text: JSON.stringify({ meta, seeds, bets }, null, 1), seeds: [] };
};
