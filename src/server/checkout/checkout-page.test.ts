import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkoutPreviewReply } from '#contract/checkout.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, MIA, openPaymentShop } from '#test/payments.ts';
import { users } from '../auth/schema.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';

const test = await openPaymentShop();
const PARCEL = { line1: 'Torstraße 1', line2: 'Hinterhaus', city: 'Berlin', country: 'DE' };

describe('an order of /kasse', () => {
  it('has buyer and address from the click on, and the payment page asks for neither', async () => {
    const id = await test.open({ customer: MIA });
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      customer_email: MIA.email,
      shipping_address_collection: null,
      amount_total: 10_799,
    });
    const address = { ...PARCEL, postalCode: '10119' };
    const known = { customerEmail: MIA.email, customerName: MIA.name, address };
    expect(await test.orders()).toMatchObject([{ status: 'pending', ...known }]);
    await test.pay(id, { name: 'M. KARTE' });
    await test.settle();
    const [order] = await test.orders();
    expect(order).toMatchObject({ status: 'paid', ...known });
    const intent = await test.shop.stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '');
    expect(intent.shipping).toMatchObject({
      name: MIA.name,
      address: { ...PARCEL, postal_code: '10119' },
    });
  });

  it('is the same for the same address, and another page follows another one', async () => {
    const key = randomUUID();
    const start = async (customer: object) =>
      checkoutIdOf((await test.start({ customer }, key)).url);
    const first = await start(MIA);
    expect(await start(MIA)).toBe(first);
    const second = await start({ ...MIA, town: 'Potsdam' });
    expect(second).not.toBe(first);
    const { status } = await test.shop.stripe.checkout.sessions.retrieve(first);
    expect(status).toBe('expired');
    expect(await test.orders()).toMatchObject([{ address: { city: 'Potsdam' } }]);
  });

  it('belongs to the account that is signed in, whatever address it names', async () => {
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    await test.start({ customer: MIA }, randomUUID(), { cookie });
    expect(await test.orders()).toMatchObject([
      { customerEmail: MIA.email, userId: expect.any(String) },
    ]);
  });

  it('is refused with the field that is wrong, in the shopper’s language', async () => {
    for (const [language, sentence] of [
      ['de', /Angabe.*\(postcode\)/],
      ['en', /detail.*\(postcode\)/],
    ] as const) {
      const customer = { ...MIA, postcode: '1011', town: '' };
      const reply = await test.start({ customer, language });
      expect(reply).toMatchObject({ status: 422, code: 'invalid_customer', field: 'postcode' });
      expect(reply.error).toMatch(sentence);
    }
    for (const customer of [null, 'Mia', [], { ...MIA, email: undefined }]) {
      expect(await test.start({ customer })).toMatchObject({ status: 422, field: 'email' });
    }
    for (const broken of ['Mia\0', 'Mia\ud83d'])
      for (const field of ['email', 'name', 'street', 'addition', 'postcode', 'town', broken])
        expect(await test.start({ customer: { ...MIA, [field]: broken } })).toMatchObject({
          status: 422,
          code: 'invalid_customer',
          field,
        });
    expect(await test.orders()).toEqual([]);
  });

  it('is the only kind in live mode', async () => {
    Object.assign(test.shop.settings, { shopMode: 'live' });
    try {
      expect(await test.start()).toMatchObject({ status: 422, field: 'email' });
      expect(await test.start({ customer: MIA })).toMatchObject({ status: 200 });
    } finally {
      Object.assign(test.shop.settings, { shopMode: 'demo' });
    }
  });
});

const receipts = async () =>
  (await test.inbox()).filter(({ subject }) => subject === 'Bestellung eingegangen');

