/** The field above the list of results, as a position. */
export const FIELD = -1;

/**
 * Where an arrow key leads from a position: down from the field through the results, up again, and
 * round at neither end. `null` for any other key, or where the key leads nowhere.
 */
export function nextPosition(key: string, position: number, count: number): number | null {
  const last = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(position + 1, last),
    ArrowUp: Math.max(position - 1, FIELD),
    ...(position !== FIELD && { Home: 0, End: last }),
  };
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return next === undefined || next === position ? null : next;
}
