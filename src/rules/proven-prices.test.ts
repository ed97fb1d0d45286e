import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { strikePrice } from './claims.ts';
import { makeCard, makeCartProduct } from './make-cards.ts';
import { mapPrices } from './product-prices.ts';
import { searchDocument } from './search/search-documents.ts';

const PROVEN = 77_700;

const prove = <Of extends Price>(price: Of) => ({ ...price, provenCents: PROVEN });
const proven: Catalogue = {
  ...seedCatalogue,
  products: seedCatalogue.products.map((product) => mapPrices(product, (_, price) => prove(price))),
};

/** With packs, with colours, with sizes, and with nothing to choose. */
const IDS = ['pouch', 'baseball-cap-monogram', 'kiez-low-navy', 'siegelring'];

/** Prices of a product wherever it is shown. */
function pricesOf(catalogue: Catalogue, id: string): Price[] {
  const product = catalogue.products.find((each) => each.id === id);
  if (!product) throw new Error(`no ${id}`);
  const cart = makeCartProduct(product, catalogue, 'de');
  return [
    makeCard(product, catalogue, 'de'),
    cart,
    ...('packs' in cart ? Object.values(cart.packs) : []),
    searchDocument(product, 'de', catalogue),
  ];
}

test.each(IDS)('live mode strikes what is proven of %s, wherever it is shown', (id) => {
  for (const price of pricesOf(proven, id)) {
    expect(strikePrice('live', price)?.originalCents).toBe(PROVEN);
  }
  for (const price of pricesOf(seedCatalogue, id)) {
    expect(strikePrice('live', price)).toBeUndefined();
    expect(price).not.toHaveProperty('provenCents');
  }
});
