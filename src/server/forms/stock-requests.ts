import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { STOCK_REQUESTS_KEPT_DAYS } from '#catalogue/retention.ts';
import type { Lang } from '#routes.ts';
import { stockRequestToken } from '../mail-queue/link-tokens.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { RangeShop, Shop } from '../shop.ts';
import { nameMark } from '../stock/name-mark.ts';
import { hashOf, LINK_LASTS_MS, MAIL_PAUSE_MS } from './newsletter.ts';
import { stockRequests } from './schema.ts';

const KEPT_MS = STOCK_REQUESTS_KEPT_DAYS * 24 * 60 * 60 * 1000;

const { mark, email, tokenHash, requestedAt, confirmedAt } = stockRequests;

/** Double opt-in, first half: stores the request and sends the link. The reply doesn't reveal what was known. */
export async function requestStock(
  shop: RangeShop,
  wanted: { readonly mark: string; readonly email: string },
  language: Lang,
): Promise<void> {
  const request = { mark: wanted.mark, email: wanted.email.toLowerCase() };
  const hash = hashOf(stockRequestToken(shop.settings, request.mark, request.email));
  const now = new Date(shop.now());
  const asked = { language, tokenHash: hash, requestedAt: now };
  await shop.db.transaction(async (tx) => {
    const stored = await tx
      .insert(stockRequests)
      .values({ ...request, ...asked })
      .onConflictDoUpdate({
        target: [mark, email],
        set: asked,
        setWhere: sql`${confirmedAt} is null and ${requestedAt} < ${new Date(now.getTime() - MAIL_PAUSE_MS)}`,
      })
      .returning({ mark });
    if (stored.length === 0) return;
    await queueMail(shop, tx, {
      kind: 'stock-confirm',
      ref: `${hash}:${now.getTime()}`,
      recipient: request.email,
      language,
      data: { mark: request.mark, item: nameMark(shop, request.mark)[language] },
    });
  });
}

/** Second half: the person clicked. Doing it again changes nothing. False if the link is unknown or too old. */
export async function confirmStockRequest(shop: Shop, token: string): Promise<boolean> {
  const mine = eq(tokenHash, hashOf(token));
  const now = shop.now();
  await shop.db
    .update(stockRequests)
    .set({ confirmedAt: new Date(now) })
    .where(and(mine, isNull(confirmedAt), gt(requestedAt, new Date(now - LINK_LASTS_MS))));
  return (await shop.db.$count(stockRequests, and(mine, isNotNull(confirmedAt)))) > 0;
}

/** Deletes a request; false for a link of none. */
export async function forgetStockRequest(shop: Shop, token: string): Promise<boolean> {
  const gone = await shop.db.delete(stockRequests).where(eq(tokenHash, hashOf(token)));
  return (gone.rowCount ?? 0) > 0;
}

/** Deletes requests whose link has run out, and those that nothing came back for. */
export async function retainStockRequests({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const before = (ms: number) => lt(requestedAt, new Date(now() - ms));
  await db
    .delete(stockRequests)
    .where(or(and(isNull(confirmedAt), before(LINK_LASTS_MS)), before(KEPT_MS)));
}
