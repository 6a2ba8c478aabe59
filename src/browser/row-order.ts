/**
 * The order in which the rows of a table of cards are seen, by style alone: until its island is there, they may not
 * change places, since that looks for them where they were. `order` says which place each row takes.
 */
export function seeInOrder(rows: ArrayLike<HTMLElement>, order: readonly number[]): void {
  rows[0]?.parentElement?.setAttribute('data-in-order', '');
  order.forEach((row, place) => rows[row]?.style.setProperty('order', String(place)));
}

/** Rows are seen as they stand again. */
export function seeAsTheyStand(rows: ArrayLike<HTMLElement>): void {
  for (const row of Array.from(rows)) {
    row.parentElement?.removeAttribute('data-in-order');
    row.style.removeProperty('order');
  }
}
