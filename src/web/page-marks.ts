/** Marks what a page put into the head, so that the next page takes it away again. */
export const PAGE_MARK = 'data-page';

/** The element that holds the document's own share of the styles, until the whole sheet is there. */
export const OWN_STYLES_ID = 'own-styles';

/** The element that holds the printed settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'shop';
