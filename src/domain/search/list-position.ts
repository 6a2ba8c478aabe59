/** Position of the search field, above the list of results. */
export const FIELD = -1;

/**
 * Next position for an arrow key: from the field down the results and back, without wrapping. `null` for any
 * other key, or where the position does not change.
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
