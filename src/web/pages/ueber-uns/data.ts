import type { Catalogue } from '#catalogue/catalogue.ts';

/** Number of products by collection, for the page's sentences. */
export interface UeberUnsData {
  readonly sneakers: number;
  readonly jerseys: number;
  readonly bags: number;
  readonly accessories: number;
}

/** Makes the data of the about page. */
export function data({ products }: Catalogue): UeberUnsData {
  const count = (home: string) => products.filter((one) => one.collection === home).length;
  return {
    sneakers: count('sneakers'),
    jerseys: count('trikots'),
    bags: count('bags'),
    accessories: count('accessoires'),
  };
}
