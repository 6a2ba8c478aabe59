import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  PLINKO_TABLES,
  type PlinkoRisk,
  type PlinkoRows,
} from '#domain/odds/plinko-tables.ts';
import { cell, chanceOf, hmac, sha256, type Chance, type History, type Plan } from './draw.ts';

const SALT = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
const CASH_OUT_AT = 2;
const FIELDS = 25;

/** Floats of four bytes: key and client seed are texts; every eight floats the counter goes up. */
export const stakeFloats = (pair: Pair, nonce: number, count: number) =>
  Array.from({ length: count }, (_, i) => i).reduce<{ floats: number[]; digest: Buffer }>(
    ({ floats, digest }, i) => {
      const block =
        i % 8 ? digest : hmac(pair.server, `${pair.client}:${String(nonce)}:${String(i / 8)}`);
      const value = block.readUInt32BE((i % 8) * 4) / 2 ** 32;
      return { floats: [...floats, value], digest: block };
    },
    { floats: [], digest: Buffer.alloc(0) },
  ).floats;

type Pair = { server: string; client: string };

export const stakePath = (pair: Pair, nonce: number, rows: number) =>
  stakeFloats(pair, nonce, rows).map((float) => (float * 2 >= 1 ? 'R' : 'L'));

export const stakeMines = (pair: Pair, nonce: number, count: number) => {
  const left = Array.from({ length: FIELDS }, (_, field) => field);
  return stakeFloats(pair, nonce, count).flatMap((float) =>
    left.splice(Math.floor(float * left.length), 1),
  );
};

/** What the k-th safe tile pays, multiplied up tile by tile in doubles. */
export const stakeMinesStep = (mines: number, k: number) => {
  let pays = 0.99;
  for (let i = 0; i < k; i += 1) pays *= (FIELDS - i) / (FIELDS - mines - i);
  return pays;
};

/** The shortest decimals that mean the same number in single precision. */
export const asSingle = (value: number) => {
  const single = Math.fround(value);
  const digits = Array.from({ length: 9 }, (_, i) => Number(single.toPrecision(i + 1)));
  return digits.find((short) => Math.fround(short) === single) ?? single;
};

export const stakePlinkoPays = (rows: PlinkoRows, risk: PlinkoRisk, path: readonly string[]) =>
  cell(PLINKO_TABLES[rows][risk], path.filter((step) => step === 'R').length);

const plinko = (pair: Pair, nonce: number, amount: number, chance: Chance) => {
  const rows = chance.oneOf(PLINKO_ROWS);
  const risk = chance.oneOf(PLINKO_RISKS.filter((name) => name !== 'expert'));
  const path = stakePath(pair, nonce, rows);
  const pays = stakePlinkoPays(rows, risk, path);
  const statePlinko = { path, risk, rows, point: 200 + chance.below(4_000) / 10 };
  return { pays, payout: amount * pays, state: { statePlinko } };
};

const mines = (pair: Pair, nonce: number, amount: number, chance: Chance) => {
  const minesCount = 1 + chance.below(5);
  const _mines = stakeMines(pair, nonce, minesCount);
  const picked = new Set(Array.from({ length: 4 }, () => chance.below(FIELDS)));
  const fields = [...picked];
  const hit = fields.findIndex((field) => _mines.includes(field));
  const rounds = fields.slice(0, hit < 0 ? fields.length : hit + 1).map((field, i) => ({
    field,
    payoutMultiplier: i === hit ? 0 : stakeMinesStep(minesCount, i + 1),
  }));
  const pays = rounds.at(-1)?.payoutMultiplier ?? 0;
  return {
    pays: asSingle(pays),
    payout: amount * pays,
    state: { stateMines: { _mines, rounds, minesCount } },
  };
};

/** The game's hash is not in the archive, so that only the payout can be worked out again. */
const crash = (amount: number, chance: Chance) => {
  const result = chance.oneOf(['busted', 'autocashout', 'stopped']);
  const left = result === 'stopped' ? 1 + chance.below(9_000) / 9_973 : CASH_OUT_AT;
  const payout = result === 'busted' ? 0 : amount * left;
  const pays = result === 'stopped' ? asSingle(payout / amount) : payout / amount;
  return { result, payout, pays };
};

