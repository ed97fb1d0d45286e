import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { strikePrice } from './claims.ts';
import { makeCard, makeCards, makeCartProduct } from './make-cards.ts';
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

const cartProduct = (id: string) => {
  const product = seedCatalogue.products.find((each) => each.id === id);
  if (!product) throw new Error(`no ${id}`);
  return makeCartProduct(product, seedCatalogue, 'en');
};

test('a card has two pictures, the rating, the note of its tag and its options', () => {
  expect(cartProduct('kiez-low-navy')).toEqual({
    id: 'kiez-low-navy',
    tags: { silhouette: 'kiez' },
    name: 'Kiez Low Navy',
    href: '/en/sneakers/kiez-low-navy',
    priceCents: 7999,
    originalCents: 15_999,
    cover: '/images/kiez-low-navy/quarter',
    other: '/images/kiez-low-navy/side',
    demoRating: { average: 4.8, count: 127 },
    note: 'Leather',
    sizes: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'],
  });
  expect(cartProduct('parfum-noir')).toMatchObject({ volumeMl: 50, isPlain: true });
  const { covers, ...cap } = cartProduct('baseball-cap-monogram');
  expect(Object.keys(covers ?? {})).toEqual(['rosa', 'lila']);
  expect(cap.colours).toEqual(['rosa', 'lila']);
  expect(cap).not.toHaveProperty('note');
  expect(cap).not.toHaveProperty('isPlain');
  const pouch = cartProduct('pouch');
  expect(pouch.cover).toBe('/images/pouch/rosa-quarter');
  expect(pouch).not.toHaveProperty('other');
  expect(pouch).toMatchObject({ packs: { duo: { priceCents: 10_799, gifts: ['card_holder'] } } });
});

test('chosen cards come in their order, without tags and without what is gone', () => {
  const cards = makeCards(['siegelring', 'gone', 'pouch'], seedCatalogue, 'de');
  expect(cards.map(({ id }) => id)).toEqual(['siegelring', 'pouch']);
  for (const card of cards) expect(card).not.toHaveProperty('tags');
});
