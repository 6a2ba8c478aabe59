/** What stands between two places of a text from now on; nothing without words. */
export type Edit = { from: number; to: number; words?: string };

/** A text with all of its edits, each placed in the text as it was. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((so, { from, to, words = '' }) => so.slice(0, from) + words + so.slice(to), text);
