import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNull } from 'drizzle-orm';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readAllRows } from '#test/all-rows.ts';
import { createDatabase, dropDatabase } from '#test/databases.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, createPaymentShop, DUO } from '#test/payments.ts';
import { sellAfterRestore } from '#test/sell-after-restore.ts';
import { alerts } from '../alerts/schema.ts';
import { lockCatalogue } from '../catalogue/write-version.ts';
import { liveShops } from '../golive/schema.ts';
import { mediaPictures } from '../media/schema.ts';
import { backUpWhenDue, watchBackups } from './backup-jobs.ts';
import { folderStore } from './folder-store.ts';
import { backupName } from './format.ts';
import { makeBackup } from './make-backup.ts';
import type { BackupKeys } from './read-backup.ts';
import { keepRecipient, newRecoveryKey, recipientOf } from './recovery-key.ts';
import { restoreBackup } from './restore-backup.ts';
import { backups } from './schema.ts';
import { unseal } from './seal.ts';
import { signerOf } from './signer.ts';
import { readTar } from './tar.ts';

const test = await createPaymentShop();
const key = await newRecoveryKey();
const folder = mkdtempSync(path.join(tmpdir(), 'elvare-backup-'));
const store = folderStore(folder);
const databases: string[] = [];
afterAll(async () => {
  await test.close();
  for (const name of databases) await dropDatabase(inject('postgres'), name);
  rmSync(folder, { recursive: true, force: true });
});

const signer = () => signerOf(test.shop.settings.authSecret).name;
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
    signer(),
  );
  await signInCustomer(test, 'lena@kundin.example');
  for (const items of [[DUO], [{ ...DUO, quantity: 3 }]]) {
    const { url } = await test.start({ items });
    await test.pay(checkoutIdOf(url));
  }
  await test.settle();
  const master = randomBytes(2_000);
  await test.shop.db.insert(mediaPictures).values({
    id: 'a'.repeat(32),
    name: 'Schuh',
    width: 1,
    height: 1,
    master,
    size: master.length,
    uploadedBy: 'x',
  });
  await test.shop.db.insert(liveShops).values({ id: 1, bornAt: new Date() });
  const before = await readAllRows(test.connectionString);
  const made = await makeBackup(options());
  if (!made.ok) throw new Error(made.reason);
  expect(await store.list()).toEqual([made.name]);

  const target = await emptyDatabase();
  const restored = await restoreBackup({
    connectionString: target,
    chunks: store.read(made.name),
    identity: key,
    signer: signer(),
  });
  expect(restored).toMatchObject({ ok: true });
  const after = await readAllRows(target);
  expect(after['orders']).toHaveLength(2);
  expect(after['restores']).toHaveLength(1);
  expect(after['media_pictures']).toHaveLength(1);
  expect(after['live_shops']).toHaveLength(1);
  expect({ ...after, restores: [], backups: [] }).toEqual({ ...before, restores: [], backups: [] });
  await sellAfterRestore(target, 1002);
});

it('removes none of the last 48 hours, and a restored shop makes none before it asked Stripe', async () => {
  const HOUR_MS = 60 * 60 * 1000;
  const place = path.join(folder, 'rotation');
  const named = (hours: number) => backupName(new Date(Date.now() - hours * HOUR_MS));
  const [young, unverified] = [named(1), named(2)];
  const monthly = Array.from({ length: 30 }, (_, month) => named(24 * (60 + 31 * month)));
  mkdirSync(place);
  for (const name of [young, unverified, ...monthly]) {
    writeFileSync(path.join(place, name), name);
  }
  await test.shop.db.insert(backups).values({ name: unverified, startedAt: new Date() });
  const made = await makeBackup({ ...options(), store: folderStore(place) });
  const left = readdirSync(place);
  expect(left).toEqual(expect.arrayContaining([young, unverified, monthly[0]]));
  expect(left).not.toContain(monthly.at(-1));

  if (!made.ok) throw new Error(made.reason);
  const target = await emptyDatabase();
  const chunks = folderStore(place).read(made.name);
  await restoreBackup({ connectionString: target, chunks, identity: key, signer: signer() });
  const before = readdirSync(place);
  expect(
    await makeBackup({ ...options(), connectionString: target, store: folderStore(place) }),
  ).toEqual({ ok: false, reason: 'not_reconciled' });
  expect(readdirSync(place)).toEqual(before);
  await sellAfterRestore(target, 1002);
});

it('is not made in a folder that has lost its mark, such as one whose drive is not mounted', async () => {
  const place = path.join(folder, 'mounted');
  const backUp = (at: string) => makeBackup({ ...options(), store: folderStore(at) });
  expect(await backUp(place)).toMatchObject({ ok: true });
  renameSync(place, `${place}-away`);
  await expect(backUp(place)).rejects.toThrow('Is its drive mounted?');
  mkdirSync(place);
  await expect(backUp(place)).rejects.toThrow('Is its drive mounted?');
  expect(readdirSync(place)).toEqual([]);
  // Another folder is marked when it is first used.
  expect(await backUp(`${place}-away`)).toMatchObject({ ok: true });
});

