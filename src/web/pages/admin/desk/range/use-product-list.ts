import { type AdminProductsReply, adminProductsReply } from '#contract/admin-products.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { askAt, usePages } from '../use-pages.ts';

export type ProductRow = AdminProductsReply['products'][number];

const askProducts = askAt(ADMIN_API.adminProducts, adminProductsReply, 'after');

/** Products that match a query, page by page, while their list is shown. */
export function useProductList(query: Readonly<Record<string, string>>, isShown = true) {
  const set = Object.entries(query).filter(([, value]) => value !== '');
  const pages = usePages(askProducts, isShown ? new URLSearchParams(set).toString() : undefined);
  return { ...pages, products: pages.pages.flatMap(({ products }) => products) };
}
export type ProductPages = ReturnType<typeof useProductList>;
