import { and, eq, isNotNull, or } from 'drizzle-orm';
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
  readonly user: { readonly id: string } | null;
}

type CodeRefusal = 'code_used_up' | 'code_held';

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
  { holder, user }: CodeSeeker,
): Promise<ReserveResult> {
  if (code === null) return { ok: true, holder: null };
  const [row] = await tx
    .select({ maxUses: discountCodes.maxUses })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
    .for('update');
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
