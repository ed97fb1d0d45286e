import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { orderTotals } from '#rules/discount-codes.ts';
import type { LineChange } from '#rules/reprice.ts';
import { Owner } from '#test/owner.ts';
import { anyHours, anyOwnerStep, BAG, NEW_RING, RING, takeOwnerStep } from '#test/owner-steps.ts';
import { checkoutIdOf, createPaymentShop, DUO } from '#test/payments.ts';
import { limitMs, runs } from '#test/runs.ts';
import { NO_PAGES } from '../catalogue/catalogue-pages.ts';

/** Buyers with pages of former versions, while the owner publishes and campaigns start and end. */

const shop = await createPaymentShop();
const owner = await Owner.of(shop.shop);
afterAll(() => shop.close());

/** Pages of a node whose disk is full. */
const FULL = {
  ...NO_PAGES,
  publish: () => Promise.reject(new Error('no space left on device')),
};

/** Goods that a buyer may choose, with what a cart sends of them. */
const GOODS = [
  { of: RING, item: { id: RING } },
  { of: NEW_RING, item: { id: NEW_RING } },
  { of: BAG, item: { id: DUO.id, selectedColor: DUO.selectedColor, packType: DUO.packType } },
] as const;
type Goods = (typeof GOODS)[number];

/** The price on a page of this catalogue; undefined if the goods are not sold. */
function priceIn({ products }: Catalogue, { of }: Goods): number | undefined {
  const product = products.find(({ id }) => id === of);
  return product?.packs ? product.packs['duo']?.priceCents : product?.priceCents;
}

/** One browser with one cart; it knows prices by its page, and by what the checkout has told it. */
class Buyer {
  readonly key: string = randomUUID();
  #page: Catalogue = owner.shown;
  #wanted: { readonly goods: readonly Goods[]; readonly quantity: number } = {
    goods: GOODS,
    quantity: 1,
  };
  readonly #told = new Map<Goods, number | undefined>();

  load(): void {
    this.#page = owner.shown;
    this.#told.clear();
  }

  /** Changes what the cart holds. */
  fill(goods: readonly Goods[], quantity: number): void {
    this.#wanted = { goods, quantity };
  }

  /** Lines that the cart shows, at the prices that it shows. */
  cart() {
    const { quantity } = this.#wanted;
    return this.#wanted.goods.flatMap((goods) => {
      const cents = this.#told.has(goods) ? this.#told.get(goods) : priceIn(this.#page, goods);
      return cents === undefined ? [] : [{ goods, cents, quantity }];
    });
  }

  totalOf(lines: ReturnType<Buyer['cart']>): number {
    const subtotalCents = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
    return orderTotals({ subtotalCents }, this.#page.facts).totalCents;
  }

  hear(goods: Goods, cents: number | undefined): void {
    this.#told.set(goods, cents);
  }
}

