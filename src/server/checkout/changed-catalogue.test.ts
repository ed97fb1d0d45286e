import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue, Facts } from '#catalogue/catalogue.ts';
import { errorReply } from '#contract/errors.ts';
import { vatClaim } from '#rules/vat-words.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { changedFacts } from '#test/changed-facts.ts';
import { signInAdmin } from '#test/logins.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { replaceCatalogue, withPrices } from '#test/replaced-catalogue.ts';
import { PROMISES } from '#test/seed.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { knownPage } from '../visits/pages.ts';

/** The owner publishes while carts are open; `shown-orders.test.ts` has the property. */

const CAP = { id: 'dad-cap-oliv', name: 'x', price: 29.99, quantity: 2, color: 'Oliv' };
const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1 };
const DEARER = withPrices(grownCatalogue, { pouch: 11_299, siegelring: 1999 });
const BUYER = { email: 'mia@kundin.example', name: 'Mia Muster' };

const test = await openPaymentShop({ catalogue: grownCatalogue, settings: { saleMails: true } });
const cookie = await signInAdmin(test);
beforeEach(async () => {
  await test.shop.db.delete(soldOutItems);
  test.shop.parts.soldOut.forget();
  publish(grownCatalogue);
});

const publish = (catalogue: Catalogue) => replaceCatalogue(test, catalogue);
const publishFacts = (facts: Partial<Facts> = {}) =>
  publish({ ...changedFacts, facts: { ...changedFacts.facts, ...facts } });
const { sessions } = test.shop.stripe.checkout;
const session = (url: string | undefined) => sessions.retrieve(checkoutIdOf(url));

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
    expect((await sessions.list({ created: { gte: test.since() } })).data).toEqual([]);
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

/** What `changedFacts` promise. */
const PROMISED = {
  vatPercent: 20,
  dispatchWorkingDays: { from: 2, to: 2 },
  deliveryWorkingDays: { from: 2, to: 3 },
};

describe('facts of the shop', () => {
  it('threshold, shipping, VAT and days of a new order are those of the catalogue', async () => {
    publishFacts();
    const started = await test.start({ items: [RING] });
    expect(started).toMatchObject({ status: 200 });
    const [order] = await test.orders();
    expect(order).toMatchObject({ shipping: 590, amount: 2499 + 590, promised: PROMISED });
    const { custom_text, metadata } = await session(started.url);
    expect(custom_text.submit?.message).toMatch(/20\s%.*€5,15/);
    expect(metadata).toMatchObject({ promised: '20;2-2;2-3' });
  });

  it('an order of a small business says nothing of VAT in it, and its mail what was bought and how it was paid', async () => {
    publishFacts({ vatPercent: 0 });
    const { url } = await test.start({ items: [RING] });
    const { custom_text } = await session(url);
    expect(vatClaim(custom_text.submit?.message ?? '')).toBeUndefined();
    expect(custom_text.submit?.message).toContain('§ 19 UStG');
    await test.pay(checkoutIdOf(url), BUYER);
    await test.settle();
    const mail = (await test.inbox()).find(({ text }) => text.includes('Hallo Mia'));
    const [order] = await test.orders();
    expect(order?.items[0]?.material).toMatch(/^\w.*: \w/);
    expect(mail?.text).toContain(order?.items[0]?.material);
    expect(mail?.text).toMatch(/umsatzsteuerfrei nach § 19 UStG\nBezahlt mit: Karte$/m);
  });

  it('an order that was placed before keeps its promise in mail and /success', async () => {
    const started = await test.start({ items: [RING] });
    publishFacts();
    await test.pay(checkoutIdOf(started.url), BUYER);
    await test.settle();
    const [order] = await test.orders();
    expect(order).toMatchObject({ status: 'paid', shipping: 0, promised: PROMISES });
    const mails = await test.inbox();
    expect(mails).toHaveLength(2);
    // To the customer and to the owner.
    for (const { text } of mails) {
      expect(text).toMatch(/19\s%/);
      expect(text).not.toMatch(/20\s%/);
    }
    const id = checkoutIdOf(started.url);
    const reply = await test.show(id);
    // Its contract is the text of its moment, too.
    await test.pay(checkoutIdOf((await test.start({ items: [RING] })).url), BUYER);
    await test.settle();
    const terms = (await test.inbox()).flatMap(
      ({ text }) => /binnen (\d+) Tagen ohne/.exec(text)?.[1] ?? [],
    );
    expect(terms.toSorted()).toEqual(['14', '21']);
    const { dispatchWorkingDays, deliveryWorkingDays } = PROMISES;
    expect(await reply.json()).toMatchObject({
      status: 'paid',
      promised: { dispatchWorkingDays, deliveryWorkingDays },
    });
  });

  it('a shopper who saw a lower total is told the new one, and charged no more than shown', async () => {
    publishFacts();
    for (const shownTotalCents of [2499, 3088]) {
      const refused = await test.start({ items: [RING], shownTotalCents });
      expect(refused).toMatchObject({ status: 422, code: 'total_changed' });
      expect(JSON.stringify(refused)).toContain('€30,89');
      expect(JSON.stringify(refused)).toContain('€5,90');
    }
    expect(await test.orders()).toEqual([]);
    for (const shownTotalCents of [3089, 3090]) {
      expect(await test.start({ items: [RING], shownTotalCents })).toMatchObject({ status: 200 });
    }
  });

  it('pressing pay again after the change closes the old page and opens one with the new figures', async () => {
    const key = randomUUID();
    const first = await test.start({ items: [RING] }, key);
    publishFacts();
    const second = await test.start({ items: [RING] }, key);
    expect(second).toMatchObject({ status: 200 });
    expect((await session(first.url)).status).toBe('expired');
    const [order, ...others] = await test.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ attempt: 2, shipping: 590, promised: PROMISED });
  });
});

