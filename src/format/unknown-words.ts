/** Printed for an unknown value. */
export const NOT_KNOWN = 'Not known';
/** Printed for the receipt of an unknown value. */
export const NOT_FOUND_OUT = 'Not found out yet';
/** Printed for a figure that needs a source; each counts as a statement without one. */
export const NO_SOURCE_YET = 'No source yet';
