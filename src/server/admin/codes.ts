import { and, asc, desc, eq, isNotNull, lte, notExists, or } from 'drizzle-orm';
import type { AdminCodeBody, AdminCodesReply } from '#contract/admin-codes.ts';
import { normalCode } from '#contract/text.ts';
import type { Admin } from '../auth/require-admin.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Every code, the newest first. */
export async function readCodes({ db }: Pick<Shop, 'db'>): Promise<AdminCodesReply> {
  const rows = await db
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

/**
 * Creates a code; false when there is one of that name that still counts or that orders refer to. One that ended
 * without an order makes way.
 */
export async function createCode(
  shop: AdminShop,
  admin: Admin,
  body: AdminCodeBody,
): Promise<boolean> {
  const code = normalCode(body.code);
  return shop.db.transaction(async (tx) => {
    const isOver = or(
      isNotNull(discountCodes.stoppedAt),
      lte(discountCodes.endsAt, new Date(shop.now())),
    );
    const its = tx.select({ id: orders.id }).from(orders).where(eq(orders.discountCode, code));
    await tx.delete(discountCodes).where(and(eq(discountCodes.code, code), isOver, notExists(its)));
    const made = await tx
      .insert(discountCodes)
      .values({
        code,
        kind: body.kind,
        value: body.value,
        minimum: body.minimum ?? 0,
        startsAt: body.starts_at === undefined ? null : new Date(body.starts_at),
        endsAt: body.ends_at === undefined ? null : new Date(body.ends_at),
        maxUses: body.max_uses ?? null,
        createdAt: new Date(shop.now()),
      })
      .onConflictDoNothing()
      .returning({ code: discountCodes.code });
    if (made.length === 0) return false;
    await recordAction(shop, tx, admin, 'code_created', code, { ...body, code });
    return true;
  });
}

/** Stops a code, or takes that back; doing it twice is recorded once. False when there is none. */
export async function stopCode(
  shop: AdminShop,
  admin: Admin,
  typed: string,
  isStopped: boolean,
): Promise<boolean> {
  const code = normalCode(typed);
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ stoppedAt: discountCodes.stoppedAt })
      .from(discountCodes)
      .where(eq(discountCodes.code, code))
      .for('update');
    if (!row) return false;
    if ((row.stoppedAt !== null) === isStopped) return true;
    const stoppedAt = isStopped ? new Date(shop.now()) : null;
    await tx.update(discountCodes).set({ stoppedAt }).where(eq(discountCodes.code, code));
    await recordAction(shop, tx, admin, isStopped ? 'code_stopped' : 'code_resumed', code);
    return true;
  });
}
