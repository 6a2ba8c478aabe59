/** What stands in place of a value that nobody has found out. */
export const NOT_KNOWN = 'Not known';
/** What stands in place of the receipt of such a value. */
export const NOT_FOUND_OUT = 'Not found out yet';
/** What stands in place of a figure that only a source could give; each counts as a statement without one. */
export const NO_SOURCE_YET = 'No source yet';
