import { and, asc, desc, eq, isNotNull, lte, notExists, or } from 'drizzle-orm';
import type { AdminCodeBody, AdminCodesReply, AdminCodeTerms } from '#contract/admin-codes.ts';
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
      once_per_customer: row.oncePerCustomer,
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
        ...columnsOf(body),
        createdAt: new Date(shop.now()),
      })
      .onConflictDoNothing()
      .returning({ code: discountCodes.code });
    if (made.length === 0) return false;
    await recordAction(shop, tx, admin, 'code_created', code, { ...body, code });
    return true;
  });
}

const columnsOf = ({
  kind,
  value,
  minimum = 0,
  max_uses,
  starts_at,
  ends_at,
  once_per_customer,
}: AdminCodeTerms) => ({
  ...{ kind, value, minimum, maxUses: max_uses ?? null },
  oncePerCustomer: once_per_customer ?? false,
  startsAt: starts_at === undefined ? null : new Date(starts_at),
  endsAt: ends_at === undefined ? null : new Date(ends_at),
});

type EditResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'code_used_more'; readonly uses: number };

/** Gives a code new terms, under its lock; orders that were placed keep theirs. */
export async function editCode(
  shop: AdminShop,
  admin: Admin,
  typed: string,
  body: AdminCodeTerms,
): Promise<EditResult> {
  const code = normalCode(typed);
  return shop.db.transaction(async (tx): Promise<EditResult> => {
    const isIt = eq(discountCodes.code, code);
    const [row] = await tx.select().from(discountCodes).where(isIt).for('update');
    if (!row) return { ok: false, code: 'not_found' };
    const { uses } = row;
    if (uses > (body.max_uses ?? uses)) return { ok: false, code: 'code_used_more', uses };
    await tx.update(discountCodes).set(columnsOf(body)).where(isIt);
    await recordAction(shop, tx, admin, 'code_changed', code, body);
    return { ok: true };
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
