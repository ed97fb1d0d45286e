import { expect, it } from 'vitest';
import type { AdminLogReply } from '#contract/admin-log.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { writeAction } from './admin-actions.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const post = (path: string, body: unknown) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });
const get = (path: string) => test.request(`/api/admin${path}`, { headers: { cookie } });
const log = async (query = ''): Promise<AdminLogReply> => (await get(`/log${query}`)).json();

it('says who did what in the back office and to orders, the newest first', async () => {
  const order = await storeOrder(test, { email: 'eva@post.example' });
  const code = { code: 'log-10', kind: 'percent', value: 10 };
  const steps = [
    () => post('/codes', code),
    () => post(`/orders/${order}/parcel`, { to: 'shipped' }),
    async () => (await post('/orders.csv', { q: 'eva@post.example', status: 'paid' })).text(),
    () => post('/sold-out', { item_ids: ['siegelring'], sold_out: true }),
  ];
  for (const step of steps) {
    test.clock.now += 1_000;
    await step();
  }
  const { entries, next } = await log();
  expect(next).toBeNull();
  expect(entries).toMatchObject([
    { source: 'admin', action: 'marked_sold_out', subject: 'siegelring' },
    { action: 'orders_exported', data: { status: 'paid', searched: true } },
    { source: 'order', action: 'shipped', subject: expect.stringMatching(/^EL-/), order_id: order },
    { action: 'code_created', subject: 'LOG-10' },
  ]);
  expect(entries.every(({ by }) => by === 'admin@elvare.example')).toBe(true);
  // The log doesn't keep the searched address.
  expect(JSON.stringify(entries)).not.toContain('eva@post.example');
});

it('names variants, and keeps to an area, a person and a time, in either order', async () => {
  const { entries, people } = await log();
  expect(entries[0]).toMatchObject({ subject: 'siegelring', name: 'Siegelring' });
  expect(people).toMatchObject([{ email: 'admin@elvare.example' }]);
  const actions = async (query: string) => (await log(query)).entries.map(({ action }) => action);
  expect(await actions('?area=orders')).toEqual(['orders_exported', 'shipped']);
  expect(await actions('?area=orders&sort=oldest')).toEqual(['shipped', 'orders_exported']);
  expect(await actions('?area=codes')).toEqual(['code_created']);
  expect(await actions(`?by=${people[0]?.id}&area=stock`)).toEqual(['marked_sold_out']);
  const before = new Date(test.clock.now - 2 * 86_400_000);
  await writeAction(test.shop.db, 'npm run restore', before, 'mails_released', 'mails');
  expect(await actions('?by=command')).toEqual(['mails_released']);
  expect(await actions('?by=command&days=7&area=house')).toEqual(['mails_released']);
  expect(await actions('?by=command&days=1')).toEqual([]);
});

it('comes page by page, each line once, also where many happened at once', async () => {
  for (let n = 0; n < 13; n += 1) {
    const sizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'];
    const item_ids = sizes.map((size) => `kiez-low-mono-${size}`);
    await post('/sold-out', { item_ids, sold_out: n % 2 === 0 });
  }
  const first = await log();
  const second = await log(`?before=${first.next}`);
  const third = await log(`?before=${second.next}`);
  const oldest = await log('?sort=oldest');
  const behind = await log(`?sort=oldest&before=${oldest.next}`);
  const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id));
  expect([first.entries.length, second.entries.length, third.next]).toEqual([50, 50, null]);
  expect(new Set(ids).size).toBe(135);
  const upwards = [...oldest.entries, ...behind.entries].map(({ id }) => id);
  expect(upwards).toEqual(ids.toReversed().slice(0, 100));
});

it('can be neither changed nor removed', async () => {
  const { pool } = test.shop;
  const before = await log();
  for (const statement of [
    "UPDATE admin_actions SET admin_id = 'nobody'",
    'DELETE FROM admin_actions',
    'TRUNCATE admin_actions',
  ]) {
    await expect(pool.query(statement)).rejects.toMatchObject({
      constraint: 'admin_actions_guard',
    });
  }
  expect(await log()).toEqual(before);
});
