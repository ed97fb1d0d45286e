import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signInCustomer } from '../../../test/logins.ts';
import { checkoutIdOf, createPaymentShop, DUO, type PaymentShop } from '../../../test/payments.ts';
import { createDatabase, dropDatabase } from '../postgres/databases.ts';
import { folderStore } from './folder-store.ts';
import { makeBackup } from './make-backup.ts';
import { keepRecipient, newRecoveryKey, recipientOf } from './recovery-key.ts';
import { restoreBackup } from './restore-backup.ts';
import { readTables } from './tables.ts';

let test: PaymentShop;
let key: string;
const folder = mkdtempSync(path.join(tmpdir(), 'elvare-backup-'));
const store = folderStore(folder);
const databases: string[] = [];
beforeAll(async () => {
  test = await createPaymentShop();
  key = await newRecoveryKey();
});
afterAll(async () => {
  await test.close();
  for (const name of databases) await dropDatabase(inject('postgres'), name);
  rmSync(folder, { recursive: true, force: true });
});

const options = () => ({
  connectionString: test.connectionString,
  store,
  secrets: { auth: test.shop.settings.authSecret },
});

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  return createDatabase(inject('postgres'), name);
}

/** Every row of every table, as text. */
async function everyRow(connectionString: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const rows: Record<string, string[]> = {};
  for (const { name } of await readTables(client)) {
    const found = await client.query(`select t::text as row from public.${name} t order by 1`);
    rows[name] = found.rows.map(({ row }) => row);
  }
  await client.end();
  return rows;
}

it('is not made without a recovery key', async () => {
  expect(await makeBackup(options())).toEqual({ ok: false, reason: 'no_key' });
  expect(readdirSync(folder)).toEqual([]);
});

it('restores every row of every table, and the next ids', async () => {
  await keepRecipient(
    await test.shop.pool.connect().then((client) => {
      client.release();
      return client;
    }),
    (await recipientOf(key)) ?? '',
  );
  await signInCustomer(test, 'lena@kundin.example');
  for (const items of [[DUO], [{ ...DUO, quantity: 3 }]]) {
    const { url } = await test.start({ items });
    await test.pay(checkoutIdOf(url));
  }
  await test.settle();
  const before = await everyRow(test.connectionString);
  const made = await makeBackup(options());
  if (!made.ok) throw new Error(made.reason);
  expect(readdirSync(folder)).toEqual([made.name]);

  const target = await emptyDatabase();
  const restored = await restoreBackup({
    connectionString: target,
    chunks: store.read(made.name),
    identity: key,
  });
  expect(restored).toMatchObject({ ok: true });
  const after = await everyRow(target);
  expect(after['orders']).toHaveLength(2);
  expect(after['restores']).toHaveLength(1);
  expect({ ...after, restores: [], backups: [] }).toEqual({ ...before, restores: [], backups: [] });
});
