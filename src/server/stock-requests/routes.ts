import type { Hono } from 'hono';
import { STOCK_REQUEST_ENDPOINTS } from '#contract/endpoints/forms.ts';
import { rangeOf } from '#rules/range.ts';
import { productOfMark } from '#rules/sold-out.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { limited } from '../http/limited.ts';
import { serve } from '../http/serve.ts';
import { mailboxKey } from '../mail-queue/mail-causes.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { confirmStockRequest, forgetStockRequest, requestStock } from './request-stock.ts';

/** Requests to be told when something is back (docs/specification.md#7-interfaces). */
export function stockRequestRoutes(shop: RangeShop): Hono {
  return serve(STOCK_REQUEST_ENDPOINTS, {
    'POST /api/stock-requests': async (c, { body }) => {
      const { find } = rangeOf(catalogueOf(shop));
      if (!productOfMark(body.mark, find)) return failure(c, 'unknown_item');
      const network = limitKey(c.get('address'));
      const key = mailboxKey('stock-confirm', network, body.email);
      const refused = limited(c, shop, 'mailbox', key);
      if (refused) return refused;
      await requestStock(shop, body, languageOf(c));
      return { ok: true };
    },
    'POST /api/stock-requests/confirm': async (c, { body }) =>
      (await confirmStockRequest(shop, body.token)) ? { ok: true } : failure(c, 'invalid_token'),
    'POST /api/stock-requests/forget': async (c, { body }) =>
      (await forgetStockRequest(shop, body.token)) ? { ok: true } : failure(c, 'invalid_token'),
  });
}
