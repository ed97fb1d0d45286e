import { type DeskProductsReply, deskProductsReply } from '#contract/desk-products.ts';
import { DESK_API } from '#desk-paths.ts';
import { askAt, usePages } from '../use-pages.ts';

export type ProductRow = DeskProductsReply['products'][number];

const askProducts = askAt(DESK_API.deskProducts, deskProductsReply, 'after');

/** Products that match a query, page by page, while their list is shown. */
export function useProductList(query: Readonly<Record<string, string>>, isShown = true) {
  const set = Object.entries(query).filter(([, value]) => value !== '');
  const pages = usePages(askProducts, isShown ? new URLSearchParams(set).toString() : undefined);
  return { ...pages, products: pages.pages.flatMap(({ products }) => products) };
}
export type ProductPages = ReturnType<typeof useProductList>;
