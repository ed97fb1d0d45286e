/** Kill -9 amid an invitation, a parcel and a reply file: whole or not at all, and nothing twice when it is tried again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { KilledShop } from './killed-shop.ts';
import { storeOrder } from './paid-order.ts';

const ROUNDS = Array.from({ length: 10 }, (_, round) => round);

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: KilledShop;
beforeAll(async () => {
  shop = await KilledShop.prepare(inject('postgres'));
  await shop.start();
});
afterAll(() => shop.close());

/**
 * Sends a request and kills the shop while its transaction waits to queue the mail, or some milliseconds later. The shop is
 * up again when it returns; what it replied counts no more.
 */
async function killAmid(round: number, path: string, body: object): Promise<void> {
  // A login may mail a notice itself.
  const cookie = await shop.signIn();
  const release = await shop.lock('lock table mails in share row exclusive mode');
  const first = shop.backOffice(path, body, cookie);
  await shop.waitsFor('mails');
  if (round % 2 === 1) {
    await release();
    await wait(round * 2);
  }
  await shop.kill();
  await release();
  await first;
  await shop.start();
}

const rowsOf = (query: string, values: readonly string[]) =>
  Promise.all(query.split(';').map((each) => shop.count(each, [...values])));

it.each(ROUNDS)('an invitation, round %i', async (round) => {
  const email = `person${round}@laden.example`;
  const body = { email, role: 'packer' };
  const query = `select count(*) n from invitations where email = $1;
    select count(*) n from verifications v join invitations i on v.value = i.id || ' ' || i.email where i.email = $1;
    select count(*) n from mails where kind = 'invitation' and recipient = $1;
    select count(*) n from admin_actions a join invitations i on a.subject = i.id where i.email = $1`;
  await killAmid(round, '/api/admin/invitations', body);
  const [made] = await rowsOf(query, [email]);
  expect(await rowsOf(query, [email])).toEqual([made, made, made, made]);
  expect((await shop.backOffice('/api/admin/invitations', body))?.status).toBe(200);
  const [invitations, links] = await rowsOf(query, [email]);
  expect([invitations, links]).toEqual([1, 1]);
});

/** Parcels, events, mails and the state of an order. */
const PARCEL = `select count(*) n from parcels where order_id = $1;
  select count(*) n from order_events where order_id = $1 and kind = 'shipped';
  select count(*) n from mails where kind = 'order-shipped' and data ->> 'orderId' = $1::text;
  select count(*) n from orders where id = $1 and fulfilment = 'shipped'`;
const store = () => storeOrder({ shop: shop.database, clock: { now: Date.now() } });

it.each(ROUNDS)('a parcel, round %i', async (round) => {
  const id = await store();
  const path = `/api/admin/orders/${id}/parcel`;
  const body = {
    to: 'shipped',
    items: [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ],
    key: randomUUID(),
  };
  await killAmid(round, path, body);
  const [sent] = await rowsOf(PARCEL, [id]);
  expect(await rowsOf(PARCEL, [id])).toEqual([sent, sent, sent, sent]);
  expect((await shop.backOffice(path, body))?.status).toBe(200);
  expect(await rowsOf(PARCEL, [id])).toEqual([1, 1, 1, 1]);
});

it.each(ROUNDS)('a reply file, round %i', async (round) => {
  const ids = [await store(), await store(), await store()];
  const { rows } = await shop.database.pool.query<{ number: number }>(
    'select number from orders where id = any($1) order by number',
    [ids],
  );
  const lines = rows.map(({ number }) => `EL-${number};0034043416${number}`);
  const body = { carrier: 'dhl', text: ['Sendungsreferenz;Sendungsnummer', ...lines].join('\n') };
  await killAmid(round, '/api/admin/carrier-reply', body);
  for (const id of ids) {
    const [sent] = await rowsOf(PARCEL, [id]);
    expect(await rowsOf(PARCEL, [id])).toEqual([sent, sent, sent, sent]);
  }
  const again = await shop.backOffice('/api/admin/carrier-reply', body);
  const { rows: outcomes = [] }: { rows?: { outcome: string }[] } = (await again?.json()) ?? {};
  expect(outcomes).toHaveLength(3);
  for (const { outcome } of outcomes) expect(['shipped', 'known']).toContain(outcome);
  for (const id of ids) expect(await rowsOf(PARCEL, [id])).toEqual([1, 1, 1, 1]);
});
