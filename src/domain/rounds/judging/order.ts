import { FINDINGS_KEPT, type SeedUse } from '../report.ts';
import type { Place, Round } from '../round.ts';

export type Numbered = Place & { number: number; at: number | null };

export type Order = {
  first: number | null;
  last: number | null;
  missing: { from: number; to: number }[];
  missingCount: number;
  doubled: (Place & { nonce: number })[];
  outOfOrder: (Place & { nonce: number })[];
};

/**
 * What is missing between the first and the last number, what stands twice, and what has a lower number
 * than an earlier time. Up to `FINDINGS_KEPT` of each; `missingCount` is all of them.
 */
export function orderOf(rows: readonly Numbered[]): Order {
  const byNumber = rows.toSorted((a, b) => a.number - b.number || a.file - b.file || a.row - b.row);
  const order: Order = {
    first: byNumber[0]?.number ?? null,
    last: byNumber.at(-1)?.number ?? null,
    missing: [],
    missingCount: 0,
    doubled: [],
    outOfOrder: againstTime(rows),
  };
  let before: number | null = null;
  for (const row of byNumber) {
    if (row.number === before) keep(order.doubled, placed(row));
    else if (before !== null && row.number > before + 1) {
      order.missingCount += row.number - before - 1;
      keep(order.missing, { from: before + 1, to: row.number - 1 });
    }
    before = row.number;
  }
  return order;
}

const placed = ({ file, row, number }: Numbered) => ({ file, row, nonce: number });

function keep<Item>(items: Item[], item: Item) {
  if (items.length < FINDINGS_KEPT) items.push(item);
}

/** Rows of the same moment may stand in any order. */
function againstTime(rows: readonly Numbered[]) {
  const found: (Place & { nonce: number })[] = [];
  const timed = rows.filter((row): row is Numbered & { at: number } => row.at !== null);
  let highest = -Infinity;
  let highestNow = -Infinity;
  let now = -Infinity;
  for (const row of timed.toSorted((a, b) => a.at - b.at)) {
    if (row.at > now) {
      highest = Math.max(highest, highestNow);
      now = row.at;
    }
    if (row.number < highest) keep(found, placed(row));
    highestNow = Math.max(highestNow, row.number);
  }
  return found;
}

/** Order of the rounds that one seed decides, by nonce. */
export function nonceOrder(
  rounds: readonly Round[],
): Omit<SeedUse, 'hash' | 'state' | 'form' | 'rounds'> {
  const { first, last, ...rest } = orderOf(
    rounds.flatMap(({ file, row, at, nonce }) =>
      nonce === null ? [] : [{ file, row, at, number: nonce }],
    ),
  );
  return { firstNonce: first, lastNonce: last, ...rest };
}

/**
 * Order of the games that a history names by number. A player skips games, so nothing is missing; of
 * one game many bets may be shown, so only rows that are equal in all that is known stand twice.
 */
export function gameOrder(rounds: readonly Round[]): Omit<Order, 'missing' | 'missingCount'> {
  const seen = new Set<string>();
  const doubled: (Place & { nonce: number })[] = [];
  const numbered: Numbered[] = [];
  for (const { file, row, at, stake, paid, play, operator } of rounds) {
    if (play.game !== 'crash' || play.gameNumber === null) continue;
    const number = play.gameNumber;
    numbered.push({ file, row, at, number });
    const key = [operator, number, at, stake, paid, play.leftAt, play.bust].join(' ');
    if (at !== null && seen.has(key)) keep(doubled, { file, row, nonce: number });
    seen.add(key);
  }
  const { first, last, outOfOrder } = orderOf(numbered);
  return { first, last, doubled, outOfOrder };
}
