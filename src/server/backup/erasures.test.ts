import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readAllRows } from '#test/all-rows.ts';
import { createDatabase, dropDatabase } from '#test/databases.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { S3Server } from '#test/s3-server.ts';
import { sellAfterRestore } from '#test/sell-after-restore.ts';
import { createTestShop } from '#test/shop.ts';
import type { BackupPlace } from '../env/backup.ts';
import { presentKey, readErasures, writeErasures } from '../erasures/erasure-list.ts';
import { erasures } from '../erasures/schema.ts';
import { newsletterToken } from '../mail-queue/link-tokens.ts';
import type { Shop } from '../shop.ts';
import { findErasures, keepErasures } from './keep-erasures.ts';
import { makeBackup } from './make-backup.ts';
import { keepRecipient, newRecoveryKey, recipientOf } from './recovery-key.ts';
import { restoreBackup } from './restore-backup.ts';
import { signerOf } from './signer.ts';
import { openStore } from './store.ts';

const MINUTE_MS = 60_000;
const ACCESS = { accessKeyId: 'AKELVARE', secretAccessKey: 'a secret of the bucket' };
const region = 'eu-central-1';
const bucket = new S3Server('shop', { ...ACCESS, region });
const folder = mkdtempSync(path.join(tmpdir(), 'elvare-erasures-'));
const test = await createTestShop();
const owner = await signInAdmin(test);
const recovery = await newRecoveryKey();
const databases: string[] = [];
const { authSecret } = test.shop.settings;
const key = presentKey({ authSecret });
let endpoint = '';
beforeAll(async () => {
  endpoint = await bucket.open();
  const client = await test.shop.pool.connect();
  await keepRecipient(client, (await recipientOf(recovery)) ?? '', signerOf(authSecret).name);
  client.release();
});
afterAll(async () => {
  await test.close();
  await bucket.close();
  for (const name of databases) await dropDatabase(inject('postgres'), name);
  rmSync(folder, { recursive: true, force: true });
});

const PLACES: Record<string, () => BackupPlace> = {
  folder: () => ({ kind: 'folder', folder: path.join(folder, 'kept') }),
  bucket: () => ({ kind: 's3', bucket: 'shop', prefix: 'b/', endpoint, region, ...ACCESS }),
};
const at = (backupPlace: BackupPlace): Shop => ({
  ...test.shop,
  settings: { ...test.shop.settings, backupPlace },
});
const stored = (place: BackupPlace) =>
  place.kind === 'folder'
    ? readFileSync(path.join(place.folder, key.file), 'utf8')
    : String(bucket.objects.get(`b/${key.file}`));

async function backUp(place: BackupPlace): Promise<string> {
  const made = await makeBackup({
    connectionString: test.connectionString,
    store: openStore(place),
    secrets: { auth: authSecret },
  });
  if (!made.ok) throw new Error(made.reason);
  return made.name;
}

async function restore(place: BackupPlace, name: string) {
  const database = `erased_${databases.length}_${Date.now()}`;
  databases.push(database);
  const connectionString = await createDatabase(inject('postgres'), database);
  const restored = await restoreBackup({
    connectionString,
    chunks: openStore(place).read(name),
    identity: recovery,
    signer: signerOf(authSecret).name,
    findErasures: (secret) => findErasures([openStore(place)], secret),
  });
  if (!restored.ok) throw new Error(restored.sentence);
  const rows = await readAllRows(connectionString);
  await sellAfterRestore(connectionString, 1000);
  return { erased: restored.erased, rows, text: JSON.stringify(rows) };
}

const tick = () => {
  test.clock.now = Math.max(test.clock.now + 1, Date.now());
};
const erase = async (email: string) => {
  const sent = await test.send('POST', '/api/admin/person/erase', { email }, { cookie: owner });
  expect(sent.status).toBe(200);
};
const subscribe = (email: string) => test.send('POST', '/api/newsletter', { email });

