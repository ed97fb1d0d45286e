import fc from 'fast-check';
import type { Catalogue, Product, ProductPicture, ProductTexts } from '#catalogue/catalogue.ts';
import type { Localized, Price } from '#catalogue/types.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
import { itemIdOf, variantsOf } from '#rules/line-ids.ts';
import { startPrice } from '#rules/product-prices.ts';
import { mapValues } from '#rules/range.ts';
import { storedCatalogue, withDemoClaims } from '#server/catalogue/demo-claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

/** Catalogues other than the seed, for tests. */

type FieldsOf<Of> = Of extends Of ? keyof Of : never;

/** A product as JSON: the schema has yet to check it. */
type Draft = { readonly [Field in FieldsOf<Product>]?: unknown };

const seed: Catalogue = seedCatalogue;

/** The seed's first product of a collection. */
function template(collection: string): Product {
  const found = seed.products.find((product) => product.collection === collection);
  if (!found) throw new Error(`the seed has nothing in ${collection}`);
  return found;
}

function picturesOf(collection: string, id: string, colours?: readonly string[]): ProductPicture[] {
  const views = [...new Set(template(collection).pictures.map(({ view = 'main' }) => view))];
  if (!colours) return views.map((view) => ({ view, base: `/images/${id}/${view}` }));
  return colours.flatMap((colour) =>
    views.map((view) => ({ view, base: `/images/${id}/${colour}-${view}`, colour })),
  );
}

/** Short, so that a counterexample can be read. */
const TEXTS: ProductTexts = {
  description: 'Text',
  features: ['1', '2', '3'],
  care: 'Care',
};

const COTTON = {
  fibres: [
    { name: { de: 'Baumwolle', en: 'Cotton' }, percent: 97.5 },
    { name: { de: 'Elasthan', en: 'Elastane' }, percent: 2.5 },
    {
      part: { de: 'Kragen | Bund', en: 'Collar' },
      name: { de: 'Polyester', en: 'Polyester' },
      percent: 100,
    },
  ],
  weightG: 1_250,
  safety: {
    maker: {
      name: 'Lumi | Sons Ltd',
      street: '1 High Street',
      town: 'London W1',
      country: 'GB',
      email: 'hi@lumi.example',
    },
    euPerson: {
      name: 'Lumi BV',
      street: 'Dam 1',
      town: '1012 Amsterdam',
      country: 'NL',
      email: 'eu@lumi.example',
    },
    warnings: { de: 'Nicht für Kinder.', en: 'Not for children.' },
  },
  ingredients: 'Aqua, Parfum',
  battery: { de: 'Nicht in den Hausmüll.', en: 'No household waste.' },
};

/** Paths of products, below that of their collection. */
const BELOW: Readonly<Record<string, string>> = { bags: '/products' };

/** The seed's first product of the collection under another id and name; `own` differs as well. */
function draft(collection: string, id: string, name: Localized<string>, own: Draft): Draft {
  const {
    demoRating: ____,
    demoViewers: _,
    experiences: __,
    cover: ___,
    related: _____,
    ...first
  } = template(collection);
  return {
    ...first,
    texts: { de: TEXTS, en: TEXTS },
    path: `${BELOW[collection] ?? `/${collection}`}/${id}`,
    ...own,
    id,
    name,
    pictures: picturesOf(collection, id, own.colours as readonly string[] | undefined),
  };
}

const packOf = (priceCents: number, gifts: readonly string[]) => ({
  priceCents,
  originalCents: priceCents * 2,
  gifts,
});

/** A catalogue as it is stored. */
const storedIn = (value: { readonly products: readonly Draft[] }) =>
  storedCatalogue(value as unknown as Catalogue);

const parsed = (value: { readonly products: readonly Draft[] }): Catalogue =>
  withDemoClaims(catalogueSchema.parse(storedIn(value)));

