import { formatList } from './text.ts';

/** Line that says which casinos are invented: their names, or their count if all are; `null` if none is. */
export function demonstrationLine(casinos: readonly { name: string; sample: boolean }[]) {
  const invented = casinos.filter(({ sample }) => sample).map(({ name }) => name);
  const count = invented.length;
  if (count === 0) return null;
  const who =
    count > 1 && count === casinos.length ? `the ${count} casinos here` : formatList(invented);
  return `Demonstration: ${who} ${count === 1 ? 'is' : 'are'} invented. Laws, helplines, games and tools are real.`;
}
