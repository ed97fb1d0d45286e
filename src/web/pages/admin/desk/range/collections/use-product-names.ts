import { useEffect, useState } from 'react';
import { getJson } from '#browser/api.ts';
import { ADMIN_PRODUCTS_PER_PAGE, adminProductsReply } from '#contract/admin-products.ts';
import type { Lang } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { ProductRow } from '../use-product-list.ts';

/** A product as a row of a collection shows it. */
export interface ProductName {
  readonly name: string;
  readonly picture: string | undefined;
  readonly prices: ProductRow['prices'];
  /** True if shoppers won't see it: it is retired, or was discarded as a draft. */
  readonly isGone: boolean;
}

/** Asks for names and pictures of products, drafts before what is published; `know` adds what is known already. */
export function useProductNames(ids: readonly string[], lang: Lang) {
  const [rows, setRows] = useState<ReadonlyMap<string, ProductRow | undefined>>(new Map());
  const missing = ids.filter((id) => !rows.has(id)).join(',');
  useEffect(() => {
    if (missing === '') return;
    let wanted = true;
    const asked = missing.split(',').slice(0, ADMIN_PRODUCTS_PER_PAGE);
    const query = new URLSearchParams({ ids: asked.join(',') });
    void getJson(`${ADMIN_API.adminProducts}?${query}`, adminProductsReply).then((reply) => {
      if (!wanted || !reply.ok) return;
      const found = new Map(reply.data.products.map((row) => [row.id, row]));
      setRows((before) => new Map([...before, ...asked.map((id) => [id, found.get(id)] as const)]));
    });
    return () => {
      wanted = false;
    };
  }, [missing]);
  const know = (row: ProductRow) => setRows((before) => new Map([...before, [row.id, row]]));
  const nameOf = (id: string): ProductName => {
    const row = rows.get(id);
    return {
      name: row?.name?.[lang] || row?.name?.de || id,
      picture: row?.picture ?? undefined,
      prices: row?.prices ?? [],
      isGone: rows.has(id) && (row === undefined || row.state === 'retired'),
    };
  };
  return { nameOf, know };
}
