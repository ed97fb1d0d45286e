import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Localized } from '#catalogue/types.ts';
import { normalCode } from '#contract/text.ts';
import type { Lang } from '#routes.ts';
import { productsIn } from '#rules/campaigns.ts';
import type { CodeTerms } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { discountCodes } from './schema.ts';

type CodeFailure = 'unknown_code' | 'code_expired' | 'code_minimum' | 'code_goods';

type ReadCodeResult =
  | {
      readonly ok: true;
      readonly code: string;
      readonly terms: CodeTerms;
      /** Collections that it counts for, by name; undefined for all goods. */
      readonly goods?: Localized<string> | undefined;
      /** No use is left; an order that holds one already still has it. */
      readonly usedUp: boolean;
    }
  | ({
      readonly ok: false;
      readonly code: CodeFailure;
    } & RefusedTerms);

/** What the sentence about a refused code names. */
export interface RefusedTerms {
  /** For `code_minimum`: what the goods must cost. */
  readonly minimumCents?: number;
  /** For `code_goods`: collections that it counts for. */
  readonly goods?: Localized<string> | undefined;
}

/** Values of the sentence about a refused code. */
export function codeValues(
  { minimumCents = 0, goods }: RefusedTerms,
  lang: Lang,
): Readonly<Record<string, string>> {
  return { minimum: formatPrice(minimumCents, lang), goods: goods?.[lang] ?? '' };
}

/** Names collections: `Sneakers und Caps`. */
function nameCollections(ids: readonly string[], { collections }: Catalogue): Localized<string> {
  const named = (lang: Lang) =>
    new Intl.ListFormat(lang).format(ids.map((id) => collections[id]?.name[lang] ?? id));
  return { de: named('de'), en: named('en') };
}

/**
 * Reads a code's discount, or the reason for none. A code that has not started is unknown to shoppers; a stopped one
 * has ended. Nothing is reserved yet.
 * @param centsOf price of the goods that a code of these terms counts for
 */
export async function readCode(
  { now: clock }: Pick<Shop, 'now'>,
  db: Database | Transaction,
  typed: string,
  catalogue: Catalogue,
  centsOf: (terms: CodeTerms) => number,
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
  const { collections } = row;
  const goods = collections && nameCollections(collections, catalogue);
  const terms: CodeTerms = {
    ...{ kind: row.kind, value: row.value, minimumCents: row.minimum },
    ...(collections && { productIds: [...productsIn(collections, catalogue)] }),
  };
  const cents = centsOf(terms);
  if (goods && cents === 0) return { ok: false, code: 'code_goods', goods };
  if (cents < row.minimum) {
    return { ok: false, code: 'code_minimum', minimumCents: row.minimum };
  }
  return {
    ok: true,
    code,
    terms,
    ...(goods && { goods }),
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