const CART = [
  { id: 'kiez-low-koralle-41', name: 'x', price: 81.99, quantity: 1, selectedSize: '41' },
  { id: 'vintage-1996-L', name: 'x', price: 51.99, quantity: 2 },
  { id: 'dad-cap-oliv', name: 'x', price: 29.99, quantity: 1, color: 'Oliv' },
  { id: 'parfum-bleu', name: 'x', price: 54.99, quantity: 1 },
  { id: 'beach-bag-trio', name: 'x', price: 178.47, quantity: 1, colourIds: 'sand,navy,koralle' },
];

describe('a product that only the catalogue knows', () => {
  it('is marked sold out, shown so and refused, until it is freed', async () => {
    const mark = async (item_ids: readonly string[], sold_out: boolean) =>
      (await test.send('POST', '/api/admin/sold-out', { item_ids, sold_out }, { cookie })).status;
    const shown = async () => (await (await test.request('/api/sold-out')).json()).items;
    expect(await mark(['beach-bag:navy'], true)).toBe(200);
    // Two colours are left, and a trio needs three.
    expect(await shown()).toEqual(['beach-bag-trio', 'beach-bag:navy']);
    expect(await test.start({ items: CART })).toMatchObject({ code: 'sold_out', item: 4 });
    expect(await mark(['dad-cap-rosa'], true)).toBe(422);
    expect(await mark(['beach-bag:navy'], false)).toBe(200);
    expect((await test.start({ items: CART })).status).toBe(200);
  });

  it('has a page whose visits count', () => {
    const soldAt = (path: string) => knownPage(path, grownCatalogue)?.product;
    expect(soldAt('/en/trikots/vintage-1996?groesse=M')).toBe('vintage-1996');
    expect(soldAt('/accessoires/parfum-bleu/')).toBe('parfum-bleu');
    expect(soldAt('/en/products/beach-bag')).toBe('beach-bag');
    expect(soldAt('/caps')).toBe('baseball-cap-monogram');
    expect(knownPage('/sneakers/kiez-low-azur', grownCatalogue)).toBeUndefined();
  });

  it('keeps the maker of its goods in the order', async () => {
    const lumi = { name: 'Lumi Ltd', street: '1 High Street', town: 'London W1' };
    const maker = { ...lumi, country: 'GB', email: 'hi@lumi.example' };
    const products = seedCatalogue.products.map((each) => ({
      ...each,
      safety: { maker: each.id === RING.id ? maker : ('own' as const) },
    }));
    publish({ ...seedCatalogue, products });
    expect((await test.start({ items: [RING, DUO] })).status).toBe(200);
    const [order] = await test.orders();
    const { name, street, city } = test.shop.settings.company;
    const own = [name, street, city, 'DE'].join(', ');
    const makers = ['Lumi Ltd, 1 High Street, London W1, GB', own, own];
    expect(order?.items.map((item) => item.maker)).toEqual(makers);
  });
});
