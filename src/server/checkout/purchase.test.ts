import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutReply, DiscountCodeReply } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { totalCents as cartTotalCents } from '#rules/cart.ts';
import { discountCents, orderTotals } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { signInAdmin } from '#test/logins.ts';
import { checkoutIdOf, DUO, MIA, openPaymentShop } from '#test/payments.ts';
import { replaceCatalogue } from '#test/replaced-catalogue.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { guaranteeNotices } from '../guarantee/schema.ts';
import { orders } from '../orders/schema.ts';

/** From the cart to the paid order, and what is no order. Every reader of one sees the same cents. */

const SCARF = { id: 'parfum-noir', name: 'x', price: 49.99, quantity: 1, image: '' };
const JERSEY = { id: 'deutschland-heim-M', name: 'x', price: 39.99, quantity: 3, image: '' };
const CASES = [
  { what: 'a duo with its present', lang: 'de', items: [DUO], code: undefined },
  { what: 'a full cart, per cent off', lang: 'en', items: [DUO, SCARF, JERSEY], code: 'SEVEN' },
  { what: 'an amount off', lang: 'de', items: [SCARF, JERSEY], code: 'FLAT' },
  { what: 'so much off that shipping costs', lang: 'de', items: [SCARF], code: 'NEARLY' },
  { what: 'everything off', lang: 'en', items: [DUO], code: 'ALL' },
] as const;
const RING = { id: 'siegelring', name: 'x', price: 24.99, quantity: 1 };
const BAG = {
  id: 'travel-bag-trio',
  name: 'Elvare Travel Bag',
  price: 254.49,
  quantity: 1,
  selectedColor: 'Schwarz,Cognac,Navy',
  packType: 'trio',
};

/** Code that leaves so many cents of the ring. */
const leaving = (cents: number) => `LEAVES${cents}`;

const test = await openPaymentShop();
const cookie = await signInAdmin(test);
await test.shop.db.insert(discountCodes).values([
  // 7 % of these carts is no whole number of cents.
  { code: 'SEVEN', kind: 'percent', value: 7 },
  { code: 'FLAT', kind: 'amount', value: 1_234 },
  { code: 'NEARLY', kind: 'percent', value: 97 },
  { code: 'ALL', kind: 'percent', value: 100 },
  ...[0, 1, 49, 50].map((cents) => ({
    code: leaving(cents),
    kind: 'amount' as const,
    value: 2499 - cents,
  })),
]);

describe('a purchase', () => {
  it('goes from the cart to a paid order with a number, a mail and a page that shows it', async () => {
    const started = await test.start();
    expect(started.status).toBe(200);
    const id = checkoutIdOf(started.url);
    await test.pay(id, { email: 'mia@kundin.example', name: 'Mia Muster' });
    await test.settle();

    const text = await (await test.show(id)).text();
    // Nothing about the person.
    expect(text).not.toMatch(/mia|muster|berlin|beispiel/i);
    const body: CheckoutReply = JSON.parse(text);
    expect(body).toMatchObject({ status: 'paid', order: { number: 'EL-1001', amount: 10_799 } });
    expect(body.order?.items).toMatchObject([
      { name: 'Elvare Pouch', variant: 'Duo: Rosa, Lila', amount: 10_799, gift: false },
      { name: 'Elvare Kartenetui, Schwarz', amount: 0, gift: true },
    ]);
    const [order] = await test.orders();
    // Delivery is counted from then on.
    expect(body.order?.paid_at).toBe(order?.paidAt?.toISOString());
    expect(order).toMatchObject({
      customerEmail: 'mia@kundin.example',
      customerName: 'Mia Muster',
      address: { city: 'Berlin', country: 'DE' },
    });
    expect(await test.history(order?.id ?? '')).toEqual(['created', 'paid', 'mailed']);
    const mails = await test.inbox();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: ['mia@kundin.example'],
      subject: 'Deine Bestellung EL-1001 ist bestätigt',
    });
  });

  it('shows the hosted page what the drawer showed: variants, gifts, VAT', async () => {
    const id = await test.open({ discountCode: 'willkommen10', language: 'en' });
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      locale: 'en',
      payment_method_types: ['card', 'paypal'],
      shipping_address_collection: { allowed_countries: ['DE'] },
    });
    expect(session.success_url).toContain('/en/success?session_id={CHECKOUT_SESSION_ID}');
    expect(session.custom_text.submit?.message).toContain('19% VAT (€15.52)');
    const lines = await test.shop.stripe.checkout.sessions.listLineItems(id);
    expect(lines.data.map(({ description }) => description)).toEqual([
      'Elvare Pouch, Duo: Pink, Lilac',
      'Gift: Elvare Card Holder, Black',
    ]);
  });

  it('makes one line of a variant that comes sixty times', async () => {
    const started = await test.start({ items: Array.from({ length: 60 }, () => DUO) });
    expect(started).toMatchObject({ status: 200 });
    const [order] = await test.orders();
    expect(order?.items).toMatchObject([{ id: 'pouch-duo', quantity: 60 }, { gift: true }]);
  });
});

