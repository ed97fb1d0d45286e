import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { FEED_ENDPOINTS } from '#contract/endpoints/shop.ts';
import type { Lang } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import type { CatalogueShop } from '../catalogue/served-catalogue.ts';
import { failure } from '../errors.ts';
import { firmOf } from '../firm.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import type { FeedContext } from './merchant-items.ts';
import { feedPieces } from './merchant-xml.ts';

/** Characters between two pauses; each takes about a millisecond. */
const PIECE_CHARACTERS = 64 * 1024;

/** The feed in pieces; requests go on between them. */
async function* bytesOf(context: FeedContext): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for (const piece of feedPieces(context)) {
    text += piece;
    if (text.length < PIECE_CHARACTERS) continue;
    yield encoder.encode(text);
    text = '';
    await pause();
  }
  yield encoder.encode(text);
}

/**
 * Feeds for Google Merchant Center (docs/decisions/0072-products-leave-and-come-back.md). Only of a live shop
 * that has opened. */
export function feedRoutes(shop: CatalogueShop & HasSoldOut): Hono {
  const feed = async (c: Context, lang: Lang) => {
    const { shopMode: mode, baseUrl } = shop.settings;
    if (isDemo(mode) || catalogueOf(shop).unopened) return failure(c, 'not_found');
    const known = await shop.parts.soldOut.read();
    const { number } = shop.parts.catalogue;
    const state = [number, lang, mode, baseUrl, known.etag].join();
    const isZipped = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    const hash = createHash('sha256').update(state).digest('base64url').slice(0, 22);
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      // Weak: bytes may differ between versions of the shop that the same catalogue outlives.
      etag: `W/"${hash}"`,
      vary: 'accept-encoding',
      'x-robots-tag': 'noindex',
      ...(isZipped && { 'content-encoding': 'gzip' }),
    };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    const soldOut = new Set(known.items);
    const context = {
      ...{ catalogue: catalogueOf(shop), firm: firmOf(shop) },
      ...{ lang, mode, baseUrl, soldOut },
    };
    const stream = ReadableStream.from(bytesOf(context)) as ReadableStream<Uint8Array<ArrayBuffer>>;
    const body = isZipped ? stream.pipeThrough(new CompressionStream('gzip')) : stream;
    return c.body(body, 200, headers);
  };
  return serve(FEED_ENDPOINTS, {
    'GET /feeds/google-merchant.de.xml': (c) => feed(c, 'de'),
    'GET /feeds/google-merchant.en.xml': (c) => feed(c, 'en'),
  });
}
