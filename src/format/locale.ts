/** Of figures, money and dates: $1,000 and Jul 22, 2025. */
export const LOCALE = 'en-US';

/** Of lists, which have no comma before the "and". */
export const LIST_LOCALE = 'en-GB';
