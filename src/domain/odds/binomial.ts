/** Chance of 0, 1, 2 … of so many rounds, each with the same chance strictly between 0 and 1, one by one. */
export function* binomial(rounds: number, chance: number): Generator<number, void> {
  // Of logarithms: the first chances can be smaller than a double holds.
  let log = rounds * Math.log1p(-chance);
  for (let count = 0; count <= rounds; count += 1) {
    yield Math.exp(log);
    log += Math.log(((rounds - count) * chance) / ((count + 1) * (1 - chance)));
  }
}
