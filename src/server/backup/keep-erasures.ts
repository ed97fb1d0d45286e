import { Readable } from 'node:stream';
import { eq, lt } from 'drizzle-orm';
import {
  type Erasure,
  type ErasureKey,
  erasureKeys,
  presentKey,
  readErasures,
  writeErasures,
} from '../erasures/erasure-list.ts';
import { erasures } from '../erasures/schema.ts';
import type { Shop } from '../shop.ts';
import { readBackupState } from './backup-state.ts';
import type { BackupStore } from './folder-store.ts';
import { momentOf } from './format.ts';
import { openStore } from './store.ts';

/** Most that is read of a list: 70,000 erasures. */
const LIST_BYTES = 8 * 1024 * 1024;
/** Clocks of node and database differ by less: an erasure before the backup by so much may be missing in it. */
export const CLOCKS_MS = 5 * 60 * 1000;

/** An erasure of a list, and the key of that. */
export type KeyedErasure = Erasure & { readonly key: ErasureKey };

/** Reads the list beside the backups; undefined if there is none, or none that the shop of this key wrote. */
async function readList(store: BackupStore, key: ErasureKey): Promise<Erasure[] | undefined> {
  if (!(await store.list()).includes(key.file)) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of store.read(key.file)) {
    bytes += chunk.length;
    if (bytes > LIST_BYTES) throw new Error(`${key.file} is too long`);
    chunks.push(chunk);
  }
  return readErasures(key, Buffer.concat(chunks).toString());
}

/**
 * Keeps the list of erasures beside the backups as the table has it, without those that are older than every backup.
 * Throws while their place is away, so that the job runs again.
 */
export async function keepErasures(shop: Shop): Promise<void> {
  const { key: recovery, lastGood } = await readBackupState(shop);
  // Nothing is backed up: no restore brings anything back.
  if (recovery === null) await shop.db.delete(erasures);
  if (recovery === null || lastGood === null) return;
  const done = await shop.locks.runAlone('erasures', () => writeList(shop));
  if (!done.ok) throw new Error('the list of erasures is being written already');
}

async function writeList(shop: Shop): Promise<void> {
  const store = openStore(shop.settings.backupPlace);
  if (store.mark && !(await store.mark.isThere())) throw new Error('the backups are away');
  const key = presentKey(shop.settings);
  const kept = await readList(store, key);
  // Those of a shop that was restored without its list.
  for (const erasure of kept ?? []) {
    await shop.db
      .insert(erasures)
      .values({ ...erasure, keyId: key.id })
      .onConflictDoNothing();
  }
  const moments = (await store.list()).flatMap((name) => momentOf(name)?.getTime() ?? []);
  if (moments.length > 0) {
    const oldest = new Date(moments.reduce((a, b) => Math.min(a, b)) - CLOCKS_MS);
    await shop.db.delete(erasures).where(lt(erasures.erasedAt, oldest));
  }
  const list = await shop.db.select().from(erasures).where(eq(erasures.keyId, key.id));
  if (list.length === 0 && kept === undefined) return;
  const text = writeErasures(key, list);
  if (kept !== undefined && writeErasures(key, kept) === text) return;
  const written = await store.write(key.file, Readable.from([Buffer.from(text)]));
  await written.commit();
}

/** Returns the erasures in the lists of these stores; undefined if none can be read. */
export async function findErasures(
  stores: readonly BackupStore[],
  authSecret: string,
): Promise<KeyedErasure[] | undefined> {
  let found: KeyedErasure[] | undefined;
  for (const store of stores) {
    for (const key of erasureKeys(authSecret)) {
      const list = await readList(store, key).catch(() => undefined);
      if (list) found = [...(found ?? []), ...list.map((erasure) => ({ ...erasure, key }))];
    }
  }
  return found;
}
