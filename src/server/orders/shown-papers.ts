import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ShownPaper } from '#contract/papers.ts';
import { papers } from '../papers/schema.ts';
import type { Database } from '../shop.ts';
import { orders } from './schema.ts';

/** Reads the papers of orders, by the order's id. */
export async function readShownPapers(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownPaper[]>> {
  const { orderId, number, kind, totalCents, madeAt } = papers;
  const rows = await db
    .select({
      ...{ orderId, number, kind, totalCents, madeAt },
      state: sql<ShownPaper['state']>`case when ${papers.content} is null then 'lost'
        when ${papers.sha256} is null then 'pending' else 'drawn' end`,
    })
    .from(papers)
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(madeAt), asc(number));
  const shown = rows.map((row) => ({
    ...{ orderId: row.orderId, number: row.number, kind: row.kind, state: row.state },
    ...{ cents: row.totalCents, made_at: row.madeAt.toISOString() },
  }));
  const byOrder = Map.groupBy(shown, (paper) => paper.orderId);
  return new Map(
    [...byOrder].map(([id, its]) => [id, its.map(({ orderId: _, ...paper }) => paper)]),
  );
}

/** Returns the file of a paper of an order that `which` finds; undefined if there is none yet. */
export async function readPaperFile(
  c: Context,
  db: Database,
  number: string,
  which: SQL | undefined,
): Promise<Response | undefined> {
  const [found] = await db
    .select({ pdf: papers.pdf })
    .from(papers)
    .innerJoin(orders, eq(orders.id, papers.orderId))
    .where(and(eq(papers.number, number), isNotNull(papers.pdf), which));
  if (!found?.pdf) return undefined;
  return c.body(new Uint8Array(found.pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'cache-control': 'no-store',
  });
}
