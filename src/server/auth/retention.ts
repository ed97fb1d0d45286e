import { lt } from 'drizzle-orm';
import { logins, verifications } from '../db/schema.ts';
import type { Shop } from '../shop.ts';

/** Deletes what opens nothing any more: links of mails that have run out, and logins that are over. */
export async function retainAccess(shop: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const now = new Date(shop.now());
  await shop.db.delete(verifications).where(lt(verifications.expiresAt, now));
  await shop.db.delete(logins).where(lt(logins.expiresAt, now));
}
