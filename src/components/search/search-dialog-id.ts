export const SEARCH_DIALOG_ID = 'search';
