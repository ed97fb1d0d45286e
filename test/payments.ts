import { randomUUID } from 'node:crypto';
import { and, isNull } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import type { OrderRow } from '#server/orders/order-mails.ts';
import { orderEvents, orders } from '#server/orders/schema.ts';
import { stripeEvents, stripePulls } from '#server/payments/schema.ts';
import { DUO } from './cart-items.ts';
import { fetchOnce } from './fetch-once.ts';
import { createTestShop, type TestShop, type TestShopOptions } from './shop.ts';

export { DUO };

/** Buyer and address as `/kasse` sends them. */
export const MIA = {
  email: 'mia@kundin.example',
  name: 'Mia Muster',
  street: 'Torstraße 1',
  addition: 'Hinterhaus',
  postcode: '10119',
  town: 'Berlin',
} as const;

export const METHODS = { payment_method_types: ['card', 'paypal'] } as const;

interface StartReply {
  readonly status: number;
  readonly url?: string;
  readonly code?: string;
  readonly error?: string;
  readonly item?: number;
  readonly lines?: readonly unknown[];
}

export interface InboxMail {
  readonly messageId: string | null;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface PaymentShop extends TestShop {
  /** `POST /api/create-checkout`; each call is a shopper of his own as far as limits go. */
  readonly start: (
    body?: Record<string, unknown>,
    key?: string,
    headers?: Record<string, string>,
  ) => Promise<StartReply>;
  /** A checkout from the cart to its hosted page; returns its id. */
  readonly open: (body?: Record<string, unknown>) => Promise<string>;
  /** The customer's action on the hosted page. */
  readonly pay: (checkoutSessionId: string, wish?: object) => Promise<unknown>;
  /** Request of the browser that started it on `/success`. */
  readonly show: (checkoutSessionId: string) => Promise<Response>;
  readonly clearFaults: () => Promise<unknown>;
  /** Asks the sandbox's control for something; see `sandbox/control/routes.ts`. */
  readonly control: (path: string, body: unknown) => Promise<unknown>;
  /** Injects faults; see `sandbox/control/faults.ts`. */
  readonly injectFaults: (...rules: object[]) => Promise<unknown>;
  /** Lets time pass for the shop and for Stripe. */
  readonly pass: (seconds: number) => Promise<void>;
  readonly orders: () => Promise<OrderRow[]>;
  readonly history: (orderId: string) => Promise<string[]>;
  /** Waits until the sandbox has nothing left to deliver, then runs what is due. */
  readonly settle: () => Promise<void>;
  readonly inbox: () => Promise<InboxMail[]>;
  /** Deletes orders, events, mails and uses of codes; Stripe's data stays. */
  readonly reset: () => Promise<void>;
  /** Stripe's time of the last `reset`, epoch seconds; sessions made before it are another story. */
  readonly since: () => number;
}

/** So often nothing may be due before an event counts as one that nobody will handle. */
const IDLE_LOOKS = 100;

/** The checkout id in a hosted page's or a success page's address. */
export function checkoutIdOf(url: string | undefined): string {
  const id = /cs_\w+/.exec(url ?? '')?.[0];
  if (id === undefined) throw new Error(`no checkout id in ${url}`);
  return id;
}

/** A test shop beside a real sandbox: Stripe's API, webhooks over HTTP, an inbox. */
export async function createPaymentShop(options: TestShopOptions = {}): Promise<PaymentShop> {
  const test = await createTestShop({
    sandbox: true,
    webhookRetryDelaysMs: [20, 50, 100, 200],
    ...options,
    settings: { trustProxy: ['127.0.0.1'], ...options.settings },
  });
  const { shop, sandbox } = test;
  if (!sandbox) throw new Error('the sandbox did not start');
  // The queue learns its tables now, as `start` would; learning them inside a transaction takes a
  // second connection, which a burst of first requests would not get.
  await test.runJobs();
  /** Cookies that the browser that started a checkout received. */
  const browsers = new Map<string, string>();
  let shoppers = 0;
  let since = 0;

  const control = async (path: string, body: unknown, method = 'POST') => {
    const response = await fetchOnce(`${sandbox.apiUrl}/_sandbox${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };

  const address = () => {
    shoppers += 1;
    return `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
  };
  const start: PaymentShop['start'] = async (body = {}, key = randomUUID(), headers = {}) => {
    const response = await test.send(
      'POST',
      '/api/create-checkout',
      { items: [DUO], ...METHODS, ...body },
      { 'idempotency-key': key, 'x-forwarded-for': address(), ...headers },
    );
    const reply = (await response.json()) as object;
    const started: StartReply = { status: response.status, ...reply };
    const [cookie] = response.headers.getSetCookie();
    if (started.url && cookie) browsers.set(checkoutIdOf(started.url), cookie.split(';')[0] ?? '');
    return started;
  };

  const advance = async (seconds: number) => {
    test.clock.now += seconds * 1000;
    await control('/clock', { seconds });
  };

  /** Events that were stored and that nobody has looked at yet. */
  const unheard = () =>
    shop.db.$count(stripeEvents, and(isNull(stripeEvents.handledAt), isNull(stripeEvents.failure)));

  const delivered = async () => {
    for (;;) {
      const state = (await control('/state', undefined, 'GET')) as {
        deliveries: { waiting: number };
      };
      if (state.deliveries.waiting === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  return {
    ...test,
    start,
    open: async (body) => checkoutIdOf(JSON.stringify(await start(body))),
    pay: (id, wish = {}) => control(`/sessions/${id}/pay`, wish),
    control,
    injectFaults: (...rules) => control('/faults', rules),
    show: (id) =>
      test.request(`/api/checkout/${id}`, {
        headers: { 'x-forwarded-for': address(), cookie: browsers.get(id) ?? '' },
      }),
    clearFaults: () => control('/faults', undefined, 'DELETE'),
    pass: advance,
    orders: () => shop.db.select().from(orders).orderBy(orders.createdAt, orders.number),
    history: async (orderId) => {
      const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.id);
      return events.filter((event) => event.orderId === orderId).map(({ kind }) => kind);
    },
    settle: async () => {
      for (let idle = 0; idle < IDLE_LOOKS; ) {
        await delivered();
        // The job of an event that was just stored may not be there yet.
        if ((await test.runJobs()) > 0) idle = 0;
        else if ((await unheard()) > 0) idle += 1;
        else break;
      }
    },
    inbox: async () =>
      (await (await fetchOnce(`${sandbox.inboxUrl}/api/messages`)).json()) as InboxMail[],
    reset: async () => {
      await control('/faults', undefined, 'DELETE');
      await fetchOnce(`${sandbox.inboxUrl}/api/messages`, { method: 'DELETE' });
      await shop.pool.query(
        `truncate orders, stripe_events, stripe_pulls, mails, alerts cascade; delete from order_numbers where id > 1;
         update order_numbers set last = 1000;
         update discount_codes set uses = 0`,
      );
      // Retried later, it would rebuild an order of before from what Stripe still has.
      await shop.pool.query(
        "delete from pgboss.job where name in ('settle-checkout', 'draw-papers')",
      );
      // A second apart, so that no session of before counts as one of now.
      await advance(1);
      const { now } = (await control('/state', undefined, 'GET')) as { now: string };
      // The sandbox's clock runs, the shop's stands: over many histories they would drift apart.
      test.clock.now = Date.parse(now);
      since = Math.floor(test.clock.now / 1000);
      // Events that Stripe listed before are not read again (`payments/events/pull-events.ts` looks back 2 min).
      await shop.db.insert(stripePulls).values({ id: 1, pulledTo: new Date((since + 120) * 1000) });
    },
    since: () => since,
  };
}

/** A payment shop for all tests of the file that calls it, emptied before each of them. */
export async function openPaymentShop(options?: TestShopOptions): Promise<PaymentShop> {
  const test = await createPaymentShop(options);
  beforeEach(() => test.reset());
  afterAll(() => test.close());
  return test;
}
