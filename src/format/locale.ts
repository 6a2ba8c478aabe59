/** Of figures, money and the publish dates of articles: $1,000 and Jul 22, 2025. */
export const LOCALE = 'en-US';

/** Of all other dates, in the order in which the texts write theirs: 22 July 2025. */
export const DATE_LOCALE = 'en-GB';

/** Of lists, which have no comma before the "and". */
export const LIST_LOCALE = 'en-GB';
