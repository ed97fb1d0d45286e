import { type Context, Hono } from 'hono';
import { API } from '#api-paths.ts';
import { type ViewersReply, visitBeat, visitEnd, visitId } from '#contract/visits.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { type Refusal, sourceOf } from './ingest.ts';
import { Viewers } from './viewers.ts';

/** A beat has about 200 bytes; the longer one of the specification, with its agent, fits as well. */
export const BEAT_LIMIT_BYTES = 1024;

const senderOf = (c: Context) => sourceOf(c.get('address'), (name) => c.req.header(name));

function answer(c: Context, refusal: Refusal | undefined): Response {
  if (!refusal) return c.body(null, 204);
  const { code, ...extra } = refusal;
  return failure(c, code, extra);
}

/** Routes of visits (docs/specification.md#7-interfaces). Every accepted write gets a 204. */
export function visitRoutes(shop: Shop): Hono {
  const app = new Hono();
  const ingest = shop.parts.visits;
  const viewers = new Viewers(shop);
  const options = { limitBytes: BEAT_LIMIT_BYTES };

  for (const path of [API.activeSession, API.cleanupSession]) {
    app.on(['PUT', 'DELETE', 'POST'], path, async (c, next) => {
      const refused = ingest.admit(c.get('address'));
      return refused ? answer(c, refused) : next();
    });
  }

  app.put(API.activeSession, async (c) => {
    const id = visitId.safeParse(c.req.param('session_id'));
    if (!id.success) return failure(c, 'invalid_body', { about: 'session_id' });
    const body = await readJson(c, visitBeat, options);
    if (!body.ok) return body.response;
    const named = body.value.session_id;
    if (named !== undefined && named !== id.data) {
      return failure(c, 'invalid_body', { about: 'session_id' });
    }
    return answer(c, ingest.beat(id.data, body.value, senderOf(c)));
  });

  app.delete(API.activeSession, (c) => {
    const id = visitId.safeParse(c.req.param('session_id'));
    if (!id.success) return failure(c, 'invalid_body', { about: 'session_id' });
    return answer(c, ingest.leave(id.data, senderOf(c)));
  });

  app.post(API.cleanupSession, async (c) => {
    // A beacon may come as `text/plain`: `sendBeacon` sends a string that way.
    const body = await readJson(c, visitEnd, { ...options, allowText: true });
    if (!body.ok) return body.response;
    return answer(c, ingest.leave(body.value.session_id, senderOf(c)));
  });

  app.get(API.viewers, async (c) => {
    const refused = limited(c, shop, 'viewers');
    if (refused) return refused;
    return c.json({ viewers: await viewers.counts() } satisfies ViewersReply);
  });

  return app;
}
