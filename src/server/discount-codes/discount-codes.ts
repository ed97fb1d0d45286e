import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { normalCode } from '#contract/text.ts';
import type { Lang } from '#routes.ts';
import type { CodeTerms } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { discountCodes } from './schema.ts';

type CodeFailure = 'unknown_code' | 'code_expired' | 'code_minimum';

type ReadCodeResult =
  | {
      readonly ok: true;
      readonly code: string;
      readonly terms: CodeTerms;
      /** No use is left; an order that holds one already still has it. */
      readonly usedUp: boolean;
    }
  | {
      readonly ok: false;
      readonly code: CodeFailure;
      /** For `code_minimum`: what the goods must cost. */
      readonly minimumCents?: number;
    };

/** Values of the sentence about a refused code. */
export function codeValues(
  refused: { readonly minimumCents?: number | undefined },
  lang: Lang,
): Readonly<Record<string, string>> {
  return { minimum: formatPrice(refused.minimumCents ?? 0, lang) };
}

/**
 * Discount of a code for goods of `subtotalCents`, or the reason for none. A code that has not started
 * is unknown to shoppers; a stopped one has ended. Nothing is reserved yet.
 */
export async function readCode(
  { now: clock }: Pick<Shop, 'now'>,
  db: Database | Transaction,
  typed: string,
  subtotalCents: number,
): Promise<ReadCodeResult> {
  const code = normalCode(typed);
  const now = clock();
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
  if (!row || (row.startsAt && row.startsAt.getTime() > now)) {
    return { ok: false, code: 'unknown_code' };
  }
  if (row.stoppedAt || (row.endsAt && row.endsAt.getTime() <= now)) {
    return { ok: false, code: 'code_expired' };
  }
  if (subtotalCents < row.minimum) {
    return { ok: false, code: 'code_minimum', minimumCents: row.minimum };
  }
  return {
    ok: true,
    code,
    terms: { kind: row.kind, value: row.value, minimumCents: row.minimum },
    usedUp: row.maxUses !== null && row.uses >= row.maxUses,
  };
}

/**
 * Takes one use of the code, in the transaction that needs it; false when the last one is gone. The
 * row's lock puts a hundred tries at once into a queue, so `max_uses` is exact.
 */
export async function takeCode(tx: Transaction, code: string): Promise<boolean> {
  const taken = await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} + 1` })
    .where(
      and(
        eq(discountCodes.code, code),
        or(isNull(discountCodes.maxUses), lt(discountCodes.uses, discountCodes.maxUses)),
      ),
    )
    .returning({ code: discountCodes.code });
  return taken.length === 1;
}

/** Gives the use of an order that ended unpaid back. */
export async function releaseCode(tx: Transaction, code: string): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ uses: sql`greatest(${discountCodes.uses} - 1, 0)` })
    .where(eq(discountCodes.code, code));
}
