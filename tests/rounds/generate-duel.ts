import {
  PLINKO_RISKS,
  PLINKO_TABLES,
  type PlinkoRisk,
  type PlinkoRows,
} from '#domain/odds/plinko-tables.ts';
import {
  binomial,
  cell,
  chanceOf,
  hexBytes,
  sha256,
  type Chance,
  type Pair,
  type Plan,
} from './draw.ts';
import { exact, ratio, rounded, times, trimmed, written, type Exact } from './exact.ts';
import { DUEL, SECOND_PROGRAM } from './second-program.ts';

const AMOUNT = '0.01';
const AMOUNT_LONG = '0.010000000000000000';
const START = Date.UTC(2026, 3, 10, 16, 48);

const KEEPS = exact('0.999');

/** The usual table, brought to a return of 99.9 % by a factor that is cut to nine decimals. */
const boardPays = (rows: PlinkoRows, risk: PlinkoRisk, slot: number) => {
  const table = PLINKO_TABLES[rows][risk].map((pays) => exact(pays.toFixed(1)));
  const returned = table.reduce((sum, pays, i) => sum + pays.digits * binomial(rows, i), 0n);
  const factor = ratio(999n * 2n ** BigInt(rows) * 10n, returned * 1000n, 9, 'down');
  return rounded(times(cell(table, slot), factor), 8, 'half-up');
};

/** What the k-th tile would pay without the edge, rounded up at eighteen decimals. */
const minesStep = (mines: number, k: number) => {
  let safe: Exact = exact('1');
  for (let i = 0; i < k; i += 1) {
    const tile = ratio(BigInt(25 - mines - i), BigInt(25 - i), 14, 'half-up');
    safe = rounded(times(safe, tile), 18, 'half-up');
  }
  return ratio(10n ** BigInt(safe.places), safe.digits, 18, 'up');
};

const paidBy = (...factors: Exact[]) =>
  trimmed(rounded(factors.reduce(times, exact(AMOUNT)), 18, 'half-up'));

type Bet = (pair: Pair, nonce: number, chance: Chance, i: number) => object;
const hashOf = ({ revealed }: Pair) => sha256(hexBytes(revealed));
const named = (pair: Pair, nonce: number) => {
  return { nonce, server_seed_hashed: hashOf(pair), client_seed: pair.seed };
};
const withoutMilliseconds = (at: number) => `${new Date(at).toISOString().slice(0, 19)}.000000Z`;

const plinko: Bet = (pair, nonce, chance, i) => {
  const rows = chance.oneOf([8, 10, 13, 14, 15, 16] as const);
  const risk_level = 1 + chance.below(3);
  const risk = cell(PLINKO_RISKS, risk_level - 1);
  const path = DUEL.path({ ...pair, nonce, rows });
  const final_slot = path.filter((step) => step === 1).length;
  const pays = boardPays(rows, risk, final_slot);
  const paid = { payout_multiplier: written(pays), win_amount: paidBy(pays) };
  const board = { final_slot, amount_currency: AMOUNT_LONG, rows, risk_level: risk };
  const created_at = withoutMilliseconds(START + i * 1_000);
  const at = { transaction_id: 900_000_000 + i, created_at };
  const response = { id: 90_000_001 + i, ...board, ...paid, ...named(pair, nonce), ...at };
  return { request: { amount: AMOUNT, rows, risk, risk_level }, response };
};

const dice: Bet = (pair, nonce, chance, i) => {
  const target = 100 + chance.below(9_500);
  const result = DUEL.roll({ ...pair, nonce });
  const is_win = result > target;
  const winning = BigInt(10_000 - target);
  const winChance = ratio(winning, 10_001n, 18, 'half-up');
  const pays = ratio(999n * 10_001n, winning * 1000n, 18, 'half-up');
  const odds = { win_chance: written(winChance), multiplier: written(pays) };
  const paid = { amount_currency: AMOUNT_LONG, amount_won: is_win ? paidBy(pays) : '0' };
  const asked = { bet_type: 'over', target };
  const rolled = { id: 91_000_001 + i, result, is_win };
  const response = { ...rolled, ...paid, ...asked, ...odds, ...named(pair, nonce) };
  return { request: { amount: AMOUNT, ...asked }, response };
};

