/** Id of the menu for phones, a dialog of the layout. */
export const MENU_DIALOG_ID = 'menu';
