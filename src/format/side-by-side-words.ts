import type { BestInRow } from '#domain/side-by-side/best-in-row.ts';
import { countWord } from './counted.ts';
import { formatCount, formatList } from './text.ts';

/** Mark of the best values of a row: Shorter; Shortest; Shortest, shared; Shorter of the two known. */
export function formatBest(
  { ofTwo, ofMore }: { ofTwo: string; ofMore: string },
  { places, knownCount, isSomeUnknown }: BestInRow,
): string {
  const word = knownCount === 2 ? ofTwo : ofMore;
  return [
    isSomeUnknown ? `${word} of the ${countWord(knownCount)} known` : word,
    ...(places.length > 1 ? ['shared'] : []),
  ].join(', ');
}

/** Ash and Bay side by side. They differ in 14 of 31 facts. */
export function formatCompared(
  names: readonly string[],
  { different, total }: { different: number; total: number },
): string {
  if (names.length < 2) return `${formatList(names)} alone. Add another casino to compare it with.`;
  const facts = `${countOf(different, total)} facts`;
  return `${formatList(names)} side by side. They differ in ${facts}.`;
}

const countOf = (part: number, total: number) =>
  part === total ? `all ${formatCount(total)}` : `${formatCount(part)} of ${formatCount(total)}`;

/** Fetching Ash and Bay… */
export function formatFetching(names: readonly string[]): string {
  return names.length === 0 ? 'Looking through all casinos…' : `Fetching ${formatList(names)}…`;
}

/** Ids of the address that are not shown, with the reason. */
export function formatLeftOut({
  unknown,
  beyond,
  most,
}: {
  unknown: readonly string[];
  beyond: readonly string[];
  most: number;
}): string[] {
  const notes: string[] = [];
  if (unknown.length > 0) {
    notes.push(`We left out ${formatList(unknown)}: no casino here has such an id.`);
  }
  if (beyond.length > 0) {
    notes.push(`We left out ${formatList(beyond)}: at most ${countWord(most)} fit side by side.`);
  }
  return notes;
}

/** Error message for casinos that could not be fetched. */
export function formatFailure(names: readonly string[]): string {
  const what = names.length === 0 ? 'The list of casinos' : formatList(names);
  return `${what} couldn’t be fetched. Your choice is still in the address.`;
}
