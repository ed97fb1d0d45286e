import type { Context, Hono } from 'hono';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { ORDER_TOKEN_HEADER } from '#contract/defects.ts';
import { DEFECT_ENDPOINTS } from '#contract/endpoints/defects.ts';
import { atMost } from '../at-most.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readBytes } from '../http/read-json.ts';
import { serve } from '../http/serve.ts';
import type { HasMedia } from '../media/media-files.ts';
import type { RangeShop } from '../shop.ts';
import { complain, mayAddPhoto, storePhoto } from './complain.ts';

/** Complaints from the page of an order (docs/specification.md#29-after-payment). */
export function defectRoutes(shop: RangeShop & HasMedia): Hono {
  // Of further ones no byte is held.
  const receive = atMost(1, async (c: Context) => {
    const upload = await readBytes(c, UPLOAD_LIMIT_BYTES);
    return upload.ok ? shop.parts.media.processor.prepareMaster(upload.bytes) : upload;
  });
  return serve(DEFECT_ENDPOINTS, {
    'POST /api/defects': async (c, { body }) => {
      const refused = await complain(shop, body, languageOf(c));
      return refused === null ? { ok: true } : failure(c, refused);
    },
    'POST /api/defects/:id/photos': async (c, { params: { id } }) => {
      const token = c.req.header(ORDER_TOKEN_HEADER) ?? '';
      if (!(await mayAddPhoto(shop, id, token))) return failure(c, 'invalid_token');
      const master = await receive(c);
      if (!master.ok) return failure(c, master.code);
      const photos = await storePhoto(shop, id, Buffer.from(master.bytes));
      return photos === null ? failure(c, 'too_many_photos') : { photos };
    },
  });
}
