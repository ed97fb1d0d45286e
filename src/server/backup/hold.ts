import { desc } from 'drizzle-orm';
import { ORDER_MAIL_KINDS } from '../mail-queue/mail-kinds.ts';
import type { Shop } from '../shop.ts';
import { restores } from './schema.ts';

export type Restore = typeof restores.$inferSelect;

/** Kinds of mails about orders. They are held after a restore: they may have been sent between backup and restore. */
const ORDER_KINDS: ReadonlySet<string> = new Set([...ORDER_MAIL_KINDS, 'owner-sale']);

/** The latest restore into this database. */
export async function latestRestore({ db }: Pick<Shop, 'db'>): Promise<Restore | undefined> {
  const [latest] = await db.select().from(restores).orderBy(desc(restores.id)).limit(1);
  return latest;
}

/** The latest restore, if its mails still wait for the owner. */
export async function openRestore(shop: Pick<Shop, 'db'>): Promise<Restore | undefined> {
  const latest = await latestRestore(shop);
  return latest?.releasedAt === null ? latest : undefined;
}

/**
 * True if a restored shop must not send this mail by itself: it waited in the backup, or is about an order
 * that was found at the payment provider. Mails of what happens after that go out as ever.
 */
export function isHeld(
  restore: Pick<Restore, 'restoredAt' | 'reconciledAt'> | undefined,
  mail: { readonly kind: string; readonly createdAt: Date },
): boolean {
  if (restore === undefined) return false;
  const { restoredAt, reconciledAt } = restore;
  if (mail.createdAt <= restoredAt) return true;
  return ORDER_KINDS.has(mail.kind) && (reconciledAt === null || mail.createdAt <= reconciledAt);
}
