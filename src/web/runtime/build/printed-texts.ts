import type { Target } from '../target.ts';

type Texts = Readonly<Record<string, unknown>>;

function hasProducts(texts: unknown): texts is { readonly products: Texts } {
  if (typeof texts !== 'object' || texts === null || !('products' in texts)) return false;
  return typeof texts.products === 'object' && texts.products !== null;
}

/**
 * Returns the texts that a document prints for its own script. Pages with an id in their path keep `products`,
 * the texts by product id; only those of the shown product are printed. `below`, the texts of islands, is left
 * out because it loads with their code.
 */
export function printedTexts(texts: unknown, { id }: Pick<Target, 'id'>): unknown {
  if (typeof texts === 'object' && texts !== null && 'below' in texts) {
    const { below, ...firstScreen } = texts;
    return firstScreen;
  }
  if (id === '' || !hasProducts(texts)) return texts;
  const { products } = texts;
  return { ...texts, products: id in products ? { [id]: products[id] } : {} };
}