const sports = (amount: number, chance: Chance) => {
  const status = chance.oneOf(['settled', 'settled', 'rejectedNotFound', 'cashout']);
  const odds = Array.from({ length: 1 + chance.below(4) }, () => (105 + chance.below(900)) / 100);
  const product = odds.reduce((all, each) => all * each, 1);
  const offered = 0.8 + chance.below(1_000) / 9_001;
  const pays =
    { settled: chance.below(2) ? product : 0, rejectedNotFound: 1, cashout: offered }[status] ?? 0;
  return {
    pays,
    payout: amount * pays,
    take: status === 'rejectedNotFound' ? 0 : amount * 0.03,
    state: {
      status,
      outcomes: odds.map((each) => ({ odds: each, cancel: false, provider: 'betradar' })),
      events: [],
      system: odds.length,
      confirmed: status !== 'rejectedNotFound',
      customBet: false,
      potentialMultiplier: product,
      cashoutMultiplier: status === 'cashout' ? offered : 0,
    },
  };
};

/** Fixed kinds first, so that twenty rows have each of them. */
const KINDS = ['plinko', 'mines', 'crash', 'sports', 'crash', 'mines', 'crash', 'sports'];

const rowOf = (i: number, pair: Pair, nonce: number, chance: Chance) => {
  const kind = KINDS[i] ?? chance.oneOf(['plinko', 'plinko', 'plinko', 'plinko', 'mines', 'crash']);
  const amount = i === 5 ? 0 : (1 + chance.below(50_000_000)) / 1e8;
  const seeds = { nonce, clientSeed: pair.client, serverSeedHash: sha256(pair.server) };
  const house = {
    iid: `house:${String(900_000_000_001 + i)}`,
    gameName: kind,
    expectedAmount: amount * 0.01,
  };
  if (kind === 'sports') {
    const { state, pays, payout, take } = sports(amount, chance);
    const named = {
      iid: `sport:${String(900_000_001 + i)}`,
      type: 'sportsbook',
      gameName: 'sportsbook',
    };
    return { amount, payout, payoutMultiplier: pays, expectedAmount: take, ...named, ...state };
  }
  if (kind === 'crash') {
    const { result, payout, pays } = crash(amount, chance);
    const game = {
      type: 'crash',
      seed: SALT,
      seedNumber: 7_800_000 + i,
      result,
      cashoutAt: CASH_OUT_AT,
    };
    return { amount, payout, payoutMultiplier: pays, ...house, ...game };
  }
  const { state, pays, payout } = (kind === 'mines' ? mines : plinko)(pair, nonce, amount, chance);
  return { amount, payout, payoutMultiplier: pays, type: 'casino', ...house, ...seeds, ...state };
};

const NONCES_PER_SEED = 200;
const uuid = (letter: string, i: number) =>
  `${letter}0000000-0000-4000-8000-${String(i).padStart(12, '0')}`;

/** A day at Stake in the format of its archive: the file has hashes of seeds, the seeds come apart. */
export const generateStake = ({ seed, rounds }: Plan): History => {
  const chance = chanceOf(`stake/${seed}`);
  const seeds: string[] = [];
  let pair: Pair = { server: '', client: '' };
  let nonce = 0;
  const rows = Array.from({ length: rounds }, (_, i) => {
    if (nonce % NONCES_PER_SEED === 0 && seeds.length * NONCES_PER_SEED === nonce) {
      pair = { server: chance.hex(64), client: chance.hex(16) };
      seeds.push(pair.server);
    }
    const row = rowOf(i, pair, nonce % NONCES_PER_SEED, chance);
    if (row.type === 'casino') nonce += 1;
    const at = Date.UTC(2026, 0, 28, 5) + i * 7_001;
    const account = { id: uuid('b', i), ip: '192.0.2.1/32', userId: uuid('0', 1), mobile: false };
    const times = { createdAt: at, updatedAt: at + 900, active: false };
    const data = {
      ...account,
      value: row.amount,
      currency: 'usdc',
      gameId: uuid('d', 1),
      ...times,
      ...row,
    };
    const envelope = { id: uuid('a', i), store_id: uuid('0', 2), user_id: uuid('0', 1) };
    return { ...envelope, data, created_at: new Date(at).toISOString() };
  });
  return { text: JSON.stringify(rows), seeds };
};