describe('the mail at the click', () => {
  const linkIn = (text = '') => new URL(/http\S+\/api\/pay\/[\w-]+/.exec(text)?.[0] ?? '').pathname;
  const follow = async (link: string) => (await test.request(link)).headers.get('location');

  it('says what was ordered, for how much, where to, and how to pay it until when', async () => {
    const { url } = await test.start({ customer: MIA });
    await test.settle();
    const [mail, ...others] = await receipts();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([MIA.email]);
    const [order] = await test.orders();
    const until = new Intl.DateTimeFormat('de-DE', {
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }).format(order?.expiresAt);
    for (const said of [
      'Hallo Mia',
      'Elvare Pouch',
      'Duo: Rosa, Lila',
      '€107,99',
      'Torstraße 1\nHinterhaus\n10119 Berlin',
      `${until} Uhr`,
      'Der Vertrag kommt zustande, sobald deine Zahlung bei uns eingegangen ist.',
    ]) {
      expect(mail?.text).toContain(said);
    }
    const link = linkIn(mail?.text);
    expect(await follow(link)).toBe(url);
    await test.pay(checkoutIdOf(url));
    await test.settle();
    expect(await follow(link)).toContain(`/success?session_id=${checkoutIdOf(url)}`);
    expect((await test.request(`/api/pay/${randomUUID()}`)).status).toBe(404);
  });

  it('comes once per content, in the shopper’s language, with a link that stays', async () => {
    const key = randomUUID();
    const start = (body: object) => test.start({ customer: MIA, language: 'en', ...body }, key);
    await start({});
    await start({});
    // The browser's retry.
    const retried = await start({ payment_method_types: undefined });
    await test.settle();
    const [mail, ...others] = await test.inbox();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Order received');
    expect(await follow(linkIn(mail?.text))).toBe(retried.url);
    await start({ items: [{ ...DUO, quantity: 2 }] });
    await test.settle();
    expect(await test.inbox()).toHaveLength(2);
  });

  it('is not sent without an order', async () => {
    await test.start({ customer: MIA, items: [{ ...DUO, price: 1 }] });
    await test.start({ customer: { ...MIA, town: '' } });
    await test.start();
    expect(await test.shop.db.$count(mails)).toBe(0);
  });
});

/** An order that mails an address is refused at the click once its network has mailed as much as it may. */
describe('the limit of those mails', () => {
  it('of twenty orders from one network to a mailbox five are taken, and one from another network at once', async () => {
    const flood = { 'x-forwarded-for': '10.77.0.1' };
    const mailbox = (n: number) => (n % 2 ? MIA.email.toUpperCase() : `mia+${n}@kundin.example`);
    const replies = [];
    for (let n = 0; n < 20; n += 1) {
      const customer = { ...MIA, email: mailbox(n) };
      replies.push(await test.start({ customer }, randomUUID(), flood));
    }
    expect(replies.map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, (_, n) => (n < 5 ? 200 : 429)),
    );
    const { email, name } = test.shop.settings.company;
    for (const said of [email, name]) expect(replies[19]?.error).toContain(said);
    expect(replies[19]?.code).toBe('too_many_mails');
    expect(await test.orders()).toHaveLength(5);
    expect((await test.start({ customer: MIA })).status).toBe(200);
    await test.settle();
    expect(await receipts()).toHaveLength(6);
    expect((await receipts()).filter(({ to }) => to[0] === MIA.email)).toHaveLength(1);
  });

  it('a refused order reserves nothing, and is taken once there is room', async () => {
    const from = { 'x-forwarded-for': '10.77.0.2' };
    const start = (body: object, key = randomUUID()) =>
      test.start({ customer: MIA, ...body }, key, from);
    for (let n = 0; n < 5; n += 1) await start({});
    const key = randomUUID();
    const body = { discountCode: 'WILLKOMMEN10' };
    expect((await start(body, key)).status).toBe(429);
    expect(await test.shop.db.select().from(discountCodes)).not.toContainEqual(
      expect.objectContaining({ uses: 1 }),
    );
    await test.pass(12 * 60);
    expect((await start(body, key)).status).toBe(200);
  });

  it('each change of an order counts, and a refused change leaves the page that is open', async () => {
    const key = randomUUID();
    const from = { 'x-forwarded-for': '10.77.0.3' };
    const start = (quantity: number) =>
      test.start({ customer: MIA, items: [{ ...DUO, quantity }] }, key, from);
    for (let n = 1; n <= 5; n += 1) expect((await start(n)).status).toBe(200);
    expect((await start(6)).status).toBe(429);
    const again = await start(5);
    expect(again.status).toBe(200);
    const session = await test.shop.stripe.checkout.sessions.retrieve(checkoutIdOf(again.url));
    expect(session.status).toBe('open');
  });

  it('an account’s orders to the address that it has proved are not limited', async () => {
    const cookie = await signInCustomer(test, 'bestaetigt@kundin.example');
    const from = { cookie, 'x-forwarded-for': '10.77.0.4' };
    const customer = { ...MIA, email: 'bestaetigt@kundin.example' };
    const started = async () => (await test.start({ customer }, randomUUID(), from)).status;
    await test.shop.db.update(users).set({ emailVerified: true });
    for (let n = 0; n < 6; n += 1) expect(await started()).toBe(200);
    await test.shop.db.update(users).set({ emailVerified: false });
    for (let n = 0; n < 5; n += 1) expect(await started()).toBe(200);
    expect(await started()).toBe(429);
  });
});

