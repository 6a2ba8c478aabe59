import { FINDINGS_KEPT } from '../findings-kept.ts';
import type { Doubles } from '../report.ts';
import type { Round } from '../round.ts';
import { gameOf } from './tallies.ts';

/** Rounds that stand here twice, as where two exports overlap: same id or number, and same contents. */
export function createDoubles() {
  const byId = new Map<number, Round[]>();
  const bySeed = new Map<string, Map<number, Round[]>>();
  const rows: Doubles['rows'][number][] = [];
  let [count, others] = [0, 0];

  /** Earlier rounds with the id of this one or, without an id, with its number under one seed. */
  const alikeOf = ({ betKey, nonce, serverSeedHash, serverSeed }: Round): Round[] | null => {
    if (betKey !== undefined) return listIn(byId, betKey.hash);
    const seed = serverSeedHash ?? serverSeed;
    if (nonce === null || seed === undefined) return null;
    const numbers = bySeed.get(seed) ?? new Map<number, Round[]>();
    bySeed.set(seed, numbers);
    return listIn(numbers, nonce);
  };

  /** Takes a round, and is true if an earlier one is the same. */
  const isDouble = (round: Round): boolean => {
    const alike = alikeOf(round);
    const same = alike?.find((other) => isSame(round, other));
    if (same === undefined) {
      const isOwn = round.betKey?.isShared === false && round.half === undefined;
      if (isOwn && alike?.length) others += 1;
      alike?.push(round);
      return false;
    }
    count += 1;
    const of = { file: same.file, row: same.row };
    if (rows.length < FINDINGS_KEPT) rows.push({ file: round.file, row: round.row, of });
    return true;
  };
  return { isDouble, doubles: (): Doubles => ({ count, rows: [...rows], others, alike: 0 }) };
}

/** Rounds that nothing but their contents tells apart and that stand in two files: their files may overlap. */
export function alikeIn(rounds: readonly Round[]): number {
  const nameless = rounds.filter(({ betKey, nonce }) => betKey === undefined && nonce === null);
  const byContents = Map.groupBy(nameless, (round) => {
    const number = round.play.game === 'crash' ? round.play.gameNumber : null;
    if (round.at === null && number === null) return null;
    return [number, gameOf(round), ...CONTENTS.map((part) => round[part])].join(' ');
  });
  byContents.delete(null);
  return [...byContents.values()].reduce((sum, of) => {
    const files = [...Map.groupBy(of, ({ file }) => file).values()].map(({ length }) => length);
    return sum + of.length - Math.max(...files);
  }, 0);
}

function listIn(map: Map<number, Round[]>, key: number): Round[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

const CONTENTS = [
  ...['at', 'stake', 'paid', 'currency', 'kind', 'nonce', 'shownMultiplier', 'half'],
] as const satisfies readonly (keyof Round)[];

function isSame(one: Round, other: Round): boolean {
  // Two bets on one round of a game can be equal, as can two wins of one bet.
  const isShared = one.betKey?.isShared === true || one.half !== undefined;
  if (isShared && one.file === other.file) return false;
  return (
    CONTENTS.every((part) => one[part] === other[part]) &&
    gameOf(one) === gameOf(other) &&
    JSON.stringify(one.play) === JSON.stringify(other.play)
  );
}
