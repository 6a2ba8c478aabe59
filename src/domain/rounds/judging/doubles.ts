import { FINDINGS_KEPT } from '../findings-kept.ts';
import type { Doubles } from '../report.ts';
import type { Round } from '../round.ts';
import { gameOf } from './tallies.ts';

/** Rounds of one key; what more of them share is no id of a bet. */
const MOST_ALIKE = 32;

/** A round by its key; a list only where several share one, as a list for each takes twice the memory. */
type Known = Map<number, Round | Round[]>;

/** Rounds that stand here twice, as where two exports overlap: same id or number, and same contents. */
export function createDoubles() {
  const byId: Known = new Map();
  const bySeed = new Map<string, Known>();
  const rows: Doubles['rows'][number][] = [];
  let [count, others] = [0, 0];

  /** Rounds by the id of this one or, without an id, by its number under one seed. */
  const knownTo = ({ betKey, nonce, serverSeedHash, serverSeed }: Round) => {
    if (betKey !== undefined) return { known: byId, key: betKey.hash };
    const seed = serverSeedHash ?? serverSeed;
    if (nonce === null || seed === undefined) return null;
    const known: Known = bySeed.get(seed) ?? new Map();
    bySeed.set(seed, known);
    return { known, key: nonce };
  };

  /** Takes a round, and is true if an earlier one is the same. */
  const isDouble = (round: Round): boolean => {
    const place = knownTo(round);
    if (place === null) return false;
    const { known, key } = place;
    const alike = [known.get(key) ?? []].flat();
    const same = alike.find((other) => isSame(round, other));
    if (same === undefined) {
      const isOwn = round.betKey?.isShared === false && round.half === undefined;
      if (isOwn && alike.length > 0) others += 1;
      const all = alike.length === 0 ? round : [...alike, round];
      if (alike.length < MOST_ALIKE) known.set(key, all);
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
