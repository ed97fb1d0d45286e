import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { catalogues, grownCatalogue, itemsOf } from '#test/catalogues.ts';
import { itemIdOf } from './line-ids.ts';
import { eurosFromCents } from './money.ts';
import { type ItemToPrice, priceItems, unitPriceCents } from './pricing.ts';
import { rangeOf } from './range.ts';
import { parseItemId, readItemId } from './read-item-id.ts';
import { markableOf, productOfMark, unavailable } from './sold-out.ts';

/** Rules hold for whatever a catalogue sells. */

/** Items of a catalogue as an honest browser sends them. */
function cartOf({ products, packs }: Catalogue): ItemToPrice[] {
  return products.flatMap((product) =>
    itemsOf(product).map(({ id, cents }, index) => {
      const item = { id, price: eurosFromCents(cents), quantity: 1 + index };
      if (!product.packs || !product.colours) return item;
      const limit = packs[id.split('-').at(-1) ?? '']?.pieces;
      return { ...item, colourIds: product.colours.slice(0, limit).join(',') };
    }),
  );
}

describe('item ids', () => {
  it('are read as the variant that prints them, of every product', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const { find } = rangeOf(catalogue);
        for (const product of catalogue.products) {
          for (const { id, cents } of itemsOf(product)) {
            const reading = readItemId(id, find);
            if (!reading.ok) throw new Error(`${id}: ${reading.code}`);
            expect(reading.product).toBe(product);
            expect(itemIdOf(reading.variant)).toBe(id);
            expect(unitPriceCents(reading.product, reading.variant)).toBe(cents);
          }
        }
      }),
    );
  });

  it('never come from other text, however much it looks like one', () => {
    const tail = fc.constantFrom('', '-42', '-M', '-duo', '-rosa', '-', '--42');
    fc.assert(
      fc.property(catalogues, fc.nat(), tail, fc.string(), (catalogue, pick, end, any) => {
        const { find } = rangeOf(catalogue);
        const product = catalogue.products[pick % catalogue.products.length];
        for (const text of [`${product?.id}${end}`, any]) {
          const variant = parseItemId(text, find);
          if (variant) expect(itemIdOf(variant)).toBe(text);
        }
      }),
    );
  });
});

describe('prices', () => {
  it('of an honest cart are the catalogue’s, and of no other one', () => {
    fc.assert(
      fc.property(catalogues, fc.nat(), fc.integer({ min: 1, max: 99 }), (catalogue, pick, off) => {
        const range = rangeOf(catalogue);
        const cart = cartOf(catalogue);
        const priced = priceItems(cart, 'de', range);
        if (!priced.ok) throw new Error(`${priced.code} at ${cart[priced.index]?.id}`);
        const cents = catalogue.products.flatMap(itemsOf).map((item) => item.cents);
        const sum = cart.reduce((all, { quantity }, at) => all + quantity * (cents[at] ?? 0), 0);
        expect(priced.subtotalCents).toBe(sum);
        expect(priced.gifts.length).toBe(
          catalogue.products
            .flatMap(({ packs = {} }) => Object.values(packs))
            .flatMap(({ gifts }) => gifts).length,
        );
        const index = pick % cart.length;
        const item = cart[index];
        if (!item) return;
        const forged = cart.with(index, { ...item, price: item.price + off / 100 });
        expect(priceItems(forged, 'de', range)).toEqual({
          ok: false,
          code: 'price_mismatch',
          index,
        });
      }),
    );
  });

  it('do not exist of a size that a product is not cut in', () => {
    const range = rangeOf(grownCatalogue);
    for (const id of ['kiez-low-koralle-42', 'vintage-1996-S']) {
      const item = { id, price: 81.99, quantity: 1 };
      expect(priceItems([item], 'de', range)).toMatchObject({ code: 'unknown_size' });
    }
    const cap = { id: 'dad-cap-rosa', price: 29.99, quantity: 1 };
    expect(priceItems([cap], 'de', range)).toMatchObject({ code: 'unknown_colour' });
  });
});

describe('sold out', () => {
  const marksOf = (product: Product) => markableOf(product).groups.flatMap(({ marks }) => marks);

  it('is a product without a free option, and a pack without enough colours', () => {
    fc.assert(
      fc.property(
        catalogues.chain((catalogue) =>
          fc.tuple(
            fc.constant(catalogue),
            fc.subarray(catalogue.products.flatMap(marksOf)),
            fc.array(fc.string(), { maxLength: 3 }),
          ),
        ),
        ([catalogue, marks, foreign]) => {
          const { find } = rangeOf(catalogue);
          const unknown = foreign.filter((text) => productOfMark(text, find) === undefined);
          const gone = new Set(unavailable([...marks, ...unknown], rangeOf(catalogue)));
          for (const mark of marks) expect(gone.has(mark)).toBe(true);
          for (const text of unknown) {
            if (!catalogue.products.some(({ id }) => id === text)) expect(gone).not.toContain(text);
          }
          for (const product of catalogue.products) {
            const { colours, packs = {} } = product;
            const left = colours?.filter((one) => !marks.includes(`${product.id}:${one}`));
            for (const key of Object.keys(packs)) {
              const id = `${product.id}-${key}`;
              const lacks = left && left.length < (catalogue.packs[key]?.pieces ?? 0);
              expect(gone.has(id)).toBe(marks.includes(id) || lacks === true);
            }
            const isGone = markableOf(product).groups.some(({ marks: own }) =>
              own.every((mark) => gone.has(mark)),
            );
            expect(gone.has(product.id)).toBe(isGone);
          }
        },
      ),
    );
  });
});
