import { PLINKO_RISKS, PLINKO_TABLES, type PlinkoRows } from '#domain/odds/plinko-tables.ts';
import Big from 'big.js';
import { type BetMaker, binomial, cell, chanceOf, Exact, type Plan, sha256 } from './draw.ts';
import { LIQD } from './second-program.ts';

const START = Date.UTC(2026, 6, 7, 2, 12);
const STAKE = '0.1';
const amount = (exact: Big) => exact.toFixed(8, Big.roundHalfEven);

/** Payout of 0.1 × 0.99 ÷ the chance of so many safe tiles; the displayed multiplier is cut. */
const minesPaid = (mines: number, k: number) => {
  const pays = new Exact('0.99').times(binomial(25, k)).div(binomial(25 - mines, k));
  const paid = Number(amount(pays.times(STAKE)));
  return { shown: Number(pays.toFixed(2, Big.roundDown)), paid };
};

const plinko: BetMaker = (pair, nonce, chance) => {
  const numberOfRows = chance.oneOf([8, 10, 12, 16] as const satisfies readonly PlinkoRows[]);
  const riskLevel = 1 + chance.below(3);
  const dropDetails = LIQD.path({ ...pair, nonce, rows: numberOfRows }).join('');
  const winningSlot = [...dropDetails].filter((step) => step === '1').length;
  const multiplier = cell(
    PLINKO_TABLES[numberOfRows][cell(PLINKO_RISKS, riskLevel - 1)],
    winningSlot,
  );
  const winningAmount = amount(new Exact(multiplier).times(STAKE));
  const board = { numberOfRows, riskLevel, dropDetails, winningSlot, multiplier };
  const result = multiplier >= 1 ? 'won' : 'lost';
  return { ...board, betAmount: '0.10000000', winningAmount, result };
};

const mines: BetMaker = (pair, nonce, chance) => {
  const mineCount = chance.oneOf([1, 3, 7]);
  const reveals = 1 + chance.below(3);
  const first = 1 + chance.below(22);
  const picked = Array.from({ length: reveals }, (_, i) => first + i);
  const mineTiles = LIQD.mines({ ...pair, nonce, mineCount });
  const hit = picked.findIndex((tile) => mineTiles.includes(tile));
  const openTiles = hit < 0 ? picked : picked.slice(0, hit + 1);
  const tiles = { mineCount, reveals, openTiles, mineTiles };
  // In the captures, amounts of won bets are numbers and those of lost bets are text.
  if (hit >= 0) return { ...tiles, betAmount: '0.10000000', winningAmount: 0, result: 'lost' };
  const { shown, paid } = minesPaid(mineCount, reveals);
  return { ...tiles, betAmount: 0.1, winningAmount: paid, multiplier: shown, result: 'won' };
};

const dice: BetMaker = (pair, nonce, chance) => {
  const lower = chance.below(6_000) / 100;
  const upper = (lower * 100 + 500 + chance.below(3_500)) / 100;
  const params = { lower, upper, inverted: chance.below(3) === 0 };
  const roll = LIQD.roll({ ...pair, nonce }) / 100;
  const win = (lower <= roll && roll <= upper) !== params.inverted;
  // The width is counted in hundredths, and divided once.
  const width = Math.round(upper * 100) - Math.round(lower * 100);
  const multiplier = win ? 9_900 / (params.inverted ? 10_000 - width : width) : 0;
  const cut = new Exact(multiplier).round(8, Big.roundHalfEven);
  const winningAmount = Number(amount(cut.times(STAKE)));
  const result = win ? 'won' : 'lost';
  return { params, roll, win, multiplier, result, betAmount: 0.1, winningAmount };
};

const BETS = { plinko, mines, dice };

export const generateLiqd = (game: keyof typeof BETS, { seed, rounds }: Plan) => {
  const chance = chanceOf(`liqd/${game}/${seed}`);
  const pair = { revealed: chance.hex(32), seed: `audit${chance.hex(12)}` };
  const named = { clientSeed: pair.seed, hashedServerSeed: sha256(pair.revealed) };
  const next = { nextHashedServerSeed: sha256(chance.hex(32)) };
  const seeds = [{ epoch: 0, ...named, ...next, serverSeed: pair.revealed }];
  const bets = Array.from({ length: rounds }, (_, nonce) => {
    const at = new Date(START + nonce * 700).toISOString();
    const ids = { at, epoch: 0, id: `made-up-bet-id-${nonce}` };
    return { ...ids, nonce, ...named, ...BETS[game](pair, nonce, chance) };
  });
  const meta = { audit: `liqd ${game}`, schema: `liqd-${game}-capture-v1`, currency: 'USDC' };
  return { text: JSON.stringify({ meta, seeds, bets }, null, 1), seeds: [] };
};
