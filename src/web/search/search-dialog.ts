/** The search is a dialog of the layout; its contents are loaded when someone aims at it. */
export const SEARCH_DIALOG_ID = 'search';
