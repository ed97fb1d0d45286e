import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentPage } from '#catalogue/catalogue.ts';
import { REVIEWS_KEPT_YEARS } from '#catalogue/retention.ts';
import type { OrderPage } from '#contract/account-data.ts';
import { makeCard } from '#rules/make-cards.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { MIA, openPaymentShop } from '#test/payments.ts';
import pageTexts from '#web/pages/kasse/de.json' with { type: 'json' };
import { eraseAddress, readAddressData } from '../account/address-data.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { catalogueVersions } from '../catalogue/schema.ts';
import { writeVersion } from '../catalogue/write-version.ts';
import { orderToken } from '../mail-queue/link-tokens.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { retainMessages } from '../retention/retention.ts';
import { askForReviews } from './ask.ts';
import { proveAgain } from './prove.ts';
import { reviewRequests, reviews } from './schema.ts';

const DAY_S = 24 * 60 * 60;
const test = await openPaymentShop();
const { db, pool, settings } = test.shop;
let cookie = '';
beforeAll(async () => {
  cookie = await signInAdmin(test);
  Object.assign(settings, { shopMode: 'live' });
  // A live shop's owner has a factor.
  await pool.query(`update logins set factor = 'totp'`);
});
afterAll(() => Object.assign(settings, { shopMode: 'demo' }));
beforeEach(async () => {
  await db.delete(reviews);
  await test.pass(60 * 60);
});

/** Stores an order of one shirt with a size, and a present. */
async function order(fulfilment = 'shipped', row: Parameters<typeof storeOrder>[1] = {}) {
  const item = { id: 'vintage-1974-M', variant: 'M', product_id: 'vintage-1974' };
  const id = await storeOrder(test, { email: MIA.email, item, ...row });
  await pool.query('update orders set fulfilment = $2 where id = $1', [id, fulfilment]);
  return { id, token: orderToken(settings, id, MIA.email) };
}
const REVIEW = { line: 0, stars: 4, text: 'Sitzt gut, Farbe wie im Bild.', fit: 'true' };
async function write(token: string, review: object = {}) {
  const response = await test.send('POST', '/api/reviews', { token, ...REVIEW, ...review });
  const { code } = (await response.json()) as { readonly code?: string };
  return [response.status, code];
}
const linesOf = async (token: string) => {
  const page = await test.send('POST', '/api/order', { token });
  return ((await page.json()) as OrderPage).reviews;
};
const check = async (body: object, id?: string) => {
  const [newest] = await db.select().from(reviews).orderBy(reviews.createdAt).limit(1);
  const path = `/api/admin/reviews/${id ?? newest?.id}`;
  return (await test.send('POST', path, body, { cookie })).status;
};
const served = async () => (await readCatalogue(db, 'live')).catalogue;
const shown = async (query = '') =>
  (await (await test.request(`/api/reviews/vintage-1974${query}`)).json()) as {
    readonly reviews: readonly { readonly text: string; readonly reply: string | null }[];
    readonly has_more: boolean;
  };

describe('a review', () => {
  it('is one of each paid line that has left, and waits for a check', async () => {
    const { token } = await order();
    expect(await linesOf(token)).toEqual([{ line: 0, has_size: true, state: null }]);
    expect(await write(token)).toEqual([200, undefined]);
    expect(await write(token, { stars: 1 })).toEqual([409, 'review_twice']);
    expect(await db.select().from(reviews)).toMatchObject([
      { ...REVIEW, productId: 'vintage-1974', state: 'waiting' },
    ]);
    expect(await linesOf(token)).toMatchObject([{ state: 'waiting' }]);
    expect((await shown()).reviews).toEqual([]);
  });

  it('is refused without a purchase, for a present, before the parcel has left and with a script', async () => {
    const unpaid = await order('open', { status: 'expired' });
    const open = await order('open');
    const sent = await order();
    const none = [422, 'review_without_purchase'];
    expect(await write(unpaid.token)).toEqual(none);
    expect(await write(open.token)).toEqual(none);
    expect(await linesOf(open.token)).toEqual([]);
    expect(await write(`${sent.id}.${'x'.repeat(43)}`)).toEqual(none);
    expect(await write(sent.token, { line: 1 })).toEqual(none);
    expect(await write(sent.token, { line: 7 })).toEqual(none);
    for (const text of [
      '<script>alert(1)</script>',
      'gut <img src=x onerror=alert(1)>',
      ' \u200b',
    ]) {
      expect(await write(sent.token, { text })).toEqual([400, 'invalid_body']);
    }
    expect(await write(sent.token, { stars: 6 })).toEqual([400, 'invalid_body']);
    expect(await write(sent.token, { text: '3 < 5, aber > 2' })).toEqual([200, undefined]);
    expect(await db.$count(reviews)).toBe(1);
  });

  it('is for no one in a demo', async () => {
    const { token } = await order();
    Object.assign(settings, { shopMode: 'demo' });
    expect(await write(token)).toEqual([422, 'review_without_purchase']);
    expect(await linesOf(token)).toEqual([]);
    Object.assign(settings, { shopMode: 'live' });
  });
});