describe.each(['folder', 'bucket'])('beside the backups in a %s', (kind) => {
  const [guest, own, reader, back] = ['gast', 'eigen', 'leser', 'wieder'].map(
    (name) => `${name}-${kind}@post.example`,
  ) as [string, string, string, string];

  it('what was erased after a backup is erased again by its restore', async () => {
    const place = PLACES[kind]?.() ?? { kind: 'folder', folder };
    for (const email of [guest, reader, back]) await subscribe(email);
    await test.shop.pool.query("update newsletter_subscribers set status = 'confirmed'");
    const paid = await storeOrder(test, { email: guest.toUpperCase() });
    await storeOrder(test, { email: guest, status: 'expired' });
    const cookie = await signInCustomer(test, own);
    await test.shop.pool.query('update users set email_verified = true');
    test.clock.now = Date.now() - 20 * MINUTE_MS;
    await erase(back);
    test.clock.now = Date.now();
    await subscribe(back);
    const name = await backUp(place);

    tick();
    await erase(guest.toUpperCase());
    tick();
    const password = 'test-passwort';
    const gone = await test.send('DELETE', '/api/account', { password }, { cookie });
    expect(gone.status).toBe(200);
    tick();
    const token = newsletterToken(test.shop, reader);
    expect((await test.send('POST', '/api/newsletter/unsubscribe', { token })).status).toBe(200);
    await keepErasures(at(place));
    expect(stored(place)).not.toMatch(/post\.example|gast|eigen/i);
    // The list is known by the key of its shop alone.
    expect(await findErasures([openStore(place)], 'x'.repeat(40))).toBeUndefined();

    const { erased, rows, text } = await restore(place, name);
    expect(erased).toBe(3);
    expect([own, back].map((email) => text.includes(email))).toEqual([false, true]);
    const having = (table: string, word: string) =>
      (rows[table] ?? []).filter((row) => row.toLowerCase().includes(word));
    expect(having('newsletter_subscribers', guest)).toEqual([]);
    expect(having('newsletter_subscribers', reader)).toEqual([
      expect.stringContaining('unsubscribed'),
    ]);
    expect(having('orders', guest)).toEqual([expect.stringContaining(paid)]);
  });
});

it('waits for a place that is away, and for its oldest backup to go', async () => {
  const place = { kind: 'folder', folder: path.join(folder, 'away') } as const;
  const shop = at(place);
  const name = await backUp(place);
  renameSync(place.folder, `${place.folder}-drive`);
  tick();
  await subscribe('fort@post.example');
  await erase('fort@post.example');
  await expect(keepErasures(shop)).rejects.toThrow('the backups are away');
  renameSync(`${place.folder}-drive`, place.folder);
  await keepErasures(shop);
  const [kept = []] = [readErasures(key, stored(place))];
  expect(kept).toHaveLength(await test.shop.db.$count(erasures));

  // A restored shop that had no list takes it over; a list that somebody changed counts for nothing.
  await test.shop.db.delete(erasures);
  await keepErasures(shop);
  expect(await test.shop.db.$count(erasures)).toBe(kept.length);
  const file = path.join(place.folder, key.file);
  writeFileSync(file, stored(place).replace('2026', '2027'));
  expect(await findErasures([openStore(place)], authSecret)).toBeUndefined();
  await keepErasures(shop);
  expect(readErasures(key, stored(place))).toHaveLength(kept.length);

  const later = new Date(Date.now() + 10 * MINUTE_MS);
  const newer = path.join(place.folder, name);
  await test.shop.db.update(erasures).set({ erasedAt: new Date(Date.now() - 10 * MINUTE_MS) });
  await test.shop.db
    .update(erasures)
    .set({ erasedAt: later })
    .where(eq(erasures.hash, kept[0]?.hash ?? ''));
  rmSync(file);
  await keepErasures(shop);
  expect(readErasures(key, stored(place))).toMatchObject([{ hash: kept[0]?.hash }]);
  rmSync(newer);
});

it('a list reads as it was written, and not by another key', () => {
  const other = presentKey({ authSecret: 'another secret of at least 32 letters' });
  const erasure = fc.record({
    kind: fc.constantFrom('account', 'address', 'newsletter'),
    hash: fc.stringMatching(/^[0-9a-f]{64}$/),
    erasedAt: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  });
  fc.assert(
    fc.property(fc.array(erasure, { maxLength: 5 }), (list) => {
      const text = writeErasures(key, list);
      const read = readErasures(key, text) ?? [];
      expect(writeErasures(key, read)).toBe(text);
      expect(read).toHaveLength(list.length);
      expect(readErasures(other, text)).toBeUndefined();
      expect(readErasures(key, `${text}x`)).toBeUndefined();
    }),
  );
});

it('an older backup finds the list after a new secret was put before its own', () => {
  const old = 'the secret of before with many letters';
  expect(presentKey({ authSecret: `${'n'.repeat(32)},${old}` })).toEqual(
    presentKey({ authSecret: old }),
  );
});
