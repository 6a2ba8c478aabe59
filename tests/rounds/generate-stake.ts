import { PLINKO_ROWS, PLINKO_TABLES } from '#domain/odds/plinko-tables.ts';
import { cell, chanceOf, sha256, type Chance, type Pair, type Plan } from './draw.ts';
import { minesDrawn, plinkoPath, SECOND_PROGRAM } from './second-program.ts';

const SALT = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
const CASH_OUT_AT = 2;
const FIELDS = 25;

/** Multiplier of the k-th safe tile, multiplied tile by tile in doubles. */
const minesStep = (mines: number, k: number) => {
  let pays = 0.99;
  for (let i = 0; i < k; i += 1) pays *= (FIELDS - i) / (FIELDS - mines - i);
  return pays;
};

/** Shortest decimal with the same single-precision value. */
const asSingle = (value: number) => {
  const single = Math.fround(value);
  const digits = Array.from({ length: 9 }, (_, i) => Number(single.toPrecision(i + 1)));
  return digits.find((short) => Math.fround(short) === single) ?? single;
};

type Game = (amount: number, chance: Chance, pair: Pair, nonce: number) => object;

const plinko: Game = (amount, chance, pair, nonce) => {
  const rows = chance.oneOf(PLINKO_ROWS);
  const risk = chance.oneOf(['low', 'medium', 'high'] as const);
  const path = plinkoPath({ ...pair, nonce, rows });
  const pays = cell(PLINKO_TABLES[rows][risk], path.filter((step) => step === 'R').length);
  const statePlinko = { path, risk, rows, point: 200 + chance.below(4_000) / 10 };
  return { type: 'casino', payout: amount * pays, payoutMultiplier: pays, statePlinko };
};

const mines: Game = (amount, chance, pair, nonce) => {
  const minesCount = 1 + chance.below(5);
  const _mines = minesDrawn({ ...pair, nonce, mineCount: minesCount });
  const fields = [...new Set(Array.from({ length: 4 }, () => chance.below(FIELDS)))];
  const hit = fields.findIndex((field) => _mines.includes(field));
  const rounds = fields.slice(0, hit < 0 ? fields.length : hit + 1).map((field, i) => {
    return { field, payoutMultiplier: i === hit ? 0 : minesStep(minesCount, i + 1) };
  });
  const pays = rounds.at(-1)?.payoutMultiplier ?? 0;
  const paid = { payout: amount * pays, payoutMultiplier: asSingle(pays) };
  return { type: 'casino', ...paid, stateMines: { _mines, rounds, minesCount } };
};

/** The archive has no game hash, so only the payout can be recomputed. */
const crash: Game = (amount, chance) => {
  const result = chance.oneOf(['busted', 'autocashout', 'stopped']);
  const left = result === 'stopped' ? 1 + chance.below(9_000) / 9_973 : CASH_OUT_AT;
  const payout = result === 'busted' ? 0 : amount * left;
  const payoutMultiplier = result === 'stopped' ? asSingle(payout / amount) : payout / amount;
  const game = { seed: SALT, cashoutAt: CASH_OUT_AT };
  return { type: 'crash', ...game, result, payout, payoutMultiplier };
};

const sportsbook: Game = (amount, chance) => {
  const status = chance.oneOf(['settled', 'settled', 'rejectedNotFound', 'cashout'] as const);
  const odds = Array.from({ length: 1 + chance.below(4) }, () => (105 + chance.below(900)) / 100);
  const potentialMultiplier = odds.reduce((all, each) => all * each, 1);
  const cashoutMultiplier = status === 'cashout' ? 0.8 + chance.below(1_000) / 9_001 : 0;
  const won = chance.below(2) * potentialMultiplier;
  const events = [{ message: `all outcomes are settled at ${won.toFixed(3)}` }];
  const pays = { settled: won, rejectedNotFound: 1, cashout: cashoutMultiplier }[status];
  const expectedAmount = status === 'rejectedNotFound' ? 0 : amount * 0.03;
  const outcomes = odds.map((each) => ({ odds: each, cancel: false }));
  const bet = { status, outcomes, system: odds.length, potentialMultiplier, cashoutMultiplier };
  const paid = { payout: amount * pays, payoutMultiplier: pays, expectedAmount };
  return { type: 'sportsbook', ...bet, ...paid, ...(status === 'settled' && { events }) };
};

const GAMES = { plinko, mines, crash, sportsbook };
/** Fixed order of the first games, so that twenty rows include each of them. */
const FIRST = ['plinko', 'mines', 'crash', 'sportsbook', 'crash', 'mines', 'crash'] as const;
const REST = ['plinko', 'plinko', 'plinko', 'plinko', 'mines', 'crash'] as const;
/** Index of a mines round without a stake, as in the archive. */
const WITHOUT_STAKE = 5;

const uuid = (letter: string, i: number) =>
  `${letter}0000000-0000-4000-8000-${String(i).padStart(12, '0')}`;

/** A day in the format of Stake's archive: the file has hashes of seeds, the seeds are separate. */
export const generateStake = ({ seed, rounds }: Plan) => {
  const chance = chanceOf(`stake/${seed}`);
  const pair = { revealed: chance.hex(64), seed: chance.hex(16) };
  let nonce = 0;
  const rows = Array.from({ length: rounds }, (_, i) => {
    const gameName = FIRST[i] ?? chance.oneOf(REST);
    const amount = i === WITHOUT_STAKE ? 0 : (1 + chance.below(50_000_000)) / 1e8;
    const played = GAMES[gameName](amount, chance, pair, nonce);
    const isSeeded = gameName === 'plinko' || gameName === 'mines';
    const seeded = { nonce, clientSeed: pair.seed, serverSeedHash: sha256(pair.revealed) };
    if (isSeeded) nonce += 1;
    const at = Date.UTC(2026, 0, 28, 5) + i * 7_001;
    const account = { id: uuid('b', i), ip: '192.0.2.1/32', userId: uuid('0', 1), active: false };
    const money = { amount, value: amount, currency: 'usdc', expectedAmount: amount * 0.01 };
    const when = { gameName, gameId: uuid('d', 1), createdAt: at, updatedAt: at + 900 };
    const numbered = isSeeded ? seeded : { seedNumber: 7_800_000 + i };
    const data = { ...account, ...money, ...when, ...numbered, ...played };
    const envelope = { id: uuid('a', i), store_id: uuid('0', 2), user_id: uuid('0', 1) };
    return { ...envelope, data, created_at: new Date(at).toISOString() };
  });
  return { text: JSON.stringify(rows), seeds: [pair.revealed] };
};

/** A header of five columns over rows of two, and both seeds in the header, as in the list of rolls. */
export const generateRolls = ({ seed, rounds }: Plan) => {
  const chance = chanceOf(`rolls/${seed}`);
  const pair = { revealed: chance.hex(64), seed: `${chance.hex(12)}%$^@` };
  const head = `Nonce,Roll,,Unhashed Server Seed:${pair.revealed},Client Seed:${pair.seed}`;
  const rows = Array.from({ length: rounds }, (_, nonce) => {
    const roll = SECOND_PROGRAM.dice({ ...pair, nonce });
    return `${nonce},${Number(roll)}`;
  });
  return { text: `${[head, ...rows].join('\r\n')}\r\n`, seeds: [] };
};
