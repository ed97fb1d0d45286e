import { expect, test } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { strikePrice } from './claims.ts';
import { makeCard, makeCartProduct } from './make-cards.ts';
import { searchDocument } from './search/search-documents.ts';

const PROVEN = 77_700;

const prove = <Of extends Price>(price: Of) => ({ ...price, provenCents: PROVEN });
const proven: Catalogue = {
  ...seedCatalogue,
  products: seedCatalogue.products.map((product): Product => {
    if (product.kind !== 'bag') return prove(product);
    const { einzelpack, duo, trio } = product.packs;
    const packs = { einzelpack: prove(einzelpack), duo: prove(duo), trio: prove(trio) };
    return { ...product, packs };
  }),
};

const KINDS = ['sneaker', 'jersey', 'cap', 'accessory', 'bag'] as const;

/** Prices of a product wherever it is shown. */
function pricesOf(catalogue: Catalogue, kind: (typeof KINDS)[number]): Price[] {
  const product = catalogue.products.find((each) => each.kind === kind);
  if (!product) throw new Error(`no ${kind}`);
  const cart = makeCartProduct(product, catalogue, 'de');
  return [
    makeCard(product, catalogue, 'de'),
    cart,
    ...('packs' in cart ? Object.values(cart.packs) : []),
    searchDocument(product, 'de'),
  ];
}

test.each(KINDS)('live mode strikes what is proven of a %s, wherever it is shown', (kind) => {
  for (const price of pricesOf(proven, kind)) {
    expect(strikePrice('live', price)?.originalCents).toBe(PROVEN);
  }
  for (const price of pricesOf(seedCatalogue, kind)) {
    expect(strikePrice('live', price)).toBeUndefined();
    expect(price).not.toHaveProperty('provenCents');
  }
});
