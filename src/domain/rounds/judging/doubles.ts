import { FINDINGS_KEPT } from '../findings-kept.ts';
import type { Doubles } from '../report.ts';
import type { Round } from '../round.ts';

/** Rounds that stand here twice, as where two exports overlap: same id or number, and same contents. */
export function createDoubles() {
  const known = new Map<string, Round>();
  const rows: Doubles['rows'][number][] = [];
  let count = 0;

  /** Takes a round, and is true if an earlier one is the same. */
  const isDouble = (round: Round): boolean => {
    const key = keyOf(round);
    const same = key === null ? undefined : known.get(key);
    if (key !== null && same === undefined) known.set(key, round);
    // Two bets on one round of a game can be equal, as can two wins of one bet.
    const isShared = round.betKey?.isShared === true || round.half !== undefined;
    if (same === undefined || (isShared && same.file === round.file)) return false;
    count += 1;
    const of = { file: same.file, row: same.row };
    if (rows.length < FINDINGS_KEPT) rows.push({ file: round.file, row: round.row, of });
    return true;
  };
  return { isDouble, doubles: (): Doubles => ({ count, rows: [...rows] }) };
}

const CONTENTS = [
  ...['nonce', 'play', 'at', 'stake', 'paid', 'currency', 'kind', 'shownMultiplier', 'half'],
] as const satisfies readonly (keyof Round)[];

/** Contents of a round beside its id or, without one, the seed of its number; `null` with neither. */
function keyOf(round: Round): string | null {
  const { betKey, nonce, serverSeedHash, serverSeed } = round;
  const id = betKey?.hash ?? (nonce === null ? null : (serverSeedHash ?? serverSeed ?? null));
  return id === null ? null : JSON.stringify([id, ...CONTENTS.map((part) => round[part])]);
}
