import type { Catalogue } from '#catalogue/catalogue.ts';

/** Collections that the page's sentence counts, in the plural. */
const COUNTED = ['sneakers', 'trikots', 'bags', 'accessoires'];

/** Number of products by collection; empty if the sentence can't be said. */
export type UeberUnsData = Readonly<Record<string, number>>;

/** Makes the data of the about page. */
export function data({ products, collections }: Catalogue): UeberUnsData {
  const counts = new Map(Object.keys(collections).map((id) => [id, 0]));
  for (const { collection } of products) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return COUNTED.every((id) => (counts.get(id) ?? 0) > 1) ? Object.fromEntries(counts) : {};
}
