/** What stands in place of a value that nobody has found out. */
export const NOT_KNOWN = 'Not known';
/** What stands in place of a source, and of what only a source could say. */
export const NO_SOURCE_YET = 'No source yet';