/** Amounts in the drawer: the shop's rules on the stored cart and the reply about the code. */
async function drawer(items: readonly (typeof SCARF)[], code: string | undefined) {
  const subtotalCents = cartTotalCents(items);
  if (code === undefined) return orderTotals({ subtotalCents }, seedCatalogue.facts);
  const answer = await test.send('POST', '/api/discount-code', { code, subtotal: subtotalCents });
  const { kind, value, minimum } = (await answer.json()) as DiscountCodeReply;
  const terms = { kind, value, minimumCents: minimum };
  const off = discountCents(terms, subtotalCents);
  return orderTotals({ subtotalCents, discountCents: off }, seedCatalogue.facts);
}

async function asAdmin(path: string) {
  return (await test.request(path, { headers: { cookie } })).json();
}

/** A page or mail as its reader sees it: without tags, every kind of space alike. */
function readable(text: string): string {
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/gu, ' ');
}

describe.each(CASES)('$what', ({ lang, items, code }) => {
  it('is the same to the cent in drawer, hosted page, order, mail, back office and dashboard', async () => {
    const totals = await drawer(items, code);
    const { subtotalCents: subtotal, discountCents: discount, shippingCents: shipping } = totals;
    const amount = totals.totalCents;
    const started = await test.start({
      items,
      language: lang,
      ...(code && { discountCode: code }),
    });
    const id = checkoutIdOf(started.url);
    const sums = { subtotal, discount, shipping, amount };
    expect(await test.orders()).toMatchObject([sums]);

    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ amount_subtotal: subtotal, amount_total: amount });
    expect(session.total_details).toMatchObject({
      amount_discount: discount,
      amount_shipping: shipping,
    });
    const page = readable(await (await fetch(started.url ?? '')).text());
    expectPrices(page, [subtotal, amount], lang);
    if (discount > 0) expectPrices(page, [-discount], lang);
    if (shipping > 0) expectPrices(page, [shipping], lang);
    expect(page).toContain(formatPrice(totals.includedVatCents, lang));

    await test.pay(id);
    await test.settle();
    const paid = await test.shop.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent'],
    });
    expect(paid.payment_intent).toMatchObject({ amount_received: amount });
    const success = await (await test.show(id)).json();
    expect(success).toMatchObject({ status: 'paid', order: { amount, discount, shipping } });

    const [mail] = await test.inbox();
    for (const text of [mail?.text ?? '', readable(mail?.html ?? '')]) {
      expectPrices(text, [subtotal, amount, totals.includedVatCents], lang);
      if (discount > 0) expectPrices(text, [-discount], lang);
      if (shipping > 0) expectPrices(text, [shipping], lang);
    }

    const { recent_orders: recent, revenue_today: revenue } = await asAdmin(
      '/api/admin/dashboard/snapshot',
    );
    expect(recent).toMatchObject([{ amount }]);
    expect(revenue).toBe(amount);
    const listed = await test.send('POST', '/api/admin/orders', {}, { cookie });
    expect((await listed.json()).orders).toMatchObject([{ amount, discount, shipping }]);
    const detail = await asAdmin(`/api/admin/orders/${recent[0].id}`);
    expect(detail.order).toMatchObject(sums);
  });
});