describe('the preview', () => {
  /** A network of its own each time, as far as limits go. */
  let networks = 0;
  const preview = async (body: object, headers: Record<string, string> = {}) => {
    networks += 1;
    const response = await test.send('POST', '/api/checkout-preview', body, {
      'x-forwarded-for': `10.9.0.${networks}`,
      ...headers,
    });
    return { status: response.status, body: await response.json() };
  };

  it('says what would be ordered, to the cent and in the shopper’s language, and stores nothing', async () => {
    const body = { items: [{ ...DUO, quantity: 2 }], discountCode: 'WILLKOMMEN10', language: 'en' };
    const drawn = checkoutPreviewReply.parse((await preview(body)).body);
    expect(drawn).toMatchObject({
      items: [
        {
          name: 'Elvare Pouch',
          variant: 'Duo: Pink, Lilac',
          quantity: 2,
          unit_amount: 10_799,
          amount: 21_598,
          material: expect.stringMatching(/^\w.*: \w/),
        },
        { gift: true, amount: 0 },
      ],
      subtotal: 21_598,
      discount: 2160,
      shipping: 0,
      amount: 19_438,
      vat_percent: 19,
      vat: 3104,
      promised: { deliveryWorkingDays: { from: 4, to: 7 } },
      at: new Date(test.clock.now).toISOString(),
    });
    expect(await test.shop.db.$count(orders)).toBe(0);
    expect(await test.shop.db.$count(mails)).toBe(0);
    expect(await test.shop.db.select().from(discountCodes)).not.toContainEqual(
      expect.objectContaining({ uses: 1 }),
    );
    const started = await test.start(body);
    const { amount_total } = await test.shop.stripe.checkout.sessions.retrieve(
      checkoutIdOf(started.url),
    );
    expect(amount_total).toBe(drawn.amount);
  });

  it('refuses what an order would be refused for, with every line that has changed', async () => {
    const forged = await preview({ items: [{ ...DUO, price: 1 }] });
    expect(forged).toMatchObject({
      status: 422,
      body: { code: 'price_mismatch', item: 0, lines: [{ state: 'price', new: 10_799 }] },
    });
    expect(await preview({ items: [DUO], discountCode: 'FRUEHLING20' })).toMatchObject({
      status: 422,
      body: { code: 'code_expired' },
    });
    expect(await preview({ items: [] })).toMatchObject({ body: { code: 'empty_cart' } });
    expect(await preview({ items: [DUO], customer: MIA })).toMatchObject({ status: 400 });
  });

  it('shares the limit of codes, as an order with a code does', async () => {
    const one = { 'x-forwarded-for': '10.8.0.1' };
    const order = (body: Record<string, unknown>) => test.start(body, randomUUID(), one);
    expect(await order({ discountCode: 'NIX' })).toMatchObject({ code: 'unknown_code' });
    for (let n = 0; n < 14; n += 1) {
      await test.send('POST', '/api/discount-code', { code: 'NIX', subtotal: 1 }, one);
    }
    expect((await preview({ items: [DUO] }, one)).status).toBe(429);
    expect(await order({ discountCode: 'NIX' })).toMatchObject({ code: 'rate_limited' });
    expect(await order({})).toMatchObject({ status: 200 });
  });
});
