/**
 * What two measurements tell, taken in turns, so that a change of the machine strikes both alike; each
 * goes first in every other round.
 */
export async function inTurns<T>(
  rounds: number,
  measureOne: () => Promise<T>,
  measureOther: () => Promise<T>,
): Promise<[one: T[], other: T[]]> {
  const one: T[] = [];
  const other: T[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) one.push(await measureOne());
    other.push(await measureOther());
    if (round % 2 !== 0) one.push(await measureOne());
  }
  return [one, other];
}
