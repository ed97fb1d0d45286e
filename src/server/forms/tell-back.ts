import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Product } from '#catalogue/catalogue.ts';
import { type Lang, localized } from '#routes.ts';
import { rangeOf } from '#rules/range.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { productOfMark, unavailable } from '#rules/sold-out.ts';
import { COLOUR_PARAM, PACK_COLOURS_PARAM, PACK_PARAM, SIZE_PARAM } from '#rules/variant-params.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { catalogueOf, type RangeShop, type Transaction } from '../shop.ts';
import { readGone } from '../sold-out/left-pieces.ts';
import { nameMark } from '../stock/name-mark.ts';
import { lockCounts } from '../stock/reserve-stock.ts';
import { stockCounts } from '../stock/schema.ts';
import { stockRequests } from './schema.ts';

const EVERY_SECONDS = 60;
/** Mails of one mark in one run; the next run goes on. */
const MOST_AT_ONCE = 200;

/** Returns the address of a mark on its product's page; undefined if the catalogue no longer has it. */
function pageOfMark(shop: RangeShop, mark: string, lang: Lang): string | undefined {
  const { find } = rangeOf(catalogueOf(shop));
  const product: Product | undefined = productOfMark(mark, find);
  if (!product) return undefined;
  const [, packed] = mark.split(':');
  const reading = packed === undefined ? readItemId(mark, find) : undefined;
  const { size, colour, pack } = reading?.ok ? reading.variant : {};
  const chosen = [
    [SIZE_PARAM, size],
    [COLOUR_PARAM, colour],
    [PACK_PARAM, pack],
    [PACK_COLOURS_PARAM, packed],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
  return `${shop.settings.baseUrl}${localized(product.path, lang)}${query}`;
}

/** Mails the first that asked for a mark, as many as pieces are free that nobody was told of yet. */
async function tellMark(shop: RangeShop, tx: Transaction, mark: string): Promise<void> {
  const [count] = await lockCounts(tx, [mark]);
  const free = count ? count.onHand - count.reserved - count.announced : MOST_AT_ONCE;
  const waiting = await tx
    .select()
    .from(stockRequests)
    .where(and(eq(stockRequests.mark, mark), isNotNull(stockRequests.confirmedAt)))
    .orderBy(asc(stockRequests.requestedAt), asc(stockRequests.email))
    .limit(Math.max(0, Math.min(free, MOST_AT_ONCE)))
    .for('update');
  for (const { email, language, tokenHash, requestedAt } of waiting) {
    const url = pageOfMark(shop, mark, language);
    if (url === undefined) return;
    await queueMail(shop, tx, {
      kind: 'stock-back',
      ref: `${tokenHash}:${requestedAt.getTime()}`,
      recipient: email,
      language,
      data: { item: nameMark(shop, mark)[language], url },
    });
    await tx
      .delete(stockRequests)
      .where(and(eq(stockRequests.mark, mark), eq(stockRequests.email, email)));
  }
  if (!count || waiting.length === 0) return;
  await tx
    .update(stockCounts)
    .set({ announced: count.announced + waiting.length })
    .where(eq(stockCounts.itemId, mark));
}

/** Mails who waits for marks that can be bought again. Pieces that were announced and sold count no more. */
export async function tellBackInStock(shop: RangeShop): Promise<void> {
  const { announced, onHand, reserved } = stockCounts;
  const free = sql`greatest(${onHand} - ${reserved}, 0)`;
  await shop.db.update(stockCounts).set({ announced: free }).where(gt(announced, free));
  const waiting = await shop.db
    .selectDistinct({ mark: stockRequests.mark })
    .from(stockRequests)
    .where(isNotNull(stockRequests.confirmedAt));
  if (waiting.length === 0) return;
  const range = rangeOf(catalogueOf(shop));
  const gone = new Set(unavailable(await readGone(shop.db), range));
  for (const { mark } of waiting) {
    if (!gone.has(mark)) await shop.db.transaction((tx) => tellMark(shop, tx, mark));
  }
}

/** Registers the job. */
export function stockRequestJobs(shop: RangeShop): void {
  shop.jobs.handle('tell-back-in-stock', () => tellBackInStock(shop), {
    everySeconds: EVERY_SECONDS,
  });
}
