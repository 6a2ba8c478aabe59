import Big from 'big.js';
import { PLINKO_RISKS, PLINKO_TABLES } from '#domain/odds/plinko-tables.ts';
import {
  type BetMaker,
  binomial,
  cell,
  chanceOf,
  Exact,
  hexBytes,
  type Pair,
  type Plan,
  sha256,
} from './draw.ts';
import { DUEL, SECOND_PROGRAM } from './second-program.ts';

const AMOUNT = '0.01';
const AMOUNT_LONG = '0.010000000000000000';
const START = Date.UTC(2026, 3, 10, 16, 48);

const KEEPS = '0.999';

/** The usual table, scaled to an RTP of 99.9 % by a factor cut to nine decimals. */
const boardPays = (table: readonly number[], slot: number) => {
  const rows = table.length - 1;
  const returned = table.reduce((sum, pays, i) => sum.plus(binomial(rows, i) * pays), new Exact(0));
  const factor = new Exact(2 ** rows).times(KEEPS).div(returned).round(9, Big.roundDown);
  return factor.times(cell(table, slot)).round(8);
};

/** Multiplier of the k-th tile without the edge, rounded up at eighteen decimals. */
const minesStep = (mines: number, k: number) => {
  let safe = new Exact(1);
  for (let i = 0; i < k; i += 1) {
    const tile = new Exact(25 - mines - i).div(25 - i).round(14);
    safe = safe.times(tile).round(18);
  }
  return new Exact(1).div(safe).round(18, Big.roundUp);
};

const paidBy = (multiplier: Big) => multiplier.times(AMOUNT).round(18).toFixed();

const hashOf = ({ revealed }: Pair) => sha256(hexBytes(revealed));
const named = (pair: Pair, nonce: number) => {
  return { nonce, server_seed_hashed: hashOf(pair), client_seed: pair.seed };
};
const iso = (at: number) => new Date(at).toISOString();
const withoutMilliseconds = (at: number) => `${iso(at).slice(0, 19)}.000000Z`;

const plinko: BetMaker = (pair, nonce, chance) => {
  const rows = chance.oneOf([8, 10, 13, 14, 15, 16] as const);
  const risk_level = 1 + chance.below(3);
  const risk = cell(PLINKO_RISKS, risk_level - 1);
  const path = DUEL.path({ ...pair, nonce, rows });
  const final_slot = path.filter((step) => step === 1).length;
  const pays = boardPays(PLINKO_TABLES[rows][risk], final_slot);
  const paid = { payout_multiplier: pays.toFixed(8), win_amount: paidBy(pays) };
  const board = { final_slot, amount_currency: AMOUNT_LONG, rows, risk_level: risk };
  const created_at = withoutMilliseconds(START + nonce * 1_000);
  const at = { transaction_id: 900_000_000 + nonce, created_at };
  const response = { id: 90_000_001 + nonce, ...board, ...paid, ...named(pair, nonce), ...at };
  return { request: { amount: AMOUNT, rows, risk, risk_level }, response };
};

const dice: BetMaker = (pair, nonce, chance) => {
  const target = 100 + chance.below(9_500);
  const result = DUEL.roll({ ...pair, nonce });
  const is_win = result > target;
  const winning = new Exact(10_000 - target);
  const pays = new Exact(KEEPS).times(10_001).div(winning).round(18);
  const odds = { win_chance: winning.div(10_001).toFixed(18), multiplier: pays.toFixed(18) };
  const paid = { amount_currency: AMOUNT_LONG, amount_won: is_win ? paidBy(pays) : '0' };
  const asked = { bet_type: 'over', target };
  const rolled = { id: 91_000_001 + nonce, result, is_win };
  const response = { ...rolled, ...paid, ...asked, ...odds, ...named(pair, nonce) };
  return { request: { amount: AMOUNT, ...asked }, response };
};

