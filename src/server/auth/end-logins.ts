import { type SecurityEvent, writeSecurityEvent } from '../security-log/security-log.ts';
import type { Shop } from '../shop.ts';
import { logins } from './schema.ts';

/** Ends every login of every account, the caller's included; whoever wants in signs in anew. */
export async function endAllLogins(
  shop: Pick<Shop, 'db' | 'log' | 'now'>,
  by: Pick<SecurityEvent, 'userId' | 'place' | 'network'>,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx.delete(logins);
    const data = { what: 'logins_ended', of: 'all' };
    await writeSecurityEvent(shop, tx, { kind: 'account_changed', outcome: 'done', data, ...by });
  });
}
