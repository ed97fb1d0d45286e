import path from 'node:path';
import { Hono } from 'hono';
import type { DeskBackupReply, DeskReleaseReply } from '#contract/desk-backup.ts';
import { deskNothing } from '#contract/desk-messages.ts';
import { DESK_API } from '#desk-paths.ts';
import { heldMails, releaseMails } from '../backup/after-restore.ts';
import { readBackupState } from '../backup/backup-state.ts';
import { openRestore } from '../backup/hold.ts';
import { type BackupPlace, placeText } from '../env/backup.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';

const isWithin = (place: BackupPlace, dataDir: string) =>
  place.kind === 'folder' && !path.relative(dataDir, place.folder).startsWith('..');

async function readStatus(shop: Shop): Promise<DeskBackupReply> {
  const { key, lastGood, lastFailure } = await readBackupState(shop);
  const restore = await openRestore(shop);
  const { backupPlace } = shop.settings;
  return {
    has_key: key !== null,
    place: placeText(backupPlace),
    elsewhere: !isWithin(backupPlace, shop.settings.dataDir),
    last_good: lastGood && {
      at: lastGood.startedAt.toISOString(),
      bytes: lastGood.bytes,
      rows: lastGood.rows,
    },
    failure: lastFailure,
    restore: restore
      ? {
          backup_at: restore.backupAt.toISOString(),
          restored_at: restore.restoredAt.toISOString(),
          reconciled: restore.reconciledAt !== null,
          held_mails: (await heldMails(shop)).length,
        }
      : null,
  };
}

/** Backups in the back office, and the release of a restored shop's mails. */
export function backupRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.get(DESK_API.deskBackup, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await readStatus(shop));
  });
  app.post(DESK_API.deskReleaseMails, async (c) => {
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    const released = await releaseMails(shop);
    await recordAction(shop, shop.db, c.get('admin'), 'mails_released', 'mails', {
      count: released,
    });
    return c.json({ released } satisfies DeskReleaseReply);
  });
  return app;
}
