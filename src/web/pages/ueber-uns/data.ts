import type { Catalogue, Product } from '#catalogue/catalogue.ts';

/** Number of products by kind, for the page's sentences. */
export interface UeberUnsData {
  readonly sneakers: number;
  readonly jerseys: number;
  readonly bags: number;
  readonly accessories: number;
}

/** Makes the data of the about page. */
export function data({ products }: Catalogue): UeberUnsData {
  const count = (kind: Product['kind']) => products.filter((one) => one.kind === kind).length;
  return {
    sneakers: count('sneaker'),
    jerseys: count('jersey'),
    bags: count('bag'),
    accessories: count('accessory'),
  };
}
