/** Marks what a page put into the head, so that the next page takes it away again. */
export const PAGE_MARK = 'data-page';

/** The element that holds the document's own share of the styles, until the whole sheet is there. */
export const OWN_STYLES_ID = 'own-styles';

/** The element that holds the printed settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'shop';

export const SHOP_NAME = 'Elvare';

/** Here, because every document has this module: in one of its own it cost the first step half a kilobyte. */
export function documentTitle({ title }: { readonly title: string }): string {
  return title.startsWith(SHOP_NAME) ? title : `${title} | ${SHOP_NAME}`;
}
