import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { PACK_KEYS } from '#catalogue/ids.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { CAP_ID } from '#test/seed.ts';
import { catalogueSchema } from './catalogue.ts';
import { faultsOfProduct } from './product-faults.ts';

/** A copy that a test may damage. */
type Writable<Value> = Value extends string | number
  ? Value
  : { -readonly [Key in keyof Value]: Writable<Value[Key]> };
const copy = () => structuredClone(seedCatalogue) as unknown as Writable<Catalogue>;

/** Paths of everything that the schema refuses after the seed was damaged. */
function faults(damage: (catalogue: Writable<Catalogue>) => void): string[] {
  const damaged = copy();
  damage(damaged);
  const result = catalogueSchema.safeParse(damaged);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}

/** No card holder comes in it. */
const OLIVE = { colour: 'oliv' };

function product<Kind extends Catalogue['products'][number]['kind']>(
  catalogue: Writable<Catalogue>,
  kind: Kind,
) {
  type Found = Extract<Writable<Catalogue>['products'][number], { kind: Kind }>;
  const found = catalogue.products.find((one): one is Found => one.kind === kind);
  if (!found) throw new Error(`the seed has no ${kind}`);
  return found;
}

describe('a catalogue', () => {
  it.each<[path: string, damage: (catalogue: Writable<Catalogue>) => void]>([
    ['products.1.id', (it) => Object.assign(it.products[1] ?? {}, { id: it.products[0]?.id })],
    [
      'products.1.name.en',
      ({ products: [one, two] }) => {
        if (one && two) two.name.en = one.name.en;
      },
    ],
    ['products.0.id', (it) => Object.assign(it.products[0] ?? {}, { id: 'Pouch Bag' })],
    ['products.0.cover', (it) => Object.assign(product(it, 'bag'), { cover: 'navy' })],
    [
      'products.4.experiences.tiles.1.colour',
      (it) => {
        const holder = it.products.find((one) => one.kind === 'bag' && one.experiences);
        if (holder?.kind === 'bag') Object.assign(holder.experiences?.tiles[1] ?? {}, OLIVE);
      },
    ],
    [
      'products.4.experiences.films.0.colour',
      (it) => {
        const holder = it.products.find((one) => one.kind === 'bag' && one.experiences);
        if (holder?.kind === 'bag') Object.assign(holder.experiences?.films[0] ?? {}, OLIVE);
      },
    ],
    [
      'products.0.packs.duo.priceCents',
      (it) => {
        product(it, 'bag').packs.duo.priceCents = 0;
      },
    ],
    [
      'products.0.packs.duo.priceCents',
      (it) => {
        product(it, 'bag').packs.duo.priceCents = 10.5;
      },
    ],
    [
      'products.0.packs.trio.originalCents',
      (it) => {
        product(it, 'bag').packs.trio.originalCents = 1;
      },
    ],
    [
      'products.6.originalCents',
      (it) => {
        const sneaker = product(it, 'sneaker');
        sneaker.originalCents = sneaker.priceCents - 1;
      },
    ],
    ['products.5.name.en', (it) => Object.assign(product(it, 'cap'), { name: { de: 'Cap' } })],
    [
      'products.5.texts.en.care',
      (it) => {
        product(it, 'cap').texts.en.care = ' ';
      },
    ],
    [
      'products.5.texts.de.description',
      (it) => {
        product(it, 'cap').texts.de.description = 'Halbes \ud83d Zeichen';
      },
    ],
    ['products.5.colours.1', (it) => Object.assign(product(it, 'cap'), { colours: ['rosa', 'x'] })],
    [
      'products.5.colours.2',
      (it) => {
        product(it, 'cap').colours.push('rosa');
      },
    ],
    [
      'products.5.pictures',
      (it) => {
        product(it, 'cap').colours.push('navy');
      },
    ],
    [
      'products.5.pictures.3',
      (it) => {
        product(it, 'cap').colours.pop();
      },
    ],
    [
      'products.0.colours',
      (it) => {
        const bag = product(it, 'bag');
        bag.colours.splice(2);
        bag.pictures = bag.pictures.filter(({ colour }) => colour && bag.colours.includes(colour));
      },
    ],
    [
      'products.0.packs.duo.gifts',
      (it) => {
        product(it, 'bag').packs.duo.gifts = ['gift_box', 'gift_box'];
      },
    ],
    [
      'products.0.packs.duo.giftLine',
      (it) => {
        product(it, 'bag').packs.duo.gifts = [];
      },
    ],
    [
      'products.22.sizes.1',
      (it) => {
        product(it, 'jersey').sizes = ['S', 'S'];
      },
    ],
    [
      'products.32.id',
      (it) => {
        const [, , accessory] = it.products.slice(30);
        Object.assign(accessory ?? {}, { id: 'kiez-low-mono-42' });
      },
    ],
    [
      'products.1.path',
      (it) => {
        const [, two] = it.products;
        if (two?.kind === 'bag') two.path = '/products/shoulder-bag';
      },
    ],
    ['gifts.card_holder', (it) => Object.assign(it.gifts, { card_holder: it.gifts.wallet })],
    ['gifts.wallet.product.0', (it) => Object.assign(it.gifts.wallet, { product: CAP_ID })],
    ['collections.featured.0', (it) => Object.assign(it.collections.featured, ['sold-long-ago'])],
    [
      'collections.arrivals.1',
      ({ collections: { arrivals } }) => {
        Object.assign(arrivals, [arrivals[0], arrivals[0]]);
      },
    ],
    ['collections.sneakerShelf.0', (it) => Object.assign(it.collections.sneakerShelf, [CAP_ID])],
    [
      'collections.related.pouch',
      (it) => {
        it.collections.related['pouch'] = ['pouch', 'kartenetui'];
      },
    ],
    [
      'collections.related.gone',
      (it) => {
        it.collections.related['gone'] = ['pouch'];
      },
    ],
    [
      'facts.deliveryWorkingDays.to',
      (it) => {
        it.facts.deliveryWorkingDays.to = 1;
      },
    ],
    ['', (it) => Object.assign(it, { note: 'unknown field' })],
    ['products.5', (it) => Object.assign(product(it, 'cap'), { stock: 3 })],
  ])('is refused at %s', (path, damage) => {
    expect(faults(damage)).toContain(path);
  });

  it('names the field and what is wrong with it', () => {
    const damaged = copy();
    Object.assign(damaged.collections.featured, ['sold-long-ago']);
    expect(() => catalogueSchema.parse(damaged)).toThrow(/no product has the id sold-long-ago/);
  });

  it('keeps packs a bag’s own, each with its gifts', () => {
    for (const one of catalogueSchema.parse(seedCatalogue).products) {
      if (one.kind !== 'bag') continue;
      for (const key of PACK_KEYS) {
        expect(one.packs[key].giftLine !== undefined).toBe(one.packs[key].gifts.length > 0);
      }
    }
  });
});

it('finds faults of a product in time that grows with its size alone', () => {
  const bag = product(copy(), 'bag');
  const measure = (size: number) => {
    const colours = Array.from({ length: 10 * size }, () => bag.colours[0]);
    const pictures = Array.from({ length: size }, () => ({ ...bag.pictures[0], view: 'side' }));
    const started = performance.now();
    expect([...faultsOfProduct({ ...bag, colours, pictures } as never)].length).toBe(12 * size + 2);
    return performance.now() - started;
  };
  measure(1_000);
  // In proportion it would be 20 times, with every picture compared with every colour 400 times.
  expect(measure(20_000)).toBeLessThan(200 * measure(1_000));
});
