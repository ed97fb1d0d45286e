import { beforeEach, expect, it, vi } from 'vitest';
import { vatClaim } from '#rules/vat-words.ts';
import { changedFacts } from '#test/changed-facts.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { PROMISES } from '#test/seed.ts';

/** An order keeps what it was promised; the next one is promised what the catalogue says then. */

/** The shop's own is 8 s. */
const TIMEOUT_MS = 400;

const test = await openPaymentShop({
  stripeTimeoutMs: TIMEOUT_MS,
  settings: { saleMails: true },
});
beforeEach(async () => {
  vi.restoreAllMocks();
});

const publish = (facts: Partial<typeof changedFacts.facts> = {}) =>
  vi
    .spyOn(test.shop.parts.catalogue, 'current', 'get')
    .mockReturnValue({ ...changedFacts, facts: { ...changedFacts.facts, ...facts } });

const RING = { id: 'siegelring', name: 'x', price: 24.99, quantity: 1 };
const PROMISED = {
  vatPercent: 20,
  dispatchWorkingDays: { from: 2, to: 2 },
  deliveryWorkingDays: { from: 2, to: 3 },
};
const BUYER = { email: 'mia@kundin.example', name: 'Mia Muster' };

async function session(url: string | undefined) {
  return test.shop.stripe.checkout.sessions.retrieve(checkoutIdOf(url));
}

it('threshold, shipping, VAT and days of a new order are those of the catalogue', async () => {
  publish();
  const started = await test.start({ items: [RING] });
  expect(started).toMatchObject({ status: 200 });
  const [order] = await test.orders();
  expect(order).toMatchObject({ shipping: 590, amount: 2499 + 590, promised: PROMISED });
  const { custom_text, metadata } = await session(started.url);
  expect(custom_text.submit?.message).toMatch(/20\s%.*€5,15/);
  expect(metadata).toMatchObject({ promised: '20;2-2;2-3' });
});

it('an order of a small business says nothing of VAT in it, and its mail what was bought and how it was paid', async () => {
  publish({ vatPercent: 0 });
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
  publish();
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
  publish();
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
  const key = 'attempt-of-changed-facts';
  const first = await test.start({ items: [RING] }, key);
  publish();
  const second = await test.start({ items: [RING] }, key);
  expect(second).toMatchObject({ status: 200 });
  expect((await session(first.url)).status).toBe('expired');
  const [order, ...others] = await test.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ attempt: 2, shipping: 590, promised: PROMISED });
});

it('the second try of an attempt whose page opened late has the parameters of the first', async () => {
  const key = 'attempt-that-was-too-late';
  const opening = { target: 'api', effect: 'delay', method: 'POST', path: '/v1/checkout/sessions' };
  await test.injectFaults({ ...opening, delayMs: 3 * TIMEOUT_MS, when: 'after', count: 3 });
  expect(await test.start({ items: [RING] }, key)).toMatchObject({ status: 502 });
  await test.clearFaults();
  publish();
  expect(await test.start({ items: [RING] }, key)).toMatchObject({ status: 200 });
  const { data } = await test.shop.stripe.checkout.sessions.list({
    created: { gte: test.since() },
    limit: 10,
  });
  // With other parameters Stripe refuses the key, and the late page stays open beside the new one.
  expect(data.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
});
