/** Middle of the figures, or the mean of the two in the middle. Throws without any. */
export function median(figures: readonly number[]): number {
  const ordered = figures.toSorted((a, b) => a - b);
  const upper = ordered[Math.floor(ordered.length / 2)];
  const lower = ordered[Math.floor((ordered.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('Expected a figure, found none');
  return (lower + upper) / 2;
}
