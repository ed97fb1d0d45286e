import path from 'node:path';
import { and, eq, gte } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AdminBackupReply } from '#contract/admin-backup.ts';
import { BACKUP_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { heldMails, releaseMails } from '../backup/after-restore.ts';
import { isBackupRunning, readBackupState } from '../backup/backup-state.ts';
import { latestRestore, openRestore } from '../backup/hold.ts';
import { isRecipient } from '../backup/recovery-key.ts';
import { backupKeys } from '../backup/schema.ts';
import { signerNameOf } from '../backup/signer.ts';
import { type BackupPlace, placeText } from '../env/backup.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { orderEvents } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

const isWithin = (place: BackupPlace, dataDir: string) =>
  place.kind === 'folder' && !path.relative(dataDir, place.folder).startsWith('..');

async function readStatus(shop: Shop): Promise<AdminBackupReply> {
  const { key, lastGood, lastFailure, lastBegun } = await readBackupState(shop);
  const restore = await openRestore(shop);
  const { backupPlace } = shop.settings;
  return {
    has_key: key !== null,
    signer: signerNameOf(shop.settings),
    place: placeText(backupPlace),
    elsewhere: !isWithin(backupPlace, shop.settings.dataDir),
    last_good: lastGood && {
      at: lastGood.startedAt.toISOString(),
      bytes: lastGood.bytes,
      rows: lastGood.rows,
    },
    failure: lastFailure,
    begun_at: lastBegun?.toISOString() ?? null,
    is_running: await isBackupRunning(shop),
    restore: restore
      ? {
          backup_at: restore.backupAt.toISOString(),
          restored_at: restore.restoredAt.toISOString(),
          reconciled: restore.reconciledAt !== null,
          held_mails: (await heldMails(shop)).length,
          rebuilt_orders: await shop.db.$count(
            orderEvents,
            and(eq(orderEvents.kind, 'rebuilt'), gte(orderEvents.at, restore.restoredAt)),
          ),
          erased: restore.erased,
        }
      : null,
  };
}

export function backupRoutes(shop: AdminShop): Hono {
  return serve(BACKUP_ENDPOINTS, {
    'GET /api/admin/backup': () => readStatus(shop),
    'POST /api/admin/backup': async (c) => {
      const { key } = await readBackupState(shop);
      const restore = await latestRestore(shop);
      if (key === null || restore?.reconciledAt === null) return failure(c, 'backup_impossible');
      if (await isBackupRunning(shop)) return failure(c, 'backup_running');
      await shop.db.transaction(async (tx) => {
        await recordAction(shop, tx, c.get('admin'), 'backup_asked', 'backup');
        await shop.jobs.add('backup', { isAsked: true }, { tx, singletonKey: 'asked' });
      });
      return readStatus(shop);
    },
    'POST /api/admin/backup/key': async (c, { body }) => {
      if (!isRecipient(body.recipient)) return failure(c, 'invalid_body', { about: 'recipient' });
      const confirmedAt = new Date(shop.now());
      const signer = signerNameOf(shop.settings);
      const key = { recipient: body.recipient, signer, confirmedAt };
      await shop.db.transaction(async (tx) => {
        await tx
          .insert(backupKeys)
          .values({ id: 1, ...key })
          .onConflictDoUpdate({ target: backupKeys.id, set: key });
        await recordAction(shop, tx, c.get('admin'), 'backup_key_made', 'backup');
        // The first one is made at once.
        await shop.jobs.add('backup', {}, { tx });
      });
      return readStatus(shop);
    },
    'POST /api/admin/backup/release-mails': async (c) => {
      const released = await releaseMails(shop);
      const data = { count: released };
      await recordAction(shop, shop.db, c.get('admin'), 'mails_released', 'mails', data);
      return { released };
    },
  });
}
