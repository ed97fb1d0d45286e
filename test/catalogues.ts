import fc from 'fast-check';
import type { Catalogue, Localized, Product, ProductPicture } from '#catalogue/catalogue.ts';
import { COLOUR_IDS, type ColourId } from '#catalogue/colours.ts';
import { PACK_KEYS } from '#catalogue/ids.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '#catalogue/sizes.ts';
import type { ProductTexts } from '#catalogue/texts/types.ts';
import type { GiftKind, Price } from '#catalogue/types.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

/** Catalogues other than the seed, for tests. */

type Kind = Product['kind'];
type Of<K extends Kind> = Extract<Product, { readonly kind: K }>;
/** A product as JSON: the schema has yet to check it. */
type Draft = { readonly [Field in keyof Product]: unknown };

const seed: Catalogue = seedCatalogue;

/** The seed's first product of a kind. */
function template<K extends Kind>(kind: K): Of<K> {
  const found = seed.products.find((product): product is Of<K> => product.kind === kind);
  if (!found) throw new Error(`the seed has no ${kind}`);
  return found;
}

function picturesOf(kind: Kind, id: string, colours?: readonly ColourId[]): ProductPicture[] {
  const views = [...new Set(template(kind).pictures.map(({ view }) => view))];
  if (!colours) return views.map((view) => ({ view, base: `/images/${id}/${view}` }));
  return colours.flatMap((colour) =>
    views.map((view) => ({ view, base: `/images/${id}/${colour}-${view}`, colour })),
  );
}

/** Short, so that a counterexample can be read. */
const TEXTS: ProductTexts = {
  description: 'Text',
  features: ['1', '2', '3', '4'],
  material: [],
  care: 'Care',
  details: [],
};

/** The seed's first product of the kind under another id and name; `own` differs as well. */
function draft<K extends Kind>(
  kind: K,
  id: string,
  name: Localized<string>,
  own: Partial<Of<K>>,
): Draft {
  const colours = 'colours' in own ? (own.colours as readonly ColourId[]) : undefined;
  return {
    ...template(kind),
    texts: { de: TEXTS, en: TEXTS },
    ...own,
    id,
    name,
    pictures: picturesOf(kind, id, colours),
  };
}

const packOf = (priceCents: number, gifts: readonly GiftKind[]) => ({
  priceCents,
  originalCents: priceCents * 2,
  gifts,
});

/** The seed with one more product of every kind. */
export const grownCatalogue: Catalogue = catalogueSchema.parse({
  ...seed,
  products: [
    ...seed.products,
    draft(
      'sneaker',
      'kiez-low-koralle',
      { de: 'Kiez Low Koralle', en: 'Kiez Low Coral' },
      { priceCents: 8199, originalCents: 16_399, sizes: ['40', '41'] },
    ),
    draft(
      'jersey',
      'vintage-1996',
      { de: 'Vintage 1996', en: 'Vintage 1996' },
      { priceCents: 5199, originalCents: 9999, category: 'Vintage', sizes: ['M', 'L'] },
    ),
    draft(
      'cap',
      'dad-cap',
      { de: 'Dad Cap', en: 'Dad Cap' },
      { priceCents: 2999, originalCents: 5999, colours: ['navy', 'oliv'] },
    ),
    draft(
      'accessory',
      'parfum-bleu',
      { de: 'Eau de Parfum Bleu', en: 'Eau de Parfum Bleu' },
      { priceCents: 5499, originalCents: 10_999, category: 'Parfüm', volumeMl: 75 },
    ),
    draft(
      'bag',
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
const gifts = fc.subarray<GiftKind>([
  'card_holder',
  'raffle_ticket',
  'wallet',
  'gift_box',
  'premium_extras',
]);
const pack = fc.record({ price, gifts }).map((made) => ({ ...made.price, gifts: made.gifts }));
const colours = (minLength: number) =>
  fc.shuffledSubarray([...COLOUR_IDS], { minLength, maxLength: 6 });

/** Ids of which some look like an item id of another product. */
const id = fc
  .tuple(fc.constantFrom('a', 'b', 'c-1', '7'), fc.constantFrom('', '-42', '-duo', '-rosa', '-x'))
  .map((parts) => parts.join(''));

const product = (wanted: string): fc.Arbitrary<Draft> => {
  const name = { de: `Name ${wanted}`, en: `Name of ${wanted}` };
  return fc.oneof(
    fc
      .record({ price, sizes: fc.subarray([...SNEAKER_SIZES], { minLength: 1 }) })
      .map((own) => draft('sneaker', wanted, name, { ...own.price, sizes: own.sizes })),
    fc
      .record({ price, sizes: fc.subarray([...JERSEY_SIZES], { minLength: 1 }) })
      .map((own) => draft('jersey', wanted, name, { ...own.price, sizes: own.sizes })),
    fc
      .record({ price, colours: colours(1) })
      .map((own) => draft('cap', wanted, name, { ...own.price, colours: own.colours })),
    price.map((own) => draft('accessory', wanted, name, own)),
    bag(wanted, name),
  );
};

function bag(wanted: string, name: Localized<string>): fc.Arbitrary<Draft> {
  return fc
    .record({ packs: fc.record({ einzelpack: pack, duo: pack, trio: pack }), colours: colours(3) })
    .map(({ packs, colours: own }) => {
      const [cover] = own;
      const path = `/products/${wanted}`;
      return draft('bag', wanted, name, { packs, colours: own, ...(cover && { cover }), path });
    });
}

/** Small valid catalogues: a bag that is given, and up to seven products of any kind. */
export const catalogues: fc.Arbitrary<Catalogue> = fc
  .uniqueArray(id, { minLength: 1, maxLength: 8 })
  .chain(([given = '', ...others]) =>
    fc
      .tuple(bag(given, { de: `Name ${given}`, en: `Name of ${given}` }), ...others.map(product))
      .map((products) => ({
        ...seed,
        products,
        gifts: { ...seed.gifts, card_holder: { ...seed.gifts.card_holder, product: given } },
        collections: { featured: [], arrivals: [], sneakerShelf: [], bagsMenu: [], related: {} },
      })),
  )
  .filter((value) => catalogueSchema.safeParse(value).success)
  .map((value) => catalogueSchema.parse(value));

/** Every variant of a product that can be bought, each with its id, price and choice. */
export function itemsOf(one: Product): { readonly id: string; readonly cents: number }[] {
  switch (one.kind) {
    case 'sneaker':
    case 'jersey':
      return one.sizes.map((size) => ({ id: `${one.id}-${size}`, cents: one.priceCents }));
    case 'cap':
      return one.colours.map((colour) => ({ id: `${one.id}-${colour}`, cents: one.priceCents }));
    case 'accessory':
      return [{ id: one.id, cents: one.priceCents }];
    case 'bag':
      return PACK_KEYS.map((key) => ({ id: `${one.id}-${key}`, cents: one.packs[key].priceCents }));
  }
}