describe('the check', () => {
  it('publishes a review with the answer; its stars, number and months are the version’s', async () => {
    const versions = await db.$count(catalogueVersions);
    for (const [stars, text] of [
      [5, 'erste'],
      [4, 'zweite'],
      [1, 'dritte'],
    ] as const) {
      await write((await order()).token, { stars, text });
      await test.pass(60);
    }
    const rows = await db.select().from(reviews).orderBy(reviews.createdAt);
    expect(await db.$count(catalogueVersions)).toBe(versions);
    await check({ reply: 'Danke dir!' }, rows[0]?.id);
    await check({}, rows[1]?.id);
    await check({}, rows[2]?.id);
    expect(await db.$count(catalogueVersions)).toBe(versions + 3);
    // The newest first, whatever the stars.
    expect((await shown()).reviews.map(({ text }) => text)).toEqual(['dritte', 'zweite', 'erste']);
    expect((await shown()).reviews[2]?.reply).toBe('Danke dir!');
    const catalogue = await served();
    const product = catalogue.products.find(({ id }) => id === 'vintage-1974');
    const rating = { average: 3.3, count: 3, period: expect.stringMatching(/^\d\d\/\d{4}$/) };
    expect(product?.rating).toEqual(rating);
    expect(product && makeCard(product, catalogue, 'de').rating).toEqual(rating);
    expect(catalogue.proven?.rating).toEqual(rating);
    expect(catalogue.products.filter((each) => each.rating)).toHaveLength(1);
    expect(catalogue.pages['reviews']?.path).toBe('/bewertungen');
    expect((await readCatalogue(db, 'demo')).catalogue.proven).toBeUndefined();
    // A demo's own ratings stay those of the specification.
    expect((await readCatalogue(db, 'demo')).catalogue.products.some(({ rating }) => rating)).toBe(
      false,
    );
  });

  it('refuses by a rule that the writer reads, and takes back what was shown', async () => {
    const { token } = await order();
    await write(token, { text: 'Kauft lieber bei mir.' });
    await check({});
    expect((await served()).proven?.rating?.count).toBe(1);
    expect(await check({ reason: 'stars' })).toBe(400);
    expect(await check({ reason: 'advertising' })).toBe(200);
    expect((await shown()).reviews).toEqual([]);
    expect((await served()).proven?.rating).toBeUndefined();
    expect((await served()).pages['reviews']).toBeUndefined();
    await test.settle();
    const [mail] = await test.inbox();
    expect(mail).toMatchObject({ to: [MIA.email], subject: 'Deine Bewertung zeigen wir nicht' });
    expect(mail?.text).toMatch(/Sie wirbt für etwas anderes[\s\S]*> Kauft lieber bei mir/);
  });

  it('finds first those that wait, the oldest first, then the others, page by page', async () => {
    for (let n = 0; n < 14; n += 1) {
      await write((await order()).token, { text: `Nr. ${n}` });
      await test.pass(1);
    }
    await pool.query(`update reviews set state = 'shown' where text not in ('Nr. 0', 'Nr. 1')`);
    const read = async (query: string) =>
      (await (
        await test.request(`/api/admin/reviews${query}`, { headers: { cookie } })
      ).json()) as {
        readonly reviews: readonly { readonly text: string }[];
        readonly has_more: boolean;
        readonly waiting: number;
      };
    const [first, second] = [await read(''), await read('?page=2')];
    const all = [...first.reviews, ...second.reviews].map(({ text }) => text);
    const others = Array.from({ length: 12 }, (_, n) => `Nr. ${13 - n}`);
    expect(all).toEqual(['Nr. 0', 'Nr. 1', ...others]);
    expect([first.waiting, first.has_more, second.has_more]).toEqual([2, true, false]);
    expect(await shown('?page=2')).toMatchObject({ reviews: [{}, {}], has_more: false });
  });
});

