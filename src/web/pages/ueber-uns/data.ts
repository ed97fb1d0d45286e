import type { Catalogue } from '#catalogue/catalogue.ts';

/** Number of products by collection, for the page's sentences. */
export type UeberUnsData = Readonly<Record<string, number>>;

/** Makes the data of the about page. */
export function data({ products, collections }: Catalogue): UeberUnsData {
  const counts = new Map(Object.keys(collections).map((id) => [id, 0]));
  for (const { collection } of products) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return Object.fromEntries(counts);
}
