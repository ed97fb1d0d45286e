import type { Context, Hono } from 'hono';
import { PICTURE_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limited.ts';
import { serve } from '../http/serve.ts';
import type { RangeShop } from '../shop.ts';
import { LOOK_ID } from './look-files.ts';
import type { HasMedia } from './media-files.ts';
import { MEDIA_TYPES, type MediaEnding } from './picture-file.ts';

/** Stands in old orders and former versions where a removed picture was. */
const GONE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice"><path fill="#e7e3dd" d="M0 0h96v96H0z"/><path fill="none" stroke="#8b8780" stroke-width="1.5" d="M36 36h24v24H36zl24 24"/></svg>`;

/** An SVG that is opened by itself loads, runs and frames nothing. */
const MARK_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";
const MARK_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;

/** Sends a mark of the shop. Its address has a stamp that changes with it; without one it may change at any time. */
function sendMark(c: Context, name: string, bytes: Buffer | undefined) {
  if (bytes === undefined) return failure(c, 'not_found');
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': MARK_TYPES[name.endsWith('.svg') ? 'svg' : 'png'],
    'content-security-policy': MARK_POLICY,
    'cache-control': c.req.url.includes('?') ? 'public, max-age=86400' : 'no-cache',
  });
}

/** Files of uploaded pictures. A page that asks for a missing one gets a sign instead of its browser's. */
export function mediaRoutes(shop: RangeShop & HasMedia): Hono {
  return serve(PICTURE_ENDPOINTS, {
    'GET /media/:id/:file': async (c, { params: { id, file: name } }) => {
      // The hosted payment page has another origin and shows the pictures of the order.
      c.header('cross-origin-resource-policy', 'cross-origin');
      const { media } = shop.parts;
      if (id === LOOK_ID) return sendMark(c, name, await media.read(id, name));
      let bytes = await media.readMade(id, name);
      if (bytes === undefined) {
        const tooMany = limited(c, shop, 'media');
        if (tooMany) return tooMany;
        bytes = await media.read(id, name);
      }
      if (bytes === undefined) {
        if (!c.req.header('accept')?.includes('image/')) return failure(c, 'not_found');
        return c.body(GONE, 404, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
      }
      const ending = name.slice(name.lastIndexOf('.') + 1) as MediaEnding;
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': MEDIA_TYPES[ending],
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  });
}
