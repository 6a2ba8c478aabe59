/** Printed for an unknown value. */
export const NOT_KNOWN = 'Not known';
/** Printed for the receipt of an unknown value. */
export const NOT_FOUND_OUT = 'Not found out yet';
/** Printed for a casino without an offer. */
export const NO_OFFER = 'No offer known';
