import type { Context, Hono } from 'hono';
import { FILE_NAME_HEADER, UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { MEDIA_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import { atMost } from '../at-most.ts';
import { failure } from '../errors.ts';
import { readBytes } from '../http/read-json.ts';
import { serve } from '../http/serve.ts';
import type { HasMedia } from '../media/media-files.ts';
import type { HasCatalogue } from '../shop.ts';
import type { AdminShop } from './admin-actions.ts';
import { changePicture, pictureName, removePicture, storePicture } from './change-media.ts';
import { readLibrary, readPicture, readPictureDetail, readStudio } from './media-library.ts';

/** Uploads that a node reads and decodes; of others it holds no byte. */
const UPLOADS_AT_ONCE = 2;

export function mediaLibraryRoutes(shop: AdminShop & HasCatalogue & HasMedia): Hono {
  const receive = atMost(UPLOADS_AT_ONCE, async (c: Context) => {
    const upload = await readBytes(c, UPLOAD_LIMIT_BYTES);
    return upload.ok ? shop.parts.media.processor.prepareMaster(upload.bytes) : upload;
  });
  return serve(MEDIA_ENDPOINTS, {
    'POST /api/admin/media/search': (_, { body }) => readLibrary(shop, body),
    'POST /api/admin/studio-pictures': (_, { body }) => readStudio(shop, body),
    'POST /api/admin/media': async (c) => {
      const { media } = shop.parts;
      const master = await receive(c);
      if (!master.ok) return failure(c, master.code);
      const name = pictureName(c.req.header(FILE_NAME_HEADER));
      const isNew = await storePicture(shop, c.get('admin'), master, name);
      const picture = await readPicture(shop, master.id);
      if (picture === undefined) return failure(c, 'not_found');
      // Beside the response: a page that shows it first would wait otherwise.
      media
        .prepare(picture.base)
        .catch((error: unknown) => shop.log.failed('sizes of an upload are made later', error));
      return c.json(picture, isNew ? 201 : 200);
    },
    'GET /api/admin/media/:id': async (c, { params: { id } }) =>
      (await readPictureDetail(shop, id)) ?? failure(c, 'not_found'),
    'PATCH /api/admin/media/:id': async (c, { params: { id }, body }) => {
      if (!(await changePicture(shop, c.get('admin'), id, body))) return failure(c, 'not_found');
      return (await readPictureDetail(shop, id)) ?? failure(c, 'not_found');
    },
    'DELETE /api/admin/media/:id': async (c, { params: { id } }) => {
      const isConfirmed = c.req.query('was_shown') === '1';
      const result = await removePicture(shop, c.get('admin'), id, isConfirmed);
      if (result === 'unknown') return failure(c, 'not_found');
      if (result === 'in_use') return failure(c, 'picture_in_use');
      if (result === 'was_shown') return failure(c, 'picture_was_shown');
      return { ok: true };
    },
  });
}
