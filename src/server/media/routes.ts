import { Hono } from 'hono';
import { API } from '../../api-paths.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import type { Shop } from '../shop.ts';
import { MEDIA_TYPES, type MediaEnding } from './picture-file.ts';

/** Files of uploaded pictures. */
export function mediaRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.get(API.media, async (c) => {
    const id = c.req.param('id');
    const name = c.req.param('file');
    const { media } = shop.parts;
    let bytes = await media.readMade(id, name);
    if (bytes === undefined) {
      const tooMany = limited(c, shop, 'media');
      if (tooMany) return tooMany;
      bytes = await media.read(id, name);
    }
    if (bytes === undefined) return failure(c, 'not_found');
    const ending = name.slice(name.lastIndexOf('.') + 1) as MediaEnding;
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': MEDIA_TYPES[ending],
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
}
