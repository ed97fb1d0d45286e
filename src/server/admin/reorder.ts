import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { AdminReorderReply } from '#contract/admin-delivery.ts';
import type { Lang } from '#routes.ts';
import { fullMarkLabel } from '#rules/mark-label.ts';
import { rangeOf } from '#rules/range.ts';
import { productOfMark } from '#rules/sold-out.ts';
import { reachDays, SALES_DAYS } from '#rules/stock-reach.ts';
import type { HasCatalogueInForce, Shop } from '../shop.ts';
import { stockCounts, stockMovements } from '../stock/schema.ts';
import { csvFor } from './csv.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Pieces of each counted mark that the last days sold, less those that came back. */
function readSales({ db, now }: Pick<Shop, 'db' | 'now'>) {
  const sold = sql<number>`-sum(${stockMovements.change})::int`;
  return db
    .select({ itemId: stockMovements.itemId, sold })
    .from(stockMovements)
    .innerJoin(
      stockCounts,
      and(
        eq(stockCounts.itemId, stockMovements.itemId),
        gte(stockMovements.at, stockCounts.createdAt),
      ),
    )
    .where(
      and(
        isNotNull(stockMovements.orderId),
        gte(stockMovements.at, new Date(now() - SALES_DAYS * DAY_MS)),
      ),
    )
    .groupBy(stockMovements.itemId);
}

/** Returns what to reorder: nothing free, at its threshold, or gone within the days of `SALES_DAYS`; most urgent first. */
export async function readReorder(
  shop: Pick<Shop, 'db' | 'now'> & HasCatalogueInForce,
): Promise<AdminReorderReply> {
  const range = rangeOf(await shop.parts.catalogue.inForce(shop.db));
  const sales = new Map((await readSales(shop)).map((row) => [row.itemId, Math.max(0, row.sold)]));
  const counts = await shop.db.select().from(stockCounts);
  const rows = counts.flatMap(({ itemId, onHand, reserved, threshold, createdAt }) => {
    const product = productOfMark(itemId, range.find);
    const free = onHand - reserved;
    const sold = sales.get(itemId) ?? 0;
    const reach = reachDays(free, sold, (shop.now() - createdAt.getTime()) / DAY_MS);
    const isDue = free <= 0 || onHand <= (threshold ?? -1) || (reach ?? SALES_DAYS) < SALES_DAYS;
    if (!product || !isDue) return [];
    const label = (lang: Lang) => fullMarkLabel(itemId, lang, range);
    return {
      ...{ id: itemId, name: { de: label('de'), en: label('en') } },
      ...{ article_number: product.articleNumber ?? null, ean: product.ean ?? null },
      ...{ free, reserved, threshold, sold, reach },
    };
  });
  const urgency = ({ free, reach }: (typeof rows)[number]) =>
    free <= 0 ? -1 : (reach ?? Number.MAX_SAFE_INTEGER);
  return {
    rows: rows.toSorted(
      (a, b) => urgency(a) - urgency(b) || b.sold - a.sold || (a.id < b.id ? -1 : 1),
    ),
  };
}

const HEADINGS = { de: de.reorder, en: en.reorder } as const;

/** The reorder list as a table. */
export async function* reorderLines(
  shop: Pick<Shop, 'db' | 'now'> & HasCatalogueInForce,
  lang: Lang,
): AsyncGenerator<string> {
  const { line } = csvFor(lang);
  yield line(HEADINGS[lang]);
  for (const row of (await readReorder(shop)).rows) {
    const { name, article_number: article, ean, free, reserved, threshold, sold, reach } = row;
    yield line([name[lang], article, ean, free, reserved, threshold, sold, reach]);
  }
}
