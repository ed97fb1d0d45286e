import type { Hono } from 'hono';
import { IMPORT_LIMIT_BYTES } from '#contract/admin-transfer.ts';
import { TRANSFER_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import { isDemo } from '#rules/claims.ts';
import { atMost } from '../at-most.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readBytes } from '../http/read-json.ts';
import { serve } from '../http/serve.ts';
import type { HasMedia } from '../media/media-files.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { csvFile } from './csv.ts';
import { movePicture } from './move-picture.ts';
import { exportLines } from './transfer/export-table.ts';
import { importInProcess } from './transfer/import-in-process.ts';

/** Pictures of other shops that a node fetches and decodes. */
const FETCHES_AT_ONCE = 2;

export function transferRoutes(shop: AdminShop & HasMedia): Hono {
  const importOne = atMost(1, importInProcess);
  const fetchOne = atMost(FETCHES_AT_ONCE, (run: () => ReturnType<typeof movePicture>) => run());
  return serve(TRANSFER_ENDPOINTS, {
    'GET /api/admin/catalogue/export/products': async (c) => {
      await recordAction(shop, shop.db, c.get('admin'), 'catalogue_exported', 'products');
      return csvFile('products.csv', exportLines(shop.db, languageOf(c)));
    },
    'POST /api/admin/catalogue/import': async (c, { query }) => {
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'text/csv') return failure(c, 'unsupported_media_type');
      const body = await readBytes(c, IMPORT_LIMIT_BYTES);
      if (!body.ok) return failure(c, body.code);
      const { connectionString = '' } = shop.pool.options;
      const reply = await importOne({
        connectionString,
        table: body.bytes,
        by: c.get('admin').id,
        editedAt: new Date(shop.now()),
        replace: query.replace === '1',
        collection: query.collection,
        hasRedirects: query.redirects === '1',
        keepsFormerPrices: isDemo(shop.settings.shopMode),
        lang: languageOf(c),
      });
      return c.body(reply, 200, { 'content-type': 'application/json' });
    },
    'POST /api/admin/catalogue/import/pictures': async (c, { body }) => {
      const moved = await fetchOne(() => movePicture(shop, c.get('admin'), body));
      if (moved.ok) return moved;
      const reason = 'reason' in moved ? moved.reason : undefined;
      return failure(c, moved.code, reason === undefined ? {} : { about: reason });
    },
  });
}
