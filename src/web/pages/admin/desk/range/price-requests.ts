import * as z from 'zod/mini';
import {
  type DeskPricesBody,
  type DeskPricesUndoBody,
  deskPricesReply,
  deskPricesSaved,
  deskPricesUndone,
  type PricesConflict,
  pricesConflict,
} from '#contract/desk-prices.ts';
import type { DeskPriceRow } from '#contract/desk-products.ts';
import { DESK_API } from '#desk-paths.ts';
import type { Lang } from '#routes.ts';
import type { PriceChange } from '#rules/bulk-prices.ts';
import { getJson } from '#web/api.ts';
import type { PreviewProduct } from './price-preview.ts';
import { errorSentence, requestReply } from './request-reply.ts';
import { refreshWaiting } from './waiting-drafts.ts';

type SentResult<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'conflict'; readonly products: PricesConflict['products'] }
  | { readonly kind: 'failed'; readonly message: string };

/** Returns the prices of all products that a filter finds; undefined if the shop can't be reached. */
export async function loadPrices(
  filter: Readonly<Record<string, string>>,
): Promise<DeskPriceRow[] | undefined> {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  const rows: DeskPriceRow[] = [];
  for (;;) {
    const reply = await getJson(`${DESK_API.deskPrices}?${params}`, deskPricesReply);
    if (!reply.ok) return undefined;
    rows.push(...reply.data.products);
    if (reply.data.next === null) return rows;
    params.set('after', reply.data.next);
  }
}

async function send<Data>(
  path: string,
  lang: Lang,
  body: unknown,
  schema: z.ZodMiniType<Data>,
): Promise<SentResult<Data>> {
  const reply = await requestReply('POST', path, lang, body);
  const data = z.safeParse(schema, reply);
  if (data.success) {
    void refreshWaiting();
    return { kind: 'done', data: data.data };
  }
  const conflict = z.safeParse(pricesConflict, reply);
  if (conflict.success) return { kind: 'conflict', products: conflict.data.products };
  return { kind: 'failed', message: errorSentence(reply) };
}

/** Returns the change of products as the owner sees them. */
export const pricesBody = (
  change: PriceChange,
  products: readonly PreviewProduct[],
): DeskPricesBody => ({
  change,
  products: products.map(({ row: { id, revision, version } }) => ({ id, revision, base: version })),
});

export const sendPrices = (lang: Lang, body: DeskPricesBody) =>
  send(DESK_API.deskPrices, lang, body, deskPricesSaved);

export const sendPricesUndo = (lang: Lang, body: DeskPricesUndoBody) =>
  send(DESK_API.deskPricesUndo, lang, body, deskPricesUndone);
