import { asc, desc, eq } from 'drizzle-orm';
import type { DeskCodeBody, DeskCodesReply } from '../../contract/desk-codes.ts';
import { normalCode } from '../checkout/discount-codes.ts';
import { discountCodes } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';
import type { Admin } from './for-admins.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Every code, the newest first. */
export async function readCodes(shop: Pick<Shop, 'db'>): Promise<DeskCodesReply> {
  const rows = await shop.db
    .select()
    .from(discountCodes)
    .orderBy(desc(discountCodes.createdAt), asc(discountCodes.code));
  return {
    codes: rows.map((row) => ({
      code: row.code,
      kind: row.kind,
      value: row.value,
      minimum: row.minimum,
      starts_at: iso(row.startsAt),
      ends_at: iso(row.endsAt),
      max_uses: row.maxUses,
      uses: row.uses,
      stopped_at: iso(row.stoppedAt),
    })),
  };
}

/** Creates a code; false when there is one of that name, stopped or not: orders refer to it. */
export async function createCode(shop: Shop, admin: Admin, wish: DeskCodeBody): Promise<boolean> {
  const code = normalCode(wish.code);
  return shop.db.transaction(async (tx) => {
    const made = await tx
      .insert(discountCodes)
      .values({
        code,
        kind: wish.kind,
        value: wish.value,
        minimum: wish.minimum ?? 0,
        startsAt: wish.starts_at === undefined ? null : new Date(wish.starts_at),
        endsAt: wish.ends_at === undefined ? null : new Date(wish.ends_at),
        maxUses: wish.max_uses ?? null,
        createdAt: new Date(shop.now()),
      })
      .onConflictDoNothing()
      .returning({ code: discountCodes.code });
    if (made.length === 0) return false;
    await recordAction(shop, tx, admin, 'code_created', code, { ...wish, code });
    return true;
  });
}

/** Stops a code for good; stopping it twice is recorded once. False when there is none. */
export async function stopCode(shop: Shop, admin: Admin, typed: string): Promise<boolean> {
  const code = normalCode(typed);
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ stoppedAt: discountCodes.stoppedAt })
      .from(discountCodes)
      .where(eq(discountCodes.code, code))
      .for('update');
    if (!row) return false;
    if (row.stoppedAt !== null) return true;
    const stoppedAt = new Date(shop.now());
    await tx.update(discountCodes).set({ stoppedAt }).where(eq(discountCodes.code, code));
    await recordAction(shop, tx, admin, 'code_stopped', code);
    return true;
  });
}
