/** Deterministic random numbers: the same seed gives the same stream on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  /** Any number from `low` up to, not including, `high`. */
  between: (low: number, high: number) => number;
  /** One of the choices. Throws a RangeError when there are none. */
  pick: <T>(choices: readonly T[]) => T;
};

/**
 * The 32-bit FNV-1a hash of a text, over its UTF-16 code units (so over bytes for ASCII).
 * Source: Fowler, Noll, Vo, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  return value >>> 0;
}

/** Mulberry32, seeded with the hash of a text. For drawing only, never for a game or a key. */
export function prng(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new RangeError('pick: expected at least one choice');
      return choice;
    },
  };
}