const anyBuyer = fc.nat({ max: 1 });
const anyStep = fc.oneof(
  { weight: 5, arbitrary: anyOwnerStep },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('ship' as const),
      freeFrom: fc.constantFrom(0, 4_000),
      cents: fc.constantFrom(490, 900),
    }),
  },
  fc.record({ do: fc.constant('wait' as const), hours: anyHours }),
  // A node that can't make the pages of a version shows the former one, and sells by the newest.
  fc.record({ do: fc.constant('render' as const), fails: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('load' as const), buyer: anyBuyer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fill' as const),
      buyer: anyBuyer,
      goods: fc.subarray([...GOODS], { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  // The time of the buyer's payment page is over.
  fc.record({ do: fc.constant('expire' as const), buyer: anyBuyer }),
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      buyer: anyBuyer,
      /** Taken by the owner while the request is under way. */
      meanwhile: fc.option(anyOwnerStep, { nil: undefined }),
    }),
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Of> ? Of : never;

/** Lines of an order as goods and price, without presents. */
const linesOf = (items: readonly { id: string; unit_amount: number; gift: boolean }[]) =>
  items.filter(({ gift }) => !gift).map(({ id, unit_amount }) => `${id} ${unit_amount}`);

const ordersOf = async (key: string) =>
  (await shop.orders()).filter(({ idempotencyKey }) => idempotencyKey === key);

/** Pages of an order that can be paid, each with its amount. */
async function openPages(orderId: string | undefined) {
  const { sessions } = shop.shop.stripe.checkout;
  const { data } = await sessions.list({ created: { gte: shop.since() }, limit: 100 });
  return data
    .filter(({ status, client_reference_id: id }) => status === 'open' && id === orderId)
    .map(({ id, amount_total }) => [id, amount_total] as const);
}

async function expirePages({ key }: Buyer): Promise<void> {
  for (const { id } of await ordersOf(key)) {
    for (const [session] of await openPages(id)) {
      await shop.shop.stripe.checkout.sessions.expire(session);
    }
  }
}

const counts = { ordered: 0, refused: 0 };

/** Presses the pay button, and expects an order at the shown prices or a refusal that names the others. */
async function pay(buyer: Buyer, { meanwhile }: Step & { do: 'pay' }) {
  const cart = buyer.cart();
  if (cart.length === 0) return;
  const shownTotalCents = buyer.totalOf(cart);
  const { key } = buyer;
  const items = cart.map(({ goods, cents, quantity }) => ({
    ...goods.item,
    name: 'x',
    price: cents / 100,
    quantity,
  }));
  const before = await owner.inForce();
  const [known] = await ordersOf(key);
  const [reply] = await Promise.all([
    shop.start({ items, shownTotalCents }, key),
    meanwhile && takeOwnerStep(owner, meanwhile),
  ]);
  const sold = [before, await owner.inForce()];
  const isSoldAs = ({ goods, cents }: (typeof cart)[number]) =>
    sold.some((catalogue) => priceIn(catalogue, goods) === cents);
  const posted = cart.map(({ goods, cents }) => `${goods.item.id} ${cents}`);

  if (reply.url !== undefined) {
    const [order] = await ordersOf(key);
    expect(linesOf(order?.items ?? [])).toEqual(posted);
    expect(order?.amount).toBeLessThanOrEqual(shownTotalCents);
    // The page asks for what the order says, and no other page of it can be paid.
    expect(await openPages(order?.id)).toEqual([[checkoutIdOf(reply.url), order?.amount]]);
    // Only a page that was opened before keeps a price that is no longer sold.
    const isResumed = order?.attempt === known?.attempt;
    if (!isResumed) expect(cart.filter((line) => !isSoldAs(line))).toEqual([]);
    counts.ordered += 1;
    return;
  }
  // One that ended meanwhile has given its key back.
  const stored = (await shop.orders()).filter(
    (order) => order.id === known?.id || order.idempotencyKey === key,
  );
  expect(stored.map(({ items: kept }) => kept)).toEqual(known ? [known.items] : []);
  if (reply.code === 'total_changed') {
    buyer.load();
    return;
  }
  expect(reply).toMatchObject({ status: expect.any(Number), lines: expect.any(Array) });
  counts.refused += 1;
  const changes = reply.lines as readonly LineChange[];
  expect(changes).not.toEqual([]);
  for (const change of changes) {
    const line = cart[change.item];
    if (!line) throw new Error(`no line ${change.item}`);
    const cents = change.state === 'price' ? change.new : undefined;
    if (change.state === 'price') expect(change.old).toBe(line.cents);
    expect(sold.map((catalogue) => priceIn(catalogue, line.goods))).toContain(cents);
    expect(cents).not.toBe(line.cents);
    buyer.hear(line.goods, cents);
  }
  // Every changed line is named at once.
  if (meanwhile === undefined) {
    const named = new Set(changes.map(({ item }) => cart[item]));
    expect(cart.filter((line) => !isSoldAs(line) && !named.has(line))).toEqual([]);
  }
}

async function takeStep(step: Step, buyers: readonly Buyer[]): Promise<void> {
  const { catalogue } = shop.shop.parts;
  if (step.do === 'ship') {
    const { freeFrom: freeShippingFromCents, cents: shippingCents } = step;
    await owner.changeFacts({ freeShippingFromCents, shippingCents });
  } else if (step.do === 'wait') await owner.sleep(step.hours);
  else if (step.do === 'render') {
    catalogue.pages = step.fails ? FULL : NO_PAGES;
    await owner.wake();
  } else if ('buyer' in step) {
    const buyer = buyers[step.buyer];
    if (!buyer) throw new Error('no buyer');
    if (step.do === 'load') buyer.load();
    else if (step.do === 'fill') buyer.fill(step.goods, step.quantity);
    else if (step.do === 'pay') await pay(buyer, step);
    else await expirePages(buyer);
  } else await takeOwnerStep(owner, step);
}

test('orders nothing that a publish has withdrawn, while its pages are still shown', async () => {
  await shop.reset();
  await owner.restart(shop.clock.now, 0);
  shop.shop.parts.catalogue.pages = FULL;
  await owner.retire(RING);
  const ring = { id: RING, name: 'x', price: 24.99, quantity: 1 };
  expect(priceIn(owner.shown, GOODS[0])).toBe(2499);
  for (const path of ['create-checkout', 'checkout-preview']) {
    const response = await shop.send('POST', `/api/${path}`, { items: [ring] });
    expect(await response.json()).toMatchObject({
      code: 'unknown_item',
      lines: [{ item: 0, state: 'gone' }],
    });
  }
  expect(await shop.orders()).toEqual([]);
});

test(
  'no sequence of versions and pages ends in an order at a price that was not shown',
  async () => {
    const property = fc.asyncProperty(
      fc.array(anyStep, { minLength: 6, maxLength: 20 }),
      async (steps) => {
        await shop.reset();
        await owner.restart(shop.clock.now, 0);
        const buyers = [new Buyer(), new Buyer()];
        for (const step of steps) await takeStep(step, buyers);
      },
    );
    await fc.assert(property, runs(10));
    expect(Math.min(counts.ordered, counts.refused)).toBeGreaterThan(0);
  },
  limitMs(8_000),
);
