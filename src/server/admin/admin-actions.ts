import type { Admin } from '../auth/require-admin.ts';
import { type HasSecurityLog, recordSecurity } from '../security-log/security-log.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import type { AdminAction } from './log-areas.ts';
import { adminActions } from './schema.ts';

/** A shop that records what its owner does. */
export type AdminShop = Shop & HasSecurityLog;

/**
 * Writes a line of the log.
 * @param by account, or command as it is typed (`npm run …`)
 * @param data nothing about a person
 */
export async function writeAction(
  tx: Database | Transaction,
  by: string,
  at: Date,
  action: AdminAction,
  subject: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(adminActions).values({ adminId: by, action, subject, data, at });
}

/** Records who did what, in the transaction of the change; exports stand in the security log as well. */
export async function recordAction(
  shop: AdminShop,
  tx: Database | Transaction,
  admin: Admin,
  action: AdminAction,
  subject: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await writeAction(tx, admin.id, new Date(shop.now()), action, subject, data);
  if (!action.endsWith('_exported')) return;
  const event = { kind: 'exported', outcome: 'done', userId: admin.id, place: 'desk' } as const;
  await recordSecurity(shop, tx, { ...event, data: { what: action } });
}
