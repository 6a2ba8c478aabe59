/**
 * Draws without replacement, one per fraction, from the numbers 0 to `size` − 1 in order of the draw.
 * Throws if there are more draws than numbers.
 * Source: facts on provably fair, table of "Scheme A", Mines and Keno.
 */
export function drawNumbers(floats: readonly number[], size: number): number[] {
  const left = Array.from({ length: size }, (_, number) => number);
  return floats.map((float) => {
    const [drawn] = left.splice(Math.floor(float * left.length), 1);
    if (drawn === undefined) throw new RangeError(`Expected at most ${size} draws`);
    return drawn;
  });
}

/** Numbers of a draw as results print them: ascending, separated by commas. */
export function inRisingOrder(numbers: readonly number[]): string {
  return [...numbers].sort((a, b) => a - b).join(', ');
}