describe('a file', () => {
  const file = async () => {
    const [name = ''] = await store.list();
    return { name, bytes: readFileSync(path.join(folder, name)) };
  };
  const from = async function* (bytes: Uint8Array) {
    yield bytes;
  };

  it('is refused wherever it is cut off or changed, and the database stays empty', async () => {
    const { bytes } = await file();
    const target = await emptyDatabase();
    const restore = (broken: Uint8Array, keys: Partial<BackupKeys> = {}) =>
      restoreBackup({
        connectionString: target,
        chunks: from(broken),
        identity: key,
        signer: signer(),
        ...keys,
      });
    const broken = [
      ...[0, 10, 300, bytes.length / 2, bytes.length - 1].map((end) => bytes.subarray(0, end)),
      ...[5, 150, 400, bytes.length / 2, bytes.length - 5].map((at) => {
        const changed = Buffer.from(bytes);
        changed[Math.floor(at)] = (changed[Math.floor(at)] ?? 0) ^ 1;
        return changed;
      }),
      Buffer.concat([bytes, Buffer.from('more')]),
      Buffer.from('PK\x03\x04 something else'),
    ];
    for (const each of broken) {
      expect(await restore(each)).toMatchObject({
        ok: false,
        sentence: expect.stringMatching(/\.$/),
      });
    }
    const otherSigner = signerOf('the secret of another shop').name;
    for (const [keys, sentence] of [
      [{ identity: await newRecoveryKey() }, 'The recovery key does not open'],
      [{ identity: undefined }, 'needs its recovery key'],
      [{ identity: key.slice(0, -1) }, 'This is no recovery key'],
      [{ signer: otherSigner }, 'was not made by the shop of this signer'],
    ] as const) {
      expect(await restore(bytes, keys)).toMatchObject({
        ok: false,
        sentence: expect.stringContaining(sentence),
      });
    }
    const header = Buffer.from(bytes);
    header.write('>> X', 22);
    expect(await restore(header)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('damaged at its beginning'),
    });
    // After all that it takes the whole one.
    expect(await restore(bytes)).toMatchObject({ ok: true });
    expect(await restore(bytes)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('holds a shop already'),
    });
    await sellAfterRestore(target, 1002);
  });

  it('is opened by hand with tar, zstd and the recovery key', async () => {
    const { bytes } = await file();
    const names: string[] = [];
    for await (const { name } of readTar(unseal(from(bytes), key))) names.push(name);
    expect(names[0]).toBe('manifest.json');
    expect(names.slice(-2)).toEqual(['summary.json', 'signature']);
    expect(names).toContain('secrets/auth');
    const plain = path.join(folder, 'plain.tar');
    const held: Uint8Array[] = [];
    for await (const chunk of unseal(from(bytes), key)) held.push(chunk);
    writeFileSync(plain, Buffer.concat(held));
    const listed = spawnSync('tar', ['tf', plain], { encoding: 'utf8' });
    rmSync(plain);
    expect(listed.stdout.trim().split('\n')).toEqual(names);
  });
});

it('lets drafts be saved and published meanwhile', async () => {
  const tried: Promise<unknown>[] = [];
  const onVerify = () => {
    tried.push(
      test.shop.db.transaction(async (tx) => {
        await tx.execute("set local lock_timeout = '1ms'");
        await lockCatalogue(tx);
        return 'locked';
      }),
    );
  };
  await makeBackup({ ...options(), onVerify });
  expect(await Promise.all(tried)).toEqual(['locked']);
});

describe('the job', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const nightly = (place: string, shopMode: 'demo' | 'live' = 'demo', isAsked = false) =>
    backUpWhenDue(
      {
        ...test.shop,
        settings: {
          ...test.shop.settings,
          shopMode,
          backupPlace: { kind: 'folder', folder: place },
        },
      },
      isAsked,
    );
  const open = () => test.shop.db.select().from(alerts).where(isNull(alerts.resolvedAt));

  it('makes one backup a night, live one an hour, and the owner hears of those that are missing', async () => {
    await test.shop.db.delete(backups);
    const place = path.join(folder, 'nightly');
    writeFileSync(place, 'a file, where the folder would be');
    test.clock.now = Date.now();
    await nightly(place);
    expect(await open()).toEqual([]);
    // A run that was killed hid the failure of the one before; another is dated in the future.
    const future = new Date(Date.now() + 1_000 * HOUR_MS);
    await test.shop.db.insert(backups).values([
      { name: 'killed', startedAt: new Date() },
      { name: 'future', startedAt: future, verifiedAt: future },
    ]);
    test.clock.now = Date.now() + 27 * HOUR_MS;
    await watchBackups(test.shop);
    expect(await open()).toMatchObject([
      { kind: 'no_backup', data: { fault: 'old', goodAt: null } },
    ]);
    rmSync(place);
    await nightly(place);
    test.clock.now = Date.now();
    await watchBackups(test.shop);
    expect(await open()).toEqual([]);
    expect(await folderStore(place).list()).toHaveLength(1);
    await nightly(place);
    expect(await folderStore(place).list()).toHaveLength(1);
    test.clock.now = Date.now() + HOUR_MS;
    await nightly(place, 'live');
    expect(await folderStore(place).list()).toHaveLength(2);
    await nightly(place, 'live', true);
    expect(await folderStore(place).list()).toHaveLength(3);
  });
});
