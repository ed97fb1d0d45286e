import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { legalTexts } from '../mail/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';

const test = await openPaymentShop();
const cookie = await signInAdmin(test);

async function paidOrder(): Promise<AdminOrderReply> {
  const checkout = await test.open();
  await test.pay(checkout);
  await test.settle();
  const order = (await test.orders()).find((row) => row.checkoutSessionId === checkout);
  return (await test.request(`/api/admin/orders/${order?.id}`, { headers: { cookie } })).json();
}
const resend = (order: string, mail: string, body: unknown = { key: randomUUID() }) =>
  test.send('POST', `/api/admin/orders/${order}/mails/${mail}/resend`, body, { cookie });
const confirmations = async (to: string | null) =>
  (await test.inbox()).filter(
    ({ to: [recipient], subject }) => recipient === to && /bestätigt/.test(subject),
  ).length;

it('sends the same again to the stored address, once per action, and notes who did it', async () => {
  const { order, mails: kept } = await paidOrder();
  const [confirmation] = kept;
  expect(kept).toMatchObject([{ kind: 'order-confirmation', failed_at: null }]);
  const key = { key: randomUUID() };
  const replies = await Promise.all(
    [1, 2].map(() => resend(order.id, confirmation?.id ?? '', key)),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  await test.settle();
  expect(await confirmations(order.customer_email)).toBe(2);
  const after: AdminOrderReply = await (
    await test.request(`/api/admin/orders/${order.id}`, { headers: { cookie } })
  ).json();
  const again = after.events.filter(({ kind }) => kind === 'mail_resent');
  expect(again).toMatchObject([
    { by: 'admin@elvare.example', data: { mail: 'order-confirmation' } },
  ]);
  expect(after.mails).toHaveLength(2);
});

it("sends no other order's mail, none that is still waiting, and no flood", async () => {
  const mine = await paidOrder();
  const other = await paidOrder();
  const mail = mine.mails[0]?.id ?? '';
  expect((await resend(other.order.id, mail)).status).toBe(404);
  expect((await resend(mine.order.id, randomUUID())).status).toBe(404);
  const waiting = other.mails[0]?.id ?? '';
  await test.shop.db.update(mails).set({ sentAt: null }).where(eq(mails.id, waiting));
  expect((await resend(other.order.id, waiting)).status).toBe(409);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await resend(mine.order.id, mail)).status);
  expect(statuses).toContain(429);
});

it('sends the legal texts and the promises of the order again, not those of today', async () => {
  const { order, mails: kept } = await paidOrder();
  const read = async () => (await test.inbox()).find(({ subject }) => /bestätigt/.test(subject));
  const first = await read();
  expect(first?.text).toContain('§ 1 Geltungsbereich');

  // Since then the terms have changed: what this order was placed under is what its row names.
  const blocks = [{ type: 'small', text: 'Die Bedingungen von damals.' }] as const;
  await test.shop.db.insert(legalTexts).values({ hash: 'then', blocks });
  const [row] = await test.shop.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row?.legalText).toMatch(/^[\w-]{43}$/);
  const mail = eq(mails.id, kept[0]?.id ?? '');
  const [sent] = await test.shop.db.select().from(mails).where(mail);
  expect(sent?.data).toMatchObject({ legalText: row?.legalText, promised: { vatPercent: 19 } });
  const promised = { ...(sent?.data['promised'] as object), vatPercent: 16, vatCents: 1_490 };
  const data = { ...sent?.data, legalText: 'then', promised };
  await test.shop.db.update(mails).set({ data }).where(mail);

  test.clock.now += 60 * 60 * 1000;
  expect((await resend(order.id, kept[0]?.id ?? '')).status).toBe(200);
  await test.settle();
  const again = await read();
  expect(again?.text).toContain('Die Bedingungen von damals.');
  expect(again?.text).not.toContain('§ 1 Geltungsbereich');
  expect(again?.text.replaceAll('\u00a0', ' ')).toContain('davon 16 % MwSt.: €14,90');
});
