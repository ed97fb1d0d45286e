import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { readBackupState } from '../backup/backup-state.ts';
import { BACKUP_LOCK, backupKeys, restores } from '../backup/schema.ts';
import { signerOf } from '../backup/signer.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { adminActions } from './schema.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);
const send = (recipient: string) =>
  test.send('POST', '/api/admin/backup/key', { recipient }, { cookie });

it('keeps the public half of a key made in the browser, and begins a backup', async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const signer = signerOf(test.shop.settings.authSecret).name;
  expect(await (await send(recipient)).json()).toMatchObject({ has_key: true, signer });
  expect((await readBackupState(test.shop)).key).toMatchObject({ recipient, signer });
  const { rows } = await test.shop.pool.query("select from pgboss.job where name = 'backup'");
  expect(rows).toHaveLength(1);
  const other = await identityToRecipient(await generateX25519Identity());
  expect(await (await send(other)).json()).toMatchObject({ has_key: true });
  expect((await readBackupState(test.shop)).key).toMatchObject({ recipient: other });
  const logged = await test.shop.db.select().from(adminActions);
  expect(logged.map(({ action }) => action)).toEqual(['backup_key_made', 'backup_key_made']);
});

it('makes a backup at a press, one at a time', async () => {
  const press = () => test.send('POST', '/api/admin/backup', {}, { cookie });
  expect(await (await press()).json()).toMatchObject({ is_running: false });
  const waiting =
    "select data from pgboss.job where name = 'backup' and data ->> 'isAsked' = 'true'";
  expect((await test.shop.pool.query(waiting)).rows).toHaveLength(1);
  const book = await test.shop.pool.connect();
  await book.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
  expect(await (await press()).json()).toMatchObject({ code: 'backup_running' });
  await book.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]);
  book.release();
  await test.shop.db.delete(backupKeys);
  expect(await (await press()).json()).toMatchObject({ code: 'backup_impossible' });
});

it('refuses what nothing can be encrypted to, and the key itself', async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const mistyped = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q');
  for (const wrong of [mistyped, await generateX25519Identity(), 'age1'])
    expect((await send(wrong)).status).toBe(400);
});

it('says what a restore brought back: orders from Stripe since then, and erasures', async () => {
  const at = (minutes: number) => new Date(test.clock.now + minutes * 60_000);
  const times = { backupAt: at(-50), restoredAt: at(0), reconciledAt: at(1) };
  await test.shop.db.insert(restores).values({ ...times, erased: 2 });
  const orderId = await storeOrder(test);
  for (const minutes of [-60, 1]) {
    await appendOrderEvent(test.shop.db, orderId, 'rebuilt', 'reconciler', at(minutes));
  }
  const reply = await test.request('/api/admin/backup', { headers: { cookie } });
  expect((await reply.json()).restore).toMatchObject({
    backup_at: at(-50).toISOString(),
    rebuilt_orders: 1,
    erased: 2,
  });
});
