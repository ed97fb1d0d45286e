import { inArray, sql } from 'drizzle-orm';
import { SECURITY_EVENTS_KEPT_DAYS } from '../../catalogue/retention.ts';
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts';
import { securityEvents } from '../security-log/schema.ts';
import type { Shop } from '../shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes security events after their time. */
export async function retainSecurityEvents({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const { id, at } = securityEvents;
  const before = new Date(now() - SECURITY_EVENTS_KEPT_DAYS * DAY_MS);
  // The trigger lets rows go by the database's clock, which may be behind.
  const isOver = sql`${at} < least(${before.toISOString()}::timestamptz,
    now() - ${SECURITY_EVENTS_KEPT_DAYS} * interval '1 day')`;
  const old = db.select({ id }).from(securityEvents).where(isOver).limit(BATCH_ROWS);
  await inBatches(() => db.delete(securityEvents).where(inArray(id, old)));
}
