/** Attribute of a page's elements in the head, so that the next page can remove them. */
export const PAGE_MARK = 'data-page';

/** Id of the element with the document's share of the styles, used until the full sheet is loaded. */
export const OWN_STYLES_ID = 'own-styles';

/** Id of the element with the printed settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'shop';

/** Id of the layout's live region. */
export const ANNOUNCER_ID = 'announcer';
