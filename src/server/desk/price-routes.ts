import { Hono } from 'hono';
import {
  DESK_PRICES_LIMIT_BYTES,
  type DeskPricesSaved,
  deskPricesBody,
  deskPricesQuery,
  deskPricesUndoBody,
  type PricesConflict,
  type PricesRefusal,
} from '#contract/desk-prices.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { DESK_API } from '#desk-paths.ts';
import { changePrices, undoPrices } from '../catalogue/change-prices.ts';
import { previewPrices } from '../catalogue/preview-prices.ts';
import { readPriceRows } from '../catalogue/read-products.ts';
import { errorBody, failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';

const LIMIT = { limitBytes: DESK_PRICES_LIMIT_BYTES };

/** Prices of many products at once. */
export function priceRoutes(shop: Shop): Hono {
  const app = new Hono();
  const now = () => new Date(shop.now());

  app.get(DESK_API.deskPrices, async (c) => {
    const query = deskPricesQuery.safeParse(c.req.query());
    return query.success
      ? c.json(await readPriceRows(shop, query.data))
      : failure(c, 'invalid_body');
  });
  app.post(DESK_API.deskPrices, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskPricesBody, LIMIT);
    if (!body.ok) return body.response;
    const result = await shop.db.transaction(async (tx) => {
      const changed = await changePrices(tx, body.value, { by: admin.id, editedAt: now() });
      if (changed.ok && changed.saved.length > 0) {
        const count = changed.saved.length;
        const data = { ...body.value.change, count };
        await recordAction(shop, tx, admin, 'prices_changed', String(count), data);
      }
      return changed;
    });
    if (result.ok) return c.json({ saved: result.saved } satisfies DeskPricesSaved);
    c.set('refusal', result.code);
    const { error } = errorBody(languageOf(c), result.code);
    if (result.code === 'draft_changed') {
      const { code, products } = result;
      return c.json({ error, code, products } satisfies PricesConflict, ERROR_STATUS[code]);
    }
    const { code, problems } = result;
    return c.json({ error, code, problems } satisfies PricesRefusal, ERROR_STATUS[code]);
  });
  app.post(DESK_API.deskPricesPreview, async (c) => {
    const body = await readJson(c, deskPricesBody, LIMIT);
    if (!body.ok) return body.response;
    return c.json(await previewPrices(shop, body.value));
  });
  app.post(DESK_API.deskPricesUndo, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskPricesUndoBody, LIMIT);
    if (!body.ok) return body.response;
    const result = await shop.db.transaction(async (tx) => {
      const undone = await undoPrices(tx, body.value, { by: admin.id, editedAt: now() });
      if (undone.ok) {
        const { count } = undone;
        await recordAction(shop, tx, admin, 'prices_restored', String(count), { count });
      }
      return undone;
    });
    if (result.ok) return c.json({ count: result.count });
    const { code, products } = result;
    c.set('refusal', code);
    const { error } = errorBody(languageOf(c), code);
    return c.json({ error, code, products } satisfies PricesConflict, ERROR_STATUS[code]);
  });
  return app;
}
