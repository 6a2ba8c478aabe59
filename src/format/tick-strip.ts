type Named = { name: string; at: number; figure: string };

/** Strip of values from 0 to `most`, which names the least and the largest; `null` if these are one. */
export function stripOf(
  values: readonly Named[],
  [least, largest]: [string, string],
  most?: Named,
) {
  const sorted = values.toSorted((a, b) => a.at - b.at);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || low === high) return null;
  const { at: to, figure } = most ?? high;
  return {
    ticks: sorted.map(({ at }) => ({ at })),
    from: 0,
    to,
    ends: ['0', figure] as const,
    caption: `${least}, ${low.name}: ${low.figure}. ${largest}, ${high.name}: ${high.figure}.`,
  };
}
