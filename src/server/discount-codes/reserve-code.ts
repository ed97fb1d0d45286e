import { and, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { mostHeldUses } from '#rules/discount-codes.ts';
import type { Settings } from '../env.ts';
import { sign } from '../keys.ts';
import { orders } from '../orders/schema.ts';
import type { Transaction } from '../shop.ts';
import { takeCode } from './discount-codes.ts';
import { discountCodes } from './schema.ts';

/** Network and account that a use is reserved for. */
export interface CodeSeeker {
  /** `codeHolder` of the request's address. */
  readonly holder: string;
  readonly user: { readonly id: string; readonly email: string } | null;
  /** Address of a guest, from `/kasse`. */
  readonly customer: { readonly email: string } | undefined;
}

type CodeRefusal = 'code_used_up' | 'code_held' | 'code_used_by_you' | 'code_needs_mail';

type ReserveResult =
  /** `holder` is what the order keeps: null without a code, and for one without a limit. */
  | { readonly ok: true; readonly holder: string | null }
  /** `code_held`: this network or account holds its share with unpaid orders. */
  | { readonly ok: false; readonly code: CodeRefusal };

/** Stands for a network in `orders.code_holder`, from which no address can be read. */
export function codeHolder(settings: Pick<Settings, 'authSecret'>, network: string): string {
  return sign(settings, 'code holders', network).slice(0, 22);
}

/**
 * Reserves a use of the code for an unpaid order, in the transaction that stores it. The use is the
 * order's until its payment page is over. The code's row is locked, so that neither limit is passed
 * by any number of tries at once (docs/decisions/0044-a-network-reserves-a-share-of-a-code.md).
 */
export async function reserveCode(
  tx: Transaction,
  code: string | null,
  { holder, user, ...seeker }: CodeSeeker,
): Promise<ReserveResult> {
  if (code === null) return { ok: true, holder: null };
  const [row] = await tx
    .select({ maxUses: discountCodes.maxUses })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
    .for('update');
  const refused = await refuseAgain(tx, code, { user, ...seeker }, null);
  if (refused) return refused;
  const maxUses = row?.maxUses ?? null;
  if (maxUses !== null) {
    const held = await tx.$count(
      orders,
      and(
        eq(orders.discountCode, code),
        isNotNull(orders.codeHolder),
        or(eq(orders.codeHolder, holder), user ? eq(orders.userId, user.id) : undefined),
      ),
    );
    if (held >= mostHeldUses(maxUses)) return { ok: false, code: 'code_held' };
  }
  if (!(await takeCode(tx, code))) return { ok: false, code: 'code_used_up' };
  return { ok: true, holder: maxUses === null ? null : holder };
}

/**
 * Refuses a code that counts once per customer to an address or an account that has an order with it or its series,
 * paid or still to be paid; undefined for others. Call it under the code's lock, so that two orders at once can't both have it.
 * @param orderId order that is filled again
 */
export async function refuseAgain(
  tx: Transaction,
  code: string,
  { user, customer }: Pick<CodeSeeker, 'user' | 'customer'>,
  orderId: string | null,
): Promise<Exclude<ReserveResult, { ok: true }> | undefined> {
  const [once] = await tx
    .select({ series: discountCodes.series })
    .from(discountCodes)
    .where(and(eq(discountCodes.code, code), eq(discountCodes.oncePerCustomer, true)))
    .for('update');
  if (!once) return undefined;
  const email = customer?.email ?? user?.email;
  if (email === undefined) return { ok: false, code: 'code_needs_mail' };
  const { series } = once;
  const its = () =>
    tx
      .select({ code: discountCodes.code })
      .from(discountCodes)
      .where(eq(discountCodes.series, series ?? ''));
  // Two codes of a series at once wait for each other as well.
  if (series !== null) await its().orderBy(discountCodes.code).limit(1).for('update');
  const [former] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        series === null ? eq(orders.discountCode, code) : inArray(orders.discountCode, its()),
        notInArray(orders.status, ['expired', 'failed']),
        or(
          sql`lower(${orders.customerEmail}) = ${email.toLowerCase()}`,
          user ? eq(orders.userId, user.id) : undefined,
        ),
        orderId === null ? undefined : ne(orders.id, orderId),
      ),
    )
    .limit(1);
  return former && { ok: false, code: 'code_used_by_you' };
}
