import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { COLOURS } from '#catalogue/colours.ts';
import { MAX_NAME_LENGTH } from '#catalogue/limits.ts';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
import { checkoutItem } from '#contract/checkout.ts';
import { colourLimit } from '#rules/packs.ts';
import { priceItems } from '#rules/pricing.ts';
import { rangeOf } from '#rules/range.ts';
import { parseItemId } from '#rules/read-item-id.ts';
import { SESSION_PARAMS } from '#sandbox/stripe/session-params.ts';
import { itemsOf } from '#test/catalogues.ts';
import { FORMER_PROMISES } from '../orders/former-promises.ts';
import { sessionParams } from '../payments/session-params.ts';
import { orderItems } from './order-items.ts';

/** Names around and far beyond what a line of the payment page holds. */
const name = fc.integer({ min: 1, max: 260 }).map((length) => 'n'.repeat(length));

const named = (products: readonly Product[], names: readonly string[]): Catalogue =>
  ({
    ...seedCatalogue,
    products: products.map((product, index) => {
      const own = `${index}${names[index % names.length]}`;
      return { ...product, name: { de: own, en: own } };
    }),
    gifts: Object.fromEntries(
      Object.entries(seedCatalogue.gifts).map(([kind, gift], index) => {
        const own = names[index % names.length] ?? '';
        return [kind, { ...gift, name: { de: own, en: own } }];
      }),
    ),
  }) as unknown as Catalogue;

/** Carts of one item each: everything that a catalogue sells, in its longest colours. */
function cartsOf(catalogue: Catalogue) {
  const { find } = rangeOf(catalogue);
  return catalogue.products.flatMap((product) =>
    itemsOf(product).map(({ id, cents }) => {
      const variant = parseItemId(id, find);
      const count = variant?.kind === 'bag' ? colourLimit(variant.pack) : 0;
      const colours = 'colours' in product ? product.colours : [];
      const longest = colours
        .toSorted((a, b) => COLOURS[b].de.length - COLOURS[a].de.length)
        .slice(0, count)
        .join(',');
      const choice = count > 0 ? { colourIds: longest } : {};
      return { id, name: product.name.de, price: cents / 100, quantity: 1, ...choice };
    }),
  );
}

it('every catalogue that passes its checks has names that cart, order and payment page take', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const catalogue = named(seedCatalogue.products, names);
      fc.pre(catalogueSchema.safeParse(catalogue).success);
      const range = rangeOf(catalogue);
      for (const item of cartsOf(catalogue)) {
        expect(checkoutItem.safeParse(item).error).toBeUndefined();
        for (const language of ['de', 'en'] as const) {
          const pricing = priceItems([item], language, range);
          if (!pricing.ok) throw new Error(`${item.id}: ${pricing.code}`);
          const items = orderItems(pricing.lines, pricing.gifts, language, range);
          const { line_items } = sessionParams(
            {
              ...{ id: 'x', attempt: 0, userId: null, language, items, amount: 0, shipping: 0 },
              ...{ createdAt: new Date(0), expiresAt: new Date(0), promised: FORMER_PROMISES },
              ...{ discountCode: null, idempotencyKey: null, legalText: null },
            },
            { baseUrl: 'https://shop.example', shopMark: 'x' },
          );
          const sent = JSON.parse(JSON.stringify(line_items), (_, value) =>
            typeof value === 'number' ? String(value) : value,
          );
          expect(SESSION_PARAMS.line_items.safeParse(sent).error).toBeUndefined();
        }
      }
    }),
    { numRuns: 30 },
  );
});

it('takes names up to the limit', () => {
  const passes = (length: number) =>
    catalogueSchema.safeParse(named(seedCatalogue.products, ['n'.repeat(length)])).success;
  // Each begins with its place in the catalogue.
  expect([MAX_NAME_LENGTH - 2, MAX_NAME_LENGTH].map(passes)).toEqual([true, false]);
});
