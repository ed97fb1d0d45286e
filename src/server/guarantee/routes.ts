import type { Hono } from 'hono';
import { NOTICE_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { readNotice } from './read-notice.ts';

/** The notice about the legal guarantee, without loss, and the way to where its code leads. */
export function guaranteeRoutes(shop: Shop): Hono {
  return serve(NOTICE_ENDPOINTS, {
    'GET /api/guarantee-notice/:lang': async (c, { params: { lang } }) => {
      const notice = await readNotice(shop.db, lang);
      return notice ? c.redirect(notice.address) : failure(c, 'not_found');
    },
    'GET /api/guarantee-notice/:lang/picture': async (c, { params: { lang } }) => {
      const notice = await readNotice(shop.db, lang);
      if (!notice) return failure(c, 'not_found');
      return c.body(new Uint8Array(notice.png), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
      });
    },
  });
}
