/** Picks in the order in which they were made, for a tray that loads later, perhaps on the next page. */
export const earlyPicks = new Set<HTMLInputElement>();
