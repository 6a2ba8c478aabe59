import { PLINKO_RISKS, PLINKO_TABLES, type PlinkoRows } from '#domain/odds/plinko-tables.ts';
import { binomial, cell, chanceOf, sha256, type Chance, type Pair, type Plan } from './draw.ts';
import { exact, ratio, rounded, times, written } from './exact.ts';
import { LIQD } from './second-program.ts';

const START = Date.UTC(2026, 6, 7, 2, 12);
const NONCES_PER_SEED = 50;

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
  const dropDetails = LIQD.path({ ...pair, nonce, rows: numberOfRows }).join('');
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
  const mineTiles = LIQD.mines({ ...pair, nonce, mineCount });
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
  const roll = LIQD.roll({ ...pair, nonce }) / 100;
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
    revealed: chance.hex(32),
    seed: `audit${chance.hex(12)}`,
  }));
  const timeOf = (i: number) => new Date(START + i * 700).toISOString();
  const seeds = pairs.map(({ revealed, seed: clientSeed }, epoch) => {
    const next = sha256(pairs[epoch + 1]?.revealed ?? chance.hex(32));
    const hashes = { hashedServerSeed: sha256(revealed), nextHashedServerSeed: next };
    return { epoch, clientSeed, ...hashes, serverSeed: revealed };
  });
  const bets = Array.from({ length: rounds }, (_, i) => {
    const epoch = Math.floor(i / NONCES_PER_SEED);
    const pair = cell(pairs, epoch);
    const nonce = i % NONCES_PER_SEED;
    const ids = { at: timeOf(i), epoch, id: `made-up-bet-id-${i}` };
    const named = { nonce, clientSeed: pair.seed, hashedServerSeed: sha256(pair.revealed) };
    return { ...ids, ...named, ...BETS[game](pair, nonce, chance) };
  });
  const meta = { audit: `liqd ${game}`, schema: `liqd-${game}-capture-v1`, currency: 'USDC' };
  return { text: JSON.stringify({ meta, seeds, bets }, null, 1), seeds: [] };
};
