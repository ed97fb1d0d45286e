import { type Context, Hono } from 'hono';
import {
  type DeskPicture,
  type DeskPictureDetail,
  deskMediaBody,
  deskMediaQuery,
  FILE_NAME_HEADER,
  MEDIA_NAME_MAX,
  UPLOAD_LIMIT_BYTES,
} from '#contract/desk-media.ts';
import { isStorable } from '#contract/text.ts';
import { DESK_API } from '#desk-paths.ts';
import { atMost } from '../at-most.ts';
import { failure } from '../errors.ts';
import { readBytes, readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { changePicture, removePicture, storePicture } from './change-media.ts';
import { readLibrary, readPicture, readPictureDetail } from './media-library.ts';

/** Returns the name of an uploaded file as the library shows it, without folder and ending. */
function pictureName(header: string | undefined): string {
  let name = '';
  try {
    name = decodeURIComponent(header ?? '');
  } catch {
    // No percent-encoding: the picture gets the name of those that have none.
  }
  const plain = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]{1,5}$/, '')
    .normalize()
    .trim()
    .slice(0, MEDIA_NAME_MAX);
  return plain !== '' && isStorable(plain) ? plain : 'Bild';
}

/** Id of a path; empty if there can be no such picture. */
const idIn = (c: Context) => /^[0-9a-f]{32}$/.exec(c.req.param('id') ?? '')?.[0] ?? '';

/** Uploads that a node reads and decodes; of others it holds no byte. */
const UPLOADS_AT_ONCE = 2;

/** Library of uploaded pictures. */
export function mediaLibraryRoutes(shop: Shop): Hono {
  const app = new Hono();
  const receive = atMost(UPLOADS_AT_ONCE, async (c: Context) => {
    const upload = await readBytes(c, UPLOAD_LIMIT_BYTES);
    return upload.ok ? shop.parts.media.processor.prepareMaster(upload.bytes) : upload;
  });
  app.get(DESK_API.deskMedia, async (c) => {
    const query = deskMediaQuery.safeParse(c.req.query());
    return query.success ? c.json(await readLibrary(shop, query.data)) : failure(c, 'invalid_body');
  });
  app.post(DESK_API.deskMedia, async (c) => {
    const admin = c.get('admin');
    const { media } = shop.parts;
    const master = await receive(c);
    if (!master.ok) return failure(c, master.code);
    const name = pictureName(c.req.header(FILE_NAME_HEADER));
    const isNew = await storePicture(shop, admin, master, name);
    const picture = await readPicture(shop, master.id);
    if (picture === undefined) return failure(c, 'not_found');
    // Beside the response: a page that shows it first would wait otherwise.
    media
      .prepare(picture.base)
      .catch((error: unknown) => shop.log.failed('sizes of an upload are made later', error));
    return c.json(picture satisfies DeskPicture, isNew ? 201 : 200);
  });
  app.get(DESK_API.deskPicture, async (c) => {
    const picture = await readPictureDetail(shop, idIn(c));
    return picture ? c.json(picture satisfies DeskPictureDetail) : failure(c, 'not_found');
  });
  app.patch(DESK_API.deskPicture, async (c) => {
    const admin = c.get('admin');
    const id = idIn(c);
    const body = await readJson(c, deskMediaBody);
    if (!body.ok) return body.response;
    if (!(await changePicture(shop, admin, id, body.value))) return failure(c, 'not_found');
    const picture = await readPictureDetail(shop, id);
    return picture ? c.json(picture satisfies DeskPictureDetail) : failure(c, 'not_found');
  });
  app.delete(DESK_API.deskPicture, async (c) => {
    const isConfirmed = c.req.query('was_shown') === '1';
    const result = await removePicture(shop, c.get('admin'), idIn(c), isConfirmed);
    if (result === 'unknown') return failure(c, 'not_found');
    if (result === 'in_use') return failure(c, 'picture_in_use');
    if (result === 'was_shown') return failure(c, 'picture_was_shown');
    return c.body(null, 204);
  });
  return app;
}