const mines: Bet = (pair, nonce, chance, i) => {
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
    k === 0 ? '1.000000000000000000' : trimmed(minesStep(mines_count, k));
  const reveal_steps = revealed_positions.map((position, k) => {
    const is_mine = k === hit;
    return { step: k + 1, position, multiplier: stepAt(is_mine ? k : k + 1), is_mine };
  });
  const full = rounded(times(minesStep(mines_count, target_k), KEEPS), 18, 'half-up');
  const tiles = { mines_count, revealed_positions, mines_positions };
  const ended = { outcome: won ? 'win' : 'loss', multiplier: stepAt(won ? target_k : hit) };
  const paid = {
    no_house_edge_multiplier: won ? trimmed(full) : null,
    amount_won: won ? paidBy(full) : '0',
    amount_currency: AMOUNT_LONG,
  };
  const response = { round_id: 93_000_001 + i, ...tiles, ...ended, ...paid };
  const seed = { serverSeedHashed: hashOf(pair), clientSeed: pair.seed, nonce };
  const request = { mines_count, amount: AMOUNT, target_k };
  return { request, response, reveal_steps, seed };
};

const BETS = { plinko, dice, mines };
const NONCES_PER_SEED = 50;

/** Each seed is revealed in the entry after its own: joined by position, every promise looks broken. */
const seedEntries = (pairs: readonly Pair[]) =>
  pairs.map((pair, i) => {
    const own = hashOf(pair);
    const next = hashOf(pairs[i + 1] ?? { revealed: sha256(own), seed: '' });
    const serverSeed = i === 0 ? null : cell(pairs, i - 1).revealed;
    const hashes = { serverSeedHashed: own, nextServerSeedHash: next };
    const seed = { clientSeed: pair.seed, ...hashes, serverSeed };
    return { at: new Date(START + i * 60_000).toISOString(), seed };
  });

export const generateDuel = (game: keyof typeof BETS, { seed, rounds }: Plan) => {
  const chance = chanceOf(`duel/${game}/${seed}`);
  // One entry more than is played with: it reveals the last seed.
  const pairs = Array.from({ length: Math.ceil(rounds / NONCES_PER_SEED) + 1 }, () => ({
    revealed: chance.hex(64),
    seed: chance.hex(16),
  }));
  const bets = Array.from({ length: rounds }, (_, i) => {
    const pair = cell(pairs, Math.floor(i / NONCES_PER_SEED));
    const at = new Date(START + i * 1_000 + 960).toISOString();
    return { at, ...BETS[game](pair, i % NONCES_PER_SEED, chance, i) };
  });
  const meta = { schema: `duel-${game}-capture-v3`, createdAt: new Date(START).toISOString() };
  return { text: JSON.stringify({ meta, seeds: seedEntries(pairs), bets }, null, 1), seeds: [] };
};

const QUICKNET_BEGAN = 1_692_803_367;

/** The beacon's signature is invented: that it signs its round is not part of any check here. */
export const generateDuelCrash = ({ seed, rounds: count }: Plan) => {
  const chance = chanceOf(`duel/crash/${seed}`);
  const rounds = Array.from({ length: count }, (_, i) => {
    const serverSeed = chance.hex(64);
    const drandRandomness = chance.hex(64) + chance.hex(32);
    const bet = { revealed: serverSeed, beacon: drandRandomness };
    const crashPoint = Number(SECOND_PROGRAM['duel-crash'](bet));
    const auto_cashout = chance.oneOf([1.2, 1.5, 2, 5]);
    const isWin = crashPoint >= auto_cashout;
    const amountWon = isWin ? paidBy(exact(String(auto_cashout)), KEEPS) : '0';
    const drandRoundId = 27_798_178 + i * 10;
    const drandPublishedAt = QUICKNET_BEGAN + 3 * (drandRoundId - 1);
    const commitmentBeforeDrand = 11_000 + chance.below(3_000);
    const betPlacedAt = drandPublishedAt * 1_000 - commitmentBeforeDrand;
    const at = new Date(drandPublishedAt * 1_000 + 15_562).toISOString();
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
