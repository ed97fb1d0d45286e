import { randomUUID } from 'node:crypto';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { alerts } from '#server/alerts/schema.ts';
import { mails } from '#server/mail-queue/schema.ts';
import type { OrderRow } from '#server/orders/order-mails.ts';
import { changedFacts } from './changed-facts.ts';
import { signInAdmin } from './logins.ts';
import { DUO, openPaymentShop } from './payments.ts';

type AdminAnswer = { status: number; code?: string } & Partial<AdminOrderReply>;

/** Ships nothing for free, so that goods, amount and each line of an order differ. */
const facts = { ...changedFacts.facts, freeShippingFromCents: 100_000 };

/** Two lines, a code and shipping. */
export const RICH_CART = {
  items: [DUO, { id: 'siegelring', name: 'x', price: 24.99, quantity: 2 }],
  discountCode: 'WILLKOMMEN10',
} as const;

/** A payment shop for all tests of the file that calls it, with its owner in the back office. */
export async function openRefundAdmin() {
  const test = await openPaymentShop({ catalogue: { ...changedFacts, facts } });
  const cookie = await signInAdmin(test);
  const act = async (id: string, action: string, body: object): Promise<AdminAnswer> => {
    const response = await test.send('POST', `/api/admin/orders/${id}/${action}`, body, { cookie });
    return { status: response.status, ...((await response.json()) as object) };
  };
  return {
    test,
    cookie,
    act,
    /** By default of `RICH_CART`. */
    paidOrder: async (
      body: Record<string, unknown> = RICH_CART,
      wish?: object,
    ): Promise<OrderRow> => {
      const checkout = await test.open(body);
      await test.pay(checkout, wish);
      await test.settle();
      const order = (await test.orders()).find((row) => row.checkoutSessionId === checkout);
      if (!order) throw new Error('no order');
      return order;
    },
    /** A click of its own, from a page that saw nothing paid back, unless `body` says otherwise. */
    refund: (id: string, body: object): Promise<AdminAnswer> =>
      act(id, 'refund', { refunded: 0, key: randomUUID(), ...body }),
    ship: (id: string): Promise<AdminAnswer> => act(id, 'parcel', { to: 'shipped' }),
    detail: async (id: string): Promise<AdminOrderReply> =>
      (await test.request(`/api/admin/orders/${id}`, { headers: { cookie } })).json(),
    mailsOf: async (kind: string) =>
      (await test.shop.db.select().from(mails)).filter((mail) => mail.kind === kind),
    openAlerts: async () =>
      (await test.shop.db.select().from(alerts)).filter(({ resolvedAt }) => resolvedAt === null),
    /** The refunds that are made next wait until a test ends them. */
    pending: (rule: object = {}) => test.injectFaults({ target: 'refund', ...rule }),
    end: (id: string | undefined, status: string, failure_reason?: string) =>
      test.control(`/refunds/${id}/settle`, { status, ...(failure_reason && { failure_reason }) }),
    /** Cents of Stripe's refunds that arrived or may arrive. */
    atStripe: async ({ paymentIntentId }: OrderRow): Promise<number> => {
      const payment_intent = paymentIntentId ?? '';
      const { data } = await test.shop.stripe.refunds.list({ payment_intent });
      return data
        .filter(({ status }) => status !== 'failed' && status !== 'canceled')
        .reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}
