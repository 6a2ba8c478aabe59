import { PLINKO_TABLES, type PlinkoRisk, type PlinkoRows } from '../odds/plinko-tables.ts';
import type { Digest } from './digest.ts';
import { floatsOf, type SeedPair } from './float-stream.ts';
import {
  diceRollHundredths,
  drawNumbers,
  limboHundredths,
  plinkoStep,
  roulettePocket,
} from './seed-pair-games.ts';
import { type Recomputed, type Step, twoDecimals } from './working.ts';

export type SeedPairBet =
  | { game: 'dice' | 'limbo' | 'roulette' | 'keno' }
  /** `mineCount` from 1 to 24. */
  | { game: 'mines'; mineCount: number }
  /** Without the risk the path is found, but not what the bucket paid. */
  | { game: 'plinko'; rows: PlinkoRows; risk: PlinkoRisk | null };

const MINES_TILES = 25;
const KENO_NUMBERS = 40;
const KENO_DRAWS = 10;

/**
 * Works a bet out from its seed pair, as Stake and sites built like it do. Tiles of mines are
 * numbered from 0, top left, row by row; numbers of keno from 1.
 * Throws if the count of mines is not 1 to 24.
 */
export async function recomputeSeedPairBet(
  seeds: SeedPair,
  bet: SeedPairBet,
  digest: Digest,
): Promise<Recomputed> {
  const { floats, steps } = await floatsOf(seeds, floatsNeeded(bet), digest);
  const played = play(bet, floats);
  return { results: played.results, steps: [...steps, ...played.steps] };
}

function floatsNeeded(bet: SeedPairBet): number {
  switch (bet.game) {
    case 'mines':
      if (!Number.isInteger(bet.mineCount) || bet.mineCount < 1 || bet.mineCount >= MINES_TILES) {
        throw new RangeError(`Expected 1 to ${MINES_TILES - 1} mines, found ${bet.mineCount}`);
      }
      return bet.mineCount;
    case 'plinko':
      return bet.rows;
    case 'keno':
      return KENO_DRAWS;
    default:
      return 1;
  }
}

function play(bet: SeedPairBet, floats: readonly number[]): Recomputed {
  const first = floats[0] ?? Number.NaN;
  switch (bet.game) {
    case 'dice':
      return single('roll', twoDecimals(diceRollHundredths(first)));
    case 'limbo':
      return single('multiplier', twoDecimals(limboHundredths(first)));
    case 'roulette':
      return single('pocket', String(roulettePocket(first)));
    case 'keno':
      return drawn(
        'drawn-number',
        drawNumbers(floats, KENO_NUMBERS).map((index) => index + 1),
      );
    case 'mines':
      return drawn('tile', drawNumbers(floats, MINES_TILES));
    case 'plinko':
      return fallThroughPegs(floats, bet);
  }
}

function single(id: Step['id'], result: string): Recomputed {
  return { results: [result], steps: [{ id, value: result }] };
}

function drawn(id: Step['id'], numbers: readonly number[]): Recomputed {
  return {
    results: [[...numbers].sort((a, b) => a - b).join(', ')],
    steps: numbers.map((number, position) => ({ id, value: String(number), position })),
  };
}

function fallThroughPegs(
  floats: readonly number[],
  { rows, risk }: { rows: PlinkoRows; risk: PlinkoRisk | null },
): Recomputed {
  const directions = floats.map(plinkoStep);
  const path = directions.join('');
  const bucket = directions.filter((direction) => direction === 'R').length;
  const steps: Step[] = [
    ...directions.map((value, position): Step => ({ id: 'direction', value, position })),
    { id: 'path', value: path },
    { id: 'bucket', value: String(bucket) },
  ];
  if (risk === null) return { results: [path], steps };
  const multiplier = PLINKO_TABLES[rows][risk][bucket];
  if (multiplier === undefined) throw new RangeError(`Expected a multiplier for bucket ${bucket}`);
  const shown = twoDecimals(Math.round(multiplier * 100));
  return { results: [path, shown], steps: [...steps, { id: 'multiplier', value: shown }] };
}
