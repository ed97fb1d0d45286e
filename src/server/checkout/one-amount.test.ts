import { describe, expect, it } from 'vitest';
import type { DiscountCodeReply } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { totalCents as cartTotalCents } from '#rules/cart.ts';
import { discountCents, orderTotals } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { signInAdmin } from '#test/logins.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { discountCodes } from '../discount-codes/schema.ts';

/** Every reader of an order sees the same cents. */

const SCARF = { id: 'parfum-noir', name: 'x', price: 49.99, quantity: 1, image: '' };
const JERSEY = { id: 'deutschland-heim-M', name: 'x', price: 39.99, quantity: 3, image: '' };
const CASES = [
  { what: 'a duo with its present', lang: 'de', items: [DUO], code: undefined },
  { what: 'a full cart, per cent off', lang: 'en', items: [DUO, SCARF, JERSEY], code: 'SEVEN' },
  { what: 'an amount off', lang: 'de', items: [SCARF, JERSEY], code: 'FLAT' },
  { what: 'so much off that shipping costs', lang: 'de', items: [SCARF], code: 'NEARLY' },
  { what: 'everything off', lang: 'en', items: [DUO], code: 'ALL' },
] as const;

const test = await openPaymentShop();
const cookie = await signInAdmin(test);
await test.shop.db.insert(discountCodes).values([
  // 7 % of these carts is no whole number of cents.
  { code: 'SEVEN', kind: 'percent', value: 7 },
  { code: 'FLAT', kind: 'amount', value: 1_234 },
  { code: 'NEARLY', kind: 'percent', value: 97 },
  { code: 'ALL', kind: 'percent', value: 100 },
]);

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
  it('is the same to the cent in drawer, hosted page, order, mail, desk and dashboard', async () => {
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
