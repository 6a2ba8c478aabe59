/** Separates the texts of a list in a cell. */
export const BETWEEN = ' | ';

/** An empty list: that there is none, not that nobody knows. */
export const NONE = 'none';
