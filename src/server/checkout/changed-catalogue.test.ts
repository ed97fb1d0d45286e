import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { errorReply } from '#contract/errors.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { replaceCatalogue, withPrices } from '#test/replaced-catalogue.ts';
import { soldOutItems } from '../sold-out/schema.ts';

/** The owner publishes while carts are open; `shown-orders.test.ts` has the property. */

const CAP = { id: 'dad-cap-oliv', name: 'x', price: 29.99, quantity: 2, color: 'Oliv' };
const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1 };
const DEARER = withPrices(grownCatalogue, { pouch: 11_299, siegelring: 1999 });

const test = await openPaymentShop({ catalogue: grownCatalogue });
beforeEach(async () => {
  await test.shop.db.delete(soldOutItems);
  publish(grownCatalogue);
});

const publish = (catalogue: Catalogue) => replaceCatalogue(test, catalogue);
const session = (url: string | undefined) =>
  test.shop.stripe.checkout.sessions.retrieve(checkoutIdOf(url));
const openPages = async () => {
  const made = await test.shop.stripe.checkout.sessions.list({ created: { gte: test.since() } });
  return made.data.filter(({ status }) => status === 'open');
};

describe('a cart of before a publish', () => {
  it('is refused with the new price of every changed line; nothing is written', async () => {
    publish(DEARER);
    const reply = await test.start({ items: [CAP, DUO, RING] });
    expect(errorReply.parse(reply)).toEqual({
      error: expect.stringContaining('Ein Preis hat sich geändert.'),
      code: 'price_mismatch',
      item: 1,
      lines: [
        { item: 1, key: 'pouch-duo|lila,rosa|', state: 'price', old: 10_799, new: 11_299 },
        { item: 2, key: 'siegelring||', state: 'price', old: 2499, new: 1999 },
      ],
    });
    expect(await test.orders()).toEqual([]);
    expect(await openPages()).toEqual([]);
  });

  it('names what is gone and what is sold out beside it', async () => {
    publish(withPrices(seedCatalogue, { siegelring: 1999 }));
    await test.shop.db.insert(soldOutItems).values({ itemId: 'pouch:lila' });
    const reply = await test.start({ items: [DUO, CAP, RING] });
    expect(reply).toMatchObject({
      status: 422,
      code: 'unknown_item',
      item: 1,
      lines: [
        { item: 0, state: 'sold_out' },
        { item: 1, key: 'dad-cap-oliv||', state: 'gone' },
        { item: 2, state: 'price', old: 2499, new: 1999 },
      ],
    });
    expect(await test.orders()).toEqual([]);
  });

  it('names a colour, a size and the colour of a present that are no longer there', async () => {
    const beach = { id: 'beach-bag-duo', name: 'x', price: 125.99, quantity: 1 };
    const withoutNavy = {
      ...grownCatalogue,
      products: grownCatalogue.products.map((product) =>
        product.id === 'beach-bag' && product.colours
          ? { ...product, colours: product.colours.filter((colour) => colour !== 'navy') }
          : product,
      ),
    };
    publish(withoutNavy);
    const items = [
      { ...beach, colourIds: 'navy,sand' },
      { id: 'vintage-1996-S', name: 'x', price: 51.99, quantity: 1 },
    ];
    const gone = await test.start({ items });
    expect(gone).toMatchObject({ code: 'unknown_colour', item: 0 });
    expect(gone).toMatchObject({ lines: items.map((_, item) => ({ item, state: 'gone' })) });
    await test.shop.db.insert(soldOutItems).values({ itemId: 'kartenetui:rosa' });
    const present = { ...beach, colourIds: 'sand,koralle', giftColor: 'rosa' };
    expect(await test.start({ items: [present] })).toMatchObject({
      code: 'sold_out',
      lines: [{ item: 0, key: 'beach-bag-duo|koralle,sand|rosa', state: 'gift_sold_out' }],
    });
  });

  it('names no lines of a cart that no catalogue would take', async () => {
    publish(DEARER);
    const short = await test.start({ items: [{ ...DUO, colourIds: 'rosa' }, RING] });
    expect(short).toMatchObject({ code: 'colour_count', item: 0 });
    expect(short).not.toHaveProperty('lines');
    const long = Array.from({ length: 60 }, () => RING);
    expect(await test.start({ items: long })).not.toHaveProperty('lines');
  });
});

describe('an attempt of before a publish', () => {
  it('has its page at the shown price for as long as that is open, and is paid at it', async () => {
    const key = randomUUID();
    const first = await test.start({}, key);
    publish(DEARER);
    expect((await test.start({}, key)).url).toBe(first.url);
    // Another browser's equal cart has no page at that price.
    expect(await test.start({})).toMatchObject({ code: 'price_mismatch' });
    await test.pay(checkoutIdOf(first.url));
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'paid', amount: 10_799 }]);
    expect((await test.start({}, key)).url).toContain('/success');
  });

  it('finds the page that a lost reply was about', async () => {
    const key = randomUUID();
    await test.injectFaults({ target: 'api', effect: 'cut', method: 'POST', count: 3 });
    expect((await test.start({}, key)).status).toBe(502);
    publish(DEARER);
    const again = await test.start({}, key);
    expect((await session(again.url)).amount_total).toBe(10_799);
  });
});