/** The seed with one more product of every collection. */
export const grownCatalogue: Catalogue = parsed({
  ...seed,
  products: [
    ...seed.products,
    draft(
      'sneakers',
      'kiez-low-koralle',
      { de: 'Kiez Low Koralle', en: 'Kiez Low Coral' },
      { priceCents: 8199, originalCents: 16_399, sizes: ['40', '41'] },
    ),
    draft(
      'trikots',
      'vintage-1996',
      { de: 'Vintage 1996', en: 'Vintage 1996' },
      {
        priceCents: 5199,
        originalCents: 9999,
        tags: { edition: 'Vintage' },
        sizes: ['M', 'L'],
        ...COTTON,
      },
    ),
    draft(
      'caps',
      'dad-cap',
      { de: 'Dad Cap', en: 'Dad Cap' },
      { priceCents: 2999, originalCents: 5999, colours: ['navy', 'oliv'] },
    ),
    draft(
      'accessoires',
      'parfum-bleu',
      { de: 'Eau de Parfum Bleu', en: 'Eau de Parfum Bleu' },
      {
        priceCents: 5499,
        originalCents: 10_999,
        tags: { category: 'Parfüm', fashion: 'accessories' },
        volumeMl: 75,
        measuresMm: { width: 60, height: 120.5, depth: 8 },
        brand: 'Maison Bleu',
        articleNumber: 'PB-75 | EU',
        ean: '4006381333931',
        weightG: 310,
      },
    ),
    draft(
      'bags',
      'beach-bag',
      { de: 'Elvare Strandtasche', en: 'Elvare Beach Bag' },
      {
        path: '/products/beach-bag',
        colours: ['sand', 'navy', 'koralle'],
        cover: 'navy',
        packs: {
          einzelpack: packOf(6999, []),
          duo: packOf(12_599, ['card_holder']),
          trio: packOf(17_847, ['raffle_ticket', 'card_holder']),
        },
      },
    ),
  ],
});

const cents = fc.integer({ min: 1, max: 50_000 });
const price: fc.Arbitrary<Price> = fc
  .tuple(cents, fc.nat({ max: 50_000 }))
  .map(([priceCents, off]) => ({ priceCents, originalCents: priceCents + off }));
const gifts = fc.subarray(Object.keys(seed.gifts));
const pack = fc.record({ price, gifts }).map((made) => ({ ...made.price, gifts: made.gifts }));
const colours = (minLength: number) =>
  fc.shuffledSubarray(Object.keys(seed.colours), { minLength, maxLength: 6 });

/** Ids of which some look like an item id of another product. */
const id = fc
  .tuple(fc.constantFrom('a', 'b', 'c-1', '7'), fc.constantFrom('', '-42', '-duo', '-rosa', '-x'))
  .map((parts) => parts.join(''));

const product = (wanted: string): fc.Arbitrary<Draft> => {
  const name = { de: `Name ${wanted}`, en: `Name of ${wanted}` };
  return fc.oneof(
    fc
      .record({ price, sizes: fc.subarray(['36', '37', '42', '45'], { minLength: 1 }) })
      .map((own) => draft('sneakers', wanted, name, { ...own.price, sizes: own.sizes })),
    fc
      .record({ price, sizes: fc.subarray(['XS', 'M', 'XXL'], { minLength: 1 }) })
      .map((own) => draft('trikots', wanted, name, { ...own.price, sizes: own.sizes })),
    fc
      .record({ price, colours: colours(1) })
      .map((own) => draft('caps', wanted, name, { ...own.price, colours: own.colours })),
    price.map((own) => draft('accessoires', wanted, name, own)),
    bag(wanted, name),
  );
};

function bag(wanted: string, name: Localized<string>): fc.Arbitrary<Draft> {
  return fc
    .record({ packs: fc.record({ einzelpack: pack, duo: pack, trio: pack }), colours: colours(3) })
    .map(({ packs, colours: own }) => {
      const [cover] = own;
      const path = `/products/${wanted}`;
      return draft('bags', wanted, name, { packs, colours: own, ...(cover && { cover }), path });
    });
}

/** Small valid catalogues: a bag that is given, and up to seven products of any collection. */
export const catalogues: fc.Arbitrary<Catalogue> = fc
  .uniqueArray(id, { minLength: 1, maxLength: 8 })
  .chain(([given = '', ...others]) =>
    fc
      .tuple(bag(given, { de: `Name ${given}`, en: `Name of ${given}` }), ...others.map(product))
      .map((products) => ({
        ...seed,
        products,
        gifts: mapValues(seed.gifts, (gift) => (gift.product ? { ...gift, product: given } : gift)),
        collections: mapValues(seed.collections, ({ products: _, ...rest }) => rest),
      })),
  )
  .filter((value) => catalogueSchema.safeParse(storedIn(value)).success)
  .map(parsed);

/** Every variant of a product that can be bought, each with its id, price and choice. */
export function itemsOf(one: Product): { readonly id: string; readonly cents: number }[] {
  return variantsOf(one).map((variant) => ({
    id: itemIdOf(variant),
    cents: (variant.pack ? one.packs?.[variant.pack] : startPrice(one))?.priceCents ?? 0,
  }));
}
