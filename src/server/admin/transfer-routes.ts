import type { Hono } from 'hono';
import { IMPORT_LIMIT_BYTES } from '#contract/admin-transfer.ts';
import { TRANSFER_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import { atMost } from '../at-most.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readBytes } from '../http/read-json.ts';
import { serve } from '../http/serve.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { csvFile } from './csv.ts';
import { exportLines } from './transfer/export-table.ts';
import { importInProcess } from './transfer/import-in-process.ts';

export function transferRoutes(shop: AdminShop): Hono {
  const importOne = atMost(1, importInProcess);
  return serve(TRANSFER_ENDPOINTS, {
    'GET /api/admin/catalogue/export/products': async (c) => {
      await recordAction(shop, shop.db, c.get('admin'), 'catalogue_exported', 'products');
      return csvFile('products.csv', exportLines(shop.db, languageOf(c)));
    },
    'POST /api/admin/catalogue/import': async (c) => {
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
        replace: c.req.query('replace') === '1',
        lang: languageOf(c),
      });
      return c.body(reply, 200, { 'content-type': 'application/json' });
    },
  });
}
