import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { adminGoliveReply } from '#contract/admin-golive.ts';
import { DUO } from '#test/cart-items.ts';
import { openLiveShop } from '#test/live-shop.ts';
import { signInAdmin } from '#test/logins.ts';
import { noticePng } from '#test/notice-picture.ts';
import { MIA } from '#test/payments.ts';
import { createTestShop } from '#test/shop.ts';
import { adminActions } from '../admin/schema.ts';
import { logins, users } from '../auth/schema.ts';
import { newestVersion } from '../catalogue/current-entries.ts';
import { guaranteeNotices } from '../guarantee/schema.ts';
import { liveShops } from './schema.ts';

/** One story: two nodes of a shop that its owner opens in the back office. */

const test = await openLiveShop();
const { db } = test.shop;
await test.publish();
const openNode = () =>
  createTestShop({ database: test.connectionString, settings: { ...test.live } });
const [one, other] = [await openNode(), await openNode()];
afterAll(() => Promise.all([one.close(), other.close()]));
const catchUp = () => Promise.all([one, other].map(({ shop }) => shop.parts.catalogue.catchUp()));
await catchUp();
await db.update(users).set({ twoFactorEnabled: false });
const cookie = await signInAdmin(one);
await db.update(users).set({ twoFactorEnabled: true });
await db.update(logins).set({ factor: 'totp' });

const buy = async (node = one) => {
  const reply = await node.send('POST', '/api/create-checkout', { items: [DUO], customer: MIA });
  return ((await reply.json()) as { code?: string }).code;
};
const post = async (path: string, body: object = {}) => {
  const reply = await one.send('POST', `/api/admin/golive/${path}`, body, { cookie });
  return { status: reply.status, ...((await reply.json()) as object) };
};
const isOpened = async () => {
  const reply = await one.request('/api/admin/golive', { headers: { cookie } });
  return adminGoliveReply.parse(await reply.json()).opened;
};
const openings = () => db.$count(adminActions, eq(adminActions.action, 'shop_opened'));

it('sells nothing before', async () => {
  expect(await buy()).toBe('not_open');
  const quote = await one.send('POST', '/api/checkout-preview', { items: [DUO] });
  expect(await quote.json()).toMatchObject({ code: 'not_open' });
  expect(await isOpened()).toBe(false);
});

it('opens nothing while a check fails, and says which', async () => {
  const before = await newestVersion(db);
  await test.account({ charges_enabled: false });
  expect(await post('open')).toMatchObject({
    status: 409,
    error: 'Der Shop kann noch nicht eröffnen. Es fehlt: Konto bei Stripe.',
  });
  expect([await newestVersion(db), await openings()]).toEqual([before, 0]);
  expect(await db.select().from(liveShops)).toMatchObject([{ openedAt: null }]);
  await test.account({ charges_enabled: true });
});

it('opens once, however often it is asked, and every node sells', async () => {
  const before = await newestVersion(db);
  const answers = await Promise.all([post('open'), post('open')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await post('open')).status).toBe(200);
  expect([await newestVersion(db), await openings()]).toEqual([before + 1, 1]);
  expect(await db.select().from(liveShops)).toMatchObject([
    { openedAt: expect.any(Date), standIns: ['address', 'key'] },
  ]);
  // The checkout reads what is in force, before pages follow.
  expect(await buy(other)).not.toBe('not_open');
  expect(await isOpened()).toBe(true);
  await catchUp();
  expect(other.shop.parts.catalogue.current.unopened).toBeUndefined();
});

it('keeps the notice of the EU in its language, and nothing else', async () => {
  await db.delete(guaranteeNotices);
  const picture = (await noticePng(1_240)).toString('base64');
  for (const [lang, upload] of [
    ['en', picture],
    ['de', Buffer.from('none').toString('base64')],
  ]) {
    const refused = await post('notice', { lang, picture: upload });
    expect(refused).toMatchObject({ status: 422, code: 'notice_refused' });
    // The picture's language is not the reader's.
    expect(refused).toMatchObject({ error: expect.stringMatching(/^Das ist nicht das Bild/) });
  }
  expect(await post('notice', { lang: 'de', picture })).toMatchObject({ status: 200 });
  expect(await db.select().from(guaranteeNotices)).toMatchObject([{ language: 'de' }]);
});
