import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { probeDatabase } from './db/probe-database.ts';
import type { Settings } from './env.ts';
import { firmIn } from './firm.ts';
import type { Log } from './log.ts';
import { composeMail } from './mail/compose.ts';
import { deliver } from './mail/transport.ts';
import { readOwnerEmail } from './owner.ts';
import type { Database } from './shop.ts';

/** A database that restarts is back within one look. */
const EVERY_MS = 30_000;
const FAILURES_TOLD = 2;

interface DatabaseWatch {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly settings: Settings;
  readonly log: Log;
  readonly catalogue: Catalogue;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** For tests: the pause between two looks. */
  readonly everyMs?: number;
}

/**
 * Looks whether the database takes orders, and mails the owner while it doesn't, once per outage: past the queue, which
 * needs the database, and tried again until the mail is out.
 */
export function watchDatabase({
  db,
  pool,
  settings,
  log,
  catalogue,
  signal,
  everyMs = EVERY_MS,
}: DatabaseWatch): void {
  let owner = settings.adminEmail;
  let failures = 0;
  let isTold = false;
  let isLooking = false;

  const tell = async (reason: string) => {
    const data = { alert: 'database_away', facts: { reason }, alertedOrderId: null };
    const of = { ...settings, ...firmIn(catalogue, settings) };
    const mail = composeMail({ kind: 'owner-alert', language: 'de', data }, of, catalogue);
    const delivery = { id: randomUUID(), recipient: owner, ...mail };
    const failed = await deliver(of, delivery, async () => undefined);
    if (failed) log.warn('the owner could not be told of the database', { reason: failed.reason });
    return failed === null;
  };
  const look = async () => {
    try {
      await probeDatabase(pool);
      owner = await readOwnerEmail(db, settings);
      failures = 0;
      isTold = false;
    } catch (error) {
      failures += 1;
      if (failures < FAILURES_TOLD || isTold) return;
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`no order can be stored: ${reason}`);
      isTold = await tell(reason);
    }
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, everyMs).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
