/** Ids of the layout's dialogs. */
export const MENU_DIALOG_ID = 'menu';
export const SEARCH_DIALOG_ID = 'search';