const mines: BetMaker = (pair, nonce, chance) => {
  const mines_count = chance.oneOf([1, 3, 5, 12]);
  const target_k = 1 + chance.below(4);
  const first = chance.below(25 - target_k);
  const positions_attempted = Array.from({ length: target_k }, (_, k) => first + k);
  const mines_positions = DUEL.mines({ ...pair, nonce, mineCount: mines_count }).toSorted(
    (a, b) => a - b,
  );
  const hit = positions_attempted.findIndex((field) => mines_positions.includes(field));
  const won = hit < 0;
  const revealed_positions = positions_attempted.slice(0, won ? target_k : hit + 1);
  const stepAt = (k: number) =>
    k === 0 ? '1.000000000000000000' : minesStep(mines_count, k).toFixed();
  const reveal_steps = revealed_positions.map((position, k) => {
    const is_mine = k === hit;
    return { step: k + 1, position, multiplier: stepAt(is_mine ? k : k + 1), is_mine };
  });
  const full = minesStep(mines_count, target_k).times(KEEPS).round(18);
  const tiles = { mines_count, revealed_positions, mines_positions };
  const ended = { outcome: won ? 'win' : 'loss', multiplier: stepAt(won ? target_k : hit) };
  const paid = {
    no_house_edge_multiplier: won ? full.toFixed() : null,
    amount_won: won ? paidBy(full) : '0',
    amount_currency: AMOUNT_LONG,
  };
  const response = { round_id: 93_000_001 + nonce, ...tiles, ...ended, ...paid };
  const seed = { serverSeedHashed: hashOf(pair), clientSeed: pair.seed, nonce };
  const request = { mines_count, amount: AMOUNT, target_k };
  return { request, response, reveal_steps, seed };
};

const BETS = { plinko, dice, mines };

/** Each seed is revealed in the next entry: joined by position, every commitment would fail. */
const seedEntry = (pair: Pair, next: string, serverSeed: string | null) => {
  const hashes = { serverSeedHashed: hashOf(pair), nextServerSeedHash: next };
  return { at: iso(START), seed: { clientSeed: pair.seed, ...hashes, serverSeed } };
};

export const generateDuel = (game: keyof typeof BETS, { seed, rounds }: Plan) => {
  const chance = chanceOf(`duel/${game}/${seed}`);
  const newPair = (): Pair => ({ revealed: chance.hex(64), seed: chance.hex(16) });
  const [pair, next] = [newPair(), newPair()];
  // No bets use the second pair: its entry reveals the first seed.
  const seeds = [
    seedEntry(pair, hashOf(next), null),
    seedEntry(next, sha256(hashOf(next)), pair.revealed),
  ];
  const bets = Array.from({ length: rounds }, (_, nonce) => {
    const at = iso(START + nonce * 1_000 + 960);
    return { at, ...BETS[game](pair, nonce, chance) };
  });
  const meta = { schema: `duel-${game}-capture-v3`, createdAt: iso(START) };
  return { text: JSON.stringify({ meta, seeds, bets }, null, 1), seeds: [] };
};

const QUICKNET_BEGAN = 1_692_803_367;

/** The beacon's signature is invented: no check here verifies it. */
export const generateDuelCrash = ({ seed, rounds: count }: Plan) => {
  const chance = chanceOf(`duel/crash/${seed}`);
  const rounds = Array.from({ length: count }, (_, i) => {
    const serverSeed = chance.hex(64);
    const drandRandomness = chance.hex(64) + chance.hex(32);
    const bet = { revealed: serverSeed, beacon: drandRandomness };
    const crashPoint = Number(SECOND_PROGRAM['duel-crash'](bet));
    const auto_cashout = chance.oneOf([1.2, 1.5, 2, 5]);
    const isWin = crashPoint >= auto_cashout;
    const amountWon = isWin ? paidBy(new Exact(auto_cashout).times(KEEPS)) : '0';
    const drandRoundId = 27_798_178 + i * 10;
    const drandPublishedAt = QUICKNET_BEGAN + 3 * (drandRoundId - 1);
    const commitmentBeforeDrand = 11_000 + chance.below(3_000);
    const betPlacedAt = drandPublishedAt * 1_000 - commitmentBeforeDrand;
    const at = iso(drandPublishedAt * 1_000 + 15_562);
    const hash = { serverSeed, serverSeedHash: sha256(hexBytes(serverSeed)) };
    const beacon = { drandRoundId, drandRandomness, betId: 9_200_001 + i };
    const result = { crashPoint, ...hash, ...beacon, amountWon, isWin };
    const timing = { drandPublishedAt, commitmentBeforeDrand, betPlacedAt };
    const request = { amount: AMOUNT, auto_cashout };
    return { at, roundId: 829_099 + i, request, result, timing };
  });
  const file = { meta: { schema: 'duel-crash-capture-v3' }, rounds };
  return { text: JSON.stringify(file, null, 1), seeds: [] };
};
