import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { AdminCodeBody, AdminCodesReply, AdminCodeTerms } from '#contract/admin-codes.ts';
import { normalCode } from '#contract/text.ts';
import type { Lang } from '#routes.ts';
import type { Admin } from '../auth/require-admin.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { csvFor } from './csv.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const HEADINGS = { de: de.codes, en: en.codes } as const;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Every code, the newest first; a series as one. */
export async function readCodes({ db }: Pick<Shop, 'db'>): Promise<AdminCodesReply> {
  const { series, code, uses: used } = discountCodes;
  const name = sql<string>`coalesce(${series}, ${code})`;
  const all = sql`over (partition by ${name})`;
  const count = sql<number>`(count(*) ${all})::int`;
  const uses = sql<number>`(sum(${used}) ${all})::int`;
  const found = await db
    .selectDistinctOn([name], { name, row: discountCodes, count, uses })
    .from(discountCodes)
    .orderBy(name);
  const rows = found.toSorted((a, b) => b.row.createdAt.getTime() - a.row.createdAt.getTime());
  return {
    codes: rows.map(({ name, row, count, uses }) => ({
      code: name,
      kind: row.kind,
      value: row.value,
      minimum: row.minimum,
      starts_at: iso(row.startsAt),
      ends_at: iso(row.endsAt),
      max_uses: row.series === null ? row.maxUses : count,
      uses,
      collections: row.collections ?? [],
      count: row.series === null ? null : count,
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
    // Codes of a series have names of their own, so no key keeps two series of one name apart.
    const names = sql`hashtext('discount_codes'), hashtext(${code})`;
    await tx.execute(sql`select pg_advisory_xact_lock(${names})`);
    const isOver = or(
      isNotNull(discountCodes.stoppedAt),
      lte(discountCodes.endsAt, new Date(shop.now())),
    );
    const its = tx.select({ id: orders.id }).from(orders).where(eq(orders.discountCode, code));
    await tx.delete(discountCodes).where(and(eq(discountCodes.code, code), isOver, notExists(its)));
    const { count } = body;
    const row = { ...columnsOf(body), createdAt: new Date(shop.now()) };
    if ((await tx.$count(discountCodes, isNamed(code))) > 0) return false;
    await tx
      .insert(discountCodes)
      .values(
        count === undefined
          ? [{ code, ...row }]
          : seriesNames(code, count).map((each) => ({
              ...row,
              ...{ code: each, series: code, maxUses: 1 },
            })),
      )
      .onConflictDoNothing();
    await recordAction(shop, tx, admin, 'code_created', code, { ...body, code });
    return true;
  });
}

/** The code of this name, or those of the series. */
const isNamed = (name: string) => or(eq(discountCodes.code, name), eq(discountCodes.series, name));

/** Without letters that look like digits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns different names that nobody guesses: 40 random bits behind the name of their series. */
function seriesNames(series: string, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    names.add(`${series}-${Array.from(randomBytes(8), (byte) => LETTERS[byte % 32]).join('')}`);
  }
  return [...names];
}

/** The codes of a series, or the code itself, with their uses; empty for an unknown name. */
export async function* codeLines(
  { db }: Pick<Shop, 'db'>,
  typed: string,
  lang: Lang,
): AsyncGenerator<string> {
  const { line } = csvFor(lang);
  yield line(HEADINGS[lang]);
  const isIt = isNamed(normalCode(typed));
  const rows = await db.select().from(discountCodes).where(isIt).orderBy(asc(discountCodes.code));
  for (const { code, uses } of rows) yield line([code, uses]);
}

const columnsOf = ({
  kind,
  value,
  minimum = 0,
  max_uses,
  starts_at,
  ends_at,
  once_per_customer,
  collections,
}: AdminCodeTerms) => ({
  ...{ kind, value, minimum, maxUses: max_uses ?? null },
  oncePerCustomer: once_per_customer ?? false,
  collections: collections ?? null,
  startsAt: starts_at === undefined ? null : new Date(starts_at),
  endsAt: ends_at === undefined ? null : new Date(ends_at),
});

type EditResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'code_used_more'; readonly uses: number };

/** Gives a code, or a series, new terms, under its lock; orders that were placed keep theirs. */
export async function editCode(
  shop: AdminShop,
  admin: Admin,
  typed: string,
  body: AdminCodeTerms,
): Promise<EditResult> {
  const code = normalCode(typed);
  return shop.db.transaction(async (tx): Promise<EditResult> => {
    const isIt = isNamed(code);
    const [row] = await tx.select().from(discountCodes).where(isIt).for('update');
    if (!row) return { ok: false, code: 'not_found' };
    const { uses } = row;
    const terms = { ...columnsOf(body), ...(row.series !== null && { maxUses: 1 }) };
    if (uses > (terms.maxUses ?? uses)) return { ok: false, code: 'code_used_more', uses };
    await tx.update(discountCodes).set(terms).where(isIt);
    await recordAction(shop, tx, admin, 'code_changed', code, body);
    return { ok: true };
  });
}

/** Stops a code or a series, or takes that back; doing it twice is recorded once. False when there is none. */
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
      .where(isNamed(code))
      .for('update');
    if (!row) return false;
    if ((row.stoppedAt !== null) === isStopped) return true;
    const stoppedAt = isStopped ? new Date(shop.now()) : null;
    await tx.update(discountCodes).set({ stoppedAt }).where(isNamed(code));
    await recordAction(shop, tx, admin, isStopped ? 'code_stopped' : 'code_resumed', code);
    return true;
  });
}
