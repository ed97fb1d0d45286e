import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { readBackupState } from '../backup/backup-state.ts';
import { signerOf } from '../backup/signer.ts';
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

it('refuses what nothing can be encrypted to, and the key itself', async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const mistyped = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q');
  for (const wrong of [mistyped, await generateX25519Identity(), 'age1'])
    expect((await send(wrong)).status).toBe(400);
});
