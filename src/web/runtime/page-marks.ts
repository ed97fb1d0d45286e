/** Attribute of a page's elements in the head, so that the next page can remove them. */
export const PAGE_MARK = 'data-page';

/** Id of the element with the document's share of the styles, used until the full sheet is loaded. */
export const OWN_STYLES_ID = 'own-styles';

/** Id of the element with the printed settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'shop';

/** Id of the layout's live region. */
export const ANNOUNCER_ID = 'announcer';

/** Name of the demo's shop. */
export const SHOP_NAME = 'Elvare';
let shopName = SHOP_NAME;
/** Returns the name that titles and texts have. */
export const nameOfShop = (): string => shopName;

export function setShopName(name = SHOP_NAME): void {
  shopName = name;
}

/** Adds the shop's name. In this module, because every document has it: its own cost the first step 0.5 KB. */
export function documentTitle({ title }: { readonly title: string }): string {
  return title.startsWith(shopName) ? title : `${title} | ${shopName}`;
}

/** Puts the shop's name into the places of a page's texts. */
export function withShopName<Texts>(texts: Texts): Texts {
  const json = JSON.stringify(texts);
  return json && JSON.parse(json.replaceAll('{shop}', () => JSON.stringify(shopName).slice(1, -1)));
}
