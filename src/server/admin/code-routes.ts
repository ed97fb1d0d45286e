import type { Hono } from 'hono';
import { ADMIN_CODE_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasCatalogueInForce } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import type { AdminShop } from './admin-actions.ts';
import { codeLines, createCode, editCode, readCodes, stopCode } from './codes.ts';
import { csvFile } from './csv.ts';
import { markSoldOut, readSoldOut } from './sold-out.ts';

export function codeRoutes(shop: AdminShop & HasCatalogueInForce & HasSoldOut): Hono {
  return serve(ADMIN_CODE_ENDPOINTS, {
    'GET /api/admin/codes': () => readCodes(shop),
    'POST /api/admin/codes': async (c, { body }) => {
      const made = await createCode(shop, c.get('admin'), body);
      return made ? c.json(await readCodes(shop), 201) : failure(c, 'code_exists');
    },
    'PUT /api/admin/codes/:code': async (c, { params: { code }, body }) => {
      const edited = await editCode(shop, c.get('admin'), code, body);
      if (edited.ok) return readCodes(shop);
      const values = 'uses' in edited ? { uses: String(edited.uses) } : {};
      return failure(c, edited.code, { values });
    },
    'POST /api/admin/codes.csv': (c, { body }) =>
      csvFile('codes.csv', codeLines(shop, body.code, languageOf(c))),
    'POST /api/admin/codes/:code/stop': async (c, { params: { code } }) => {
      const stopped = await stopCode(shop, c.get('admin'), code, true);
      return stopped ? readCodes(shop) : failure(c, 'not_found');
    },
    'POST /api/admin/codes/:code/resume': async (c, { params: { code } }) => {
      const resumed = await stopCode(shop, c.get('admin'), code, false);
      return resumed ? readCodes(shop) : failure(c, 'not_found');
    },
    'POST /api/admin/sold-out': async (c, { body }) => {
      const { item_ids: itemIds, sold_out: wanted } = body;
      const marked = await markSoldOut(shop, c.get('admin'), itemIds, wanted);
      return marked ? readSoldOut(shop) : failure(c, 'unknown_item');
    },
  });
}
