/** A source of numbers that gives the same ones for the same seed. */
export type Seeded = {
  /** A whole number from 0 up to, not including, the limit. */
  below: (limit: number) => number;
  /** One of a list. Throws if it is empty. */
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Mulberry32, by T. Ettinger (public domain): small, and good enough to choose what to break. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Expected something to choose from, found nothing');
      return item;
    },
  };
}
