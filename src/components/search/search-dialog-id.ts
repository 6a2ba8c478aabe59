/** Id of the search dialog, which every page holds. */
export const SEARCH_DIALOG_ID = 'search';
