/** Replacement of the text between two offsets; a deletion without words. */
export type Edit = { from: number; to: number; words?: string };

/** Applies edits to a text; their offsets are those of the text before any of them. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((so, { from, to, words = '' }) => so.slice(0, from) + words + so.slice(to), text);
