import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderToken } from '#server/mail-queue/link-tokens.ts';
import { signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { readPdfText } from '#test/pdf-text.ts';
import { openRefundAdmin } from '#test/refunding-shop.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { drawPapers } from './draw-papers.ts';
import { papers } from './schema.ts';

const backOffice = await openRefundAdmin();
const { test } = backOffice;
const { db } = test.shop;

const made = () => db.select().from(papers).orderBy(asc(papers.madeAt), asc(papers.number));
const numbers = async () => (await made()).map(({ number }) => number);
const year = () => new Date(test.clock.now + 60 * 60 * 1000).getUTCFullYear();
const metadataOf = async ({ paymentIntentId }: OrderRow) =>
  (await test.shop.stripe.paymentIntents.retrieve(paymentIntentId ?? '')).metadata;
const fileOf = async (number: string) => {
  const [paper] = await db.select().from(papers).where(eq(papers.number, number));
  return readPdfText(paper?.pdf ?? Buffer.alloc(0));
};

it('an order gets its invoice with its payment, which names it before its mail brings the file', async () => {
  const order = await backOffice.paidOrder();
  const number = `RE-${year()}-0001`;
  expect(await made()).toMatchObject([
    { number, kind: 'invoice', totalCents: order.amount, orderId: order.id },
  ]);
  expect((await metadataOf(order))[number]).toMatch(/^order \d{4}-/);
  const undrawn = { pdf: null, sha256: null };
  await db.update(papers).set({ ...undrawn, writtenAt: null });
  expect(await drawPapers(test.shop)).toBe(0);
  await db.update(papers).set({ ...undrawn, writtenAt: new Date(test.clock.now) });
  expect(await drawPapers(test.shop)).toBe(1);
  const [paper] = await made();
  expect(paper?.sha256).toBe(
    createHash('sha256')
      .update(paper?.pdf ?? '')
      .digest('hex'),
  );
  const text = await fileOf(number);
  for (const said of [`Rechnung${number}`, 'EL-1001', 'USt-IdNr.DE000000000', 'Muster'])
    expect(text).toContain(said);
  await test.settle();
  const [mail] = (await test.inbox()).filter(({ subject }) => subject.includes(number));
  expect(mail?.text).toContain(number);
  // Drawn again, nothing changes.
  expect(await drawPapers(test.shop)).toBe(0);
  await expect(db.update(papers).set({ totalCents: 1 })).rejects.toThrow();
  await expect(db.update(papers).set({ pdf: Buffer.from('x'), sha256: 'x' })).rejects.toThrow();
});

it('refunds, refunds that come back and lost disputes are corrected, to what is left of the order', async () => {
  const order = await backOffice.paidOrder();
  await backOffice.refund(order.id, { cents: 1000 });
  await test.settle();
  const dispute = (await test.control(`/sessions/${order.checkoutSessionId}/dispute`, {
    amount: 2000,
  })) as { id: string };
  await test.control(`/disputes/${dispute.id}/status`, { status: 'lost' });
  await test.settle();
  const [invoice, refund, lost] = await made();
  const of = `RK-${year()}-0001`;
  expect(invoice).toMatchObject({ totalCents: order.amount });
  expect(refund).toMatchObject({ number: `${of}-1`, totalCents: -1000, names: invoice?.number });
  expect(lost).toMatchObject({ number: `${of}-2`, totalCents: -2000, reference: dispute.id });
  expect(await metadataOf(order)).toMatchObject({
    [`${of}-1`]: expect.stringContaining('re_'),
    [`${of}-2`]: expect.stringContaining(dispute.id),
  });
  await backOffice.end(refund?.reference ?? '', 'failed', 'expired_or_canceled_card');
  await test.settle();
  expect((await made()).at(-1)).toMatchObject({ number: `${of}-3`, totalCents: 1000 });
  const sum = (await made()).reduce((total, { totalCents }) => total + totalCents, 0);
  expect(sum).toBe(order.amount - 2000);
  await drawPapers(test.shop);
  expect(await fileOf(`${of}-1`)).toContain(`Rechnungskorrektur${of}-1`);
  expect(await fileOf(`${of}-1`)).not.toContain('Gutschrift');
});

it('a corrected address is a paper that names the invoice; later ones keep it', async () => {
  const order = await backOffice.paidOrder();
  const recipient = ['Muster Handels GmbH', 'Torstraße 1', '10119 Berlin'];
  const reply = await backOffice.act(order.id, 'paper', { recipient });
  expect(reply.papers).toMatchObject([
    { kind: 'invoice', cents: order.amount },
    { kind: 'correction', cents: 0, state: 'pending' },
  ]);
  await backOffice.refund(order.id, { cents: 500 });
  await test.settle();
  await drawPapers(test.shop);
  for (const nth of [1, 2])
    expect(await fileOf(`RK-${year()}-0001-${nth}`)).toContain('MusterHandelsGmbH');
  expect(await fileOf(`RE-${year()}-0001`)).not.toContain('MusterHandelsGmbH');
});

it('bad input is refused with a code, and nothing is stored', async () => {
  const recipient = ['Mia Muster', '10119 Berlin'];
  const unpaid = await storeOrder(test, { status: 'expired' });
  expect(await backOffice.act(unpaid, 'paper', { recipient })).toMatchObject({
    status: 409,
    code: 'order_unpaid',
    error: 'Eine Rechnung gibt es erst, wenn die Bestellung bezahlt ist.',
  });
  const order = await backOffice.paidOrder();
  const before = await numbers();
  for (const wrong of [{ recipient: [] }, { recipient: ['a', 'x'.repeat(101)] }, {}])
    expect(await backOffice.act(order.id, 'paper', wrong)).toMatchObject({ status: 400 });
  expect(await backOffice.refund(order.id, { cents: order.amount + 1 })).toMatchObject({
    code: 'refund_too_large',
  });
  await test.settle();
  expect(await numbers()).toEqual(before);
});

it('an order that was paid before there were invoices gets one by hand', async () => {
  const order = await backOffice.paidOrder();
  await db.delete(papers);
  await backOffice.refund(order.id, { cents: 700 });
  await test.settle();
  expect(await numbers()).toEqual([]);
  await backOffice.act(order.id, 'paper', { recipient: ['Mia Muster', '10119 Berlin'] });
  expect((await made()).map(({ totalCents }) => totalCents)).toEqual([order.amount, -700]);
});

it('its file is handed to the customer, to who has the link and to the accountant, and to nobody else', async () => {
  const order = await backOffice.paidOrder();
  await drawPapers(test.shop);
  const number = `RE-${year()}-0001`;
  const token = orderToken(test.shop.settings, order.id, order.customerEmail ?? '');
  const byLink = (body: object) => test.send('POST', '/api/order/paper', body);
  const file = await byLink({ token, number });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toContain(`${number}.pdf`);
  expect((await byLink({ token, number: `RE-${year()}-0009` })).status).toBe(404);
  const other = await backOffice.paidOrder();
  expect((await byLink({ token, number: `RE-${year()}-0002` })).status).toBe(404);
  expect(other.number).toBe(1002);
  const stranger = await signInCustomer(test, 'fremd@kundin.example');
  const path = `/api/account/papers/${number}`;
  expect((await test.request(path, { headers: { cookie: stranger } })).status).toBe(404);
  const byOwner = { headers: { cookie: backOffice.cookie } };
  expect((await test.request(`/api/admin/papers/${number}`, byOwner)).status).toBe(200);
  const page = await test.send('POST', '/api/order', { token, language: 'de' });
  expect((await page.json()).papers).toMatchObject([{ number, state: 'drawn' }]);
});