function expectPrices(text: string, cents: readonly number[], lang: Lang): void {
  for (const one of cents) expect(text).toContain(formatPrice(one, lang));
}

it('an order whose page lost its address gets another, and a mail without a page leads back', async () => {
  const key = randomUUID();
  // A code of blanks is none.
  const first = checkoutIdOf((await test.start({ discountCode: ' ' }, key)).url);
  await test.shop.db.update(orders).set({ checkoutUrl: null });
  const again = await test.start({}, key);
  expect(again.status).toBe(200);
  expect(checkoutIdOf(again.url)).not.toBe(first);
  await test.shop.db.update(orders).set({ checkoutUrl: null, checkoutSessionId: null });
  const [order] = await test.orders();
  const mailed = await test.request(`/api/pay/${order?.id}`);
  expect(mailed.headers.get('location')).toMatch(/\/cancel$/);
});

describe('totals around the payment service’s smallest amount, in a shop that ships for nothing', () => {
  const facts = { ...seedCatalogue.facts, shippingCents: 0 };
  beforeEach(() => {
    replaceCatalogue(test, { ...seedCatalogue, facts });
    return () => replaceCatalogue(test, seedCatalogue);
  });

  it.each([1, 49])(
    '%i cents are refused with what is missing, and store no order',
    async (cents) => {
      const started = await test.start({ items: [RING], discountCode: leaving(cents) });
      expect(started).toMatchObject({ status: 422, code: 'amount_too_small' });
      expect(started.error).toContain(`€0,${String(50 - cents).padStart(2, '0')}`);
      expect(await test.orders()).toEqual([]);
    },
  );

  it.each([0, 50])('%i cents become a paid order', async (cents) => {
    const started = await test.start({ items: [RING], discountCode: leaving(cents) }, randomUUID());
    expect(started).toMatchObject({ status: 200 });
    await test.pay(checkoutIdOf(started.url));
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'paid', amount: cents, number: 1001 }]);
    expect(await test.inbox()).toHaveLength(1);
  });
});

it.each([
  { language: 'de', alt: 'Mitteilung der EU' },
  { language: 'en', alt: 'Notice of the EU' },
] as const)(
  'a live order names no present that nobody can prove, from the cart to the mail ($language)',
  async ({ language, alt }) => {
    const address = `https://europa.eu/youreurope/${language}`;
    await test.shop.db
      .insert(guaranteeNotices)
      .values({ language, png: Buffer.from('png'), address });
    Object.assign(test.shop.settings, { shopMode: 'live' });
    await test.pay(await test.open({ items: [BAG], customer: MIA, language }));
    await test.settle();
    Object.assign(test.shop.settings, { shopMode: 'demo' });
    const [order] = await test.orders();
    const holder = language === 'de' ? 'Elvare Kartenetui, Schwarz' : 'Elvare Card Holder, Black';
    expect(order?.items.map(({ name }) => name)).toEqual(['Elvare Travel Bag', holder]);
    const mail = (await test.inbox()).find(({ subject }) => /bestätigt|confirmed/.test(subject));
    expect(mail?.text).toContain(holder);
    expect(mail?.text).not.toMatch(
      /Gewinnspiel|Geldbörse|Premium Extras|Geschenkbox|Wallet|Raffle/,
    );
    expect(mail?.text).toContain(address);
    expect(mail?.html).toMatch(RegExp(`<img src="cid:guarantee-notice@shop" alt="${alt}`));
  },
);