describe('what orders prove', () => {
  it('names a pack that sold most in 30 days from five pieces on', async () => {
    await db.delete(reviews);
    await pool.query('delete from review_requests');
    const sell = async (id: string, pieces: number, row: object = {}) => {
      const item = { id, variant: '' };
      await storeOrder(test, { quantities: [pieces], item, ...row });
      await proveAgain(test.shop);
      return (await served()).products.find((each) => each.id === 'pouch')?.bestseller;
    };
    expect(await sell('pouch-duo', 4)).toBeUndefined();
    const long = test.clock.now - 31 * DAY_S * 1000;
    expect(await sell('pouch-duo', 50, { createdAt: long })).toBeUndefined();
    expect(await sell('pouch-duo', 50, { status: 'refunded' })).toBeUndefined();
    expect(await sell('pouch-duo', 1)).toBe('duo');
    expect(await sell('pouch-trio', 5)).toBeUndefined();
    expect(await sell('pouch-trio', 1)).toBe('trio');
    const versions = await db.$count(catalogueVersions);
    await proveAgain(test.shop);
    expect(await db.$count(catalogueVersions)).toBe(versions);
  });

  it('counts paid orders in tens once a page says their number', async () => {
    const label = { de: 'Bestellungen', en: 'orders' };
    const numbers = { kind: 'numbers', label, items: [{ source: 'orders', label }] } as const;
    const { help } = (await served()).pages;
    await db.delete(orders);
    for (let sold = 0; sold < 12; sold += 1) await storeOrder(test);
    for (let lost = 0; lost < 9; lost += 1) await storeOrder(test, { status: 'expired' });
    const said = async () => {
      await proveAgain(test.shop);
      return (await served()).proven?.orders;
    };
    expect(await said()).toBeUndefined();
    const content = { ...help, blocks: [...(help?.blocks ?? []), numbers] } as ContentPage;
    await db.transaction((tx) =>
      writeVersion(tx, {
        ...{ by: null, note: '', isDemo: false },
        changes: [{ kind: 'page', id: 'help', position: 0, content, removed: false }],
      }),
    );
    await test.shop.parts.catalogue.catchUp();
    expect(await said()).toBe(10);
    for (let sold = 0; sold < 8; sold += 1) await storeOrder(test);
    expect(await said()).toBe(20);
  });
});

describe('the mail that asks for reviews', () => {
  const asked = async () => {
    await askForReviews(test.shop);
    return db.$count(mails, eq(mails.kind, 'review-request'));
  };
  const buy = async (customer: object) => {
    const checkout = await test.open({ customer: { ...MIA, ...customer } });
    await test.pay(checkout);
    await test.settle();
    const id = (await test.orders()).find((row) => row.checkoutSessionId === checkout)?.id;
    await db
      .update(orders)
      .set({ fulfilment: 'shipped' })
      .where(eq(orders.id, id ?? ''));
    await pool.query(
      `insert into parcels (id, order_id, pieces, sent_at) values (gen_random_uuid(), $1, '[]', $2)`,
      [id, new Date(test.clock.now)],
    );
    return id ?? '';
  };

  it('goes once, 14 days after the dispatch, to who ticked the box, and to nobody else', async () => {
    await buy({});
    const id = await buy({ reviews: 'yes' });
    expect(await db.select().from(reviewRequests)).toMatchObject([
      { orderId: id, consent: pageTexts.reviews, askedAt: null },
    ]);
    await test.pass(13 * DAY_S);
    expect(await asked()).toBe(0);
    await test.pass(2 * DAY_S);
    expect(await asked()).toBe(1);
    await test.pass(30 * DAY_S);
    expect(await asked()).toBe(1);
    await test.settle();
    const mail = (await test.inbox()).find(({ subject }) => /gefällt dir/.test(subject));
    const [, token = ''] = /\/bestellung#(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(await linesOf(token)).toHaveLength(1);
  });
});

describe('whose a review is', () => {
  it('can take it along and erase it; it goes after three years', async () => {
    const { id, token } = await order();
    await write(token);
    await check({});
    const consentedAt = new Date(test.clock.now);
    await db.insert(reviewRequests).values({ orderId: id, consent: 'Ja.', consentedAt });
    const data = await readAddressData(test.shop, MIA.email.toUpperCase());
    expect(data.reviews).toMatchObject([
      { productId: 'vintage-1974', stars: 4, text: REVIEW.text },
    ]);
    expect(data.review_consents.map(({ consent }) => consent)).toContain('Ja.');
    const erased = await db.transaction((tx) => eraseAddress(tx, MIA.email));
    expect(erased.reviews).toBe(1);
    expect(await db.$count(reviewRequests, eq(reviewRequests.orderId, id))).toBe(0);
    await proveAgain(test.shop);
    expect((await served()).proven?.rating).toBeUndefined();
    await write((await order()).token);
    for (let year = 0; year < REVIEWS_KEPT_YEARS; year += 1) await test.pass(364 * DAY_S);
    await retainMessages(test.shop);
    expect(await db.$count(reviews)).toBe(1);
    await test.pass(10 * DAY_S);
    await retainMessages(test.shop);
    expect(await db.$count(reviews)).toBe(0);
  });
});
