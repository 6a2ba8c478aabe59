/** Places of the figure, one for each of a hundred players. */
export const HUNDRED = 100;

/**
 * The outline of the places from one (included) to another (excluded), in reading order, as the `d` of a
 * path. Places are squares of the given size, so many columns to a row. Empty where there is none.
 */
export function outlinePlaces(
  from: number,
  to: number,
  { columns, size }: { columns: number; size: number },
): string {
  let outline = '';
  let at = from;
  while (at < to) {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const wholeRows = column === 0 ? Math.floor((to - at) / columns) : 0;
    if (wholeRows > 0) {
      outline += `M0 ${row * size}h${columns * size}v${wholeRows * size}H0z`;
      at += wholeRows * columns;
      continue;
    }
    const end = Math.min(to, (row + 1) * columns);
    const width = (end - at) * size;
    outline += `M${column * size} ${row * size}h${width}v${size}h${-width}z`;
    at = end;
  }
  return outline;
}

/** The line between the places before one and those from it on, as the `d` of a path. */
export function linePlaces(
  at: number,
  { columns, size }: { columns: number; size: number },
): string {
  const [row, column] = [Math.floor(at / columns), at % columns];
  const [x, y, edge] = [column * size, row * size, columns * size];
  return column === 0 ? `M0 ${y}H${edge}` : `M0 ${y + size}H${x}V${y}H${edge}`;
}
