import { setTimeout as pause } from 'node:timers/promises';
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
const BEAT_LIMIT_BYTES = 1024;
/** Delay of a refusal over a rate limit. */
const REFUSAL_WAITS_MS = 500;

export interface VisitsOptions {
  /** Largest number of delayed refusals at once; further ones are sent at once, so that a flood can't fill the memory. */
  readonly refusalsWaiting?: number;
}

/** Routes of visits (docs/specification.md#7-interfaces). Every accepted write gets a 204. */
export function visitRoutes(shop: Shop, { refusalsWaiting = 1_000 }: VisitsOptions = {}): Hono {
  const app = new Hono();
  const ingest = shop.parts.visits;
  const viewers = new Viewers(shop);
  const options = { limitBytes: BEAT_LIMIT_BYTES };
  let waiting = 0;

  /**
   * Refusals over a rate limit are delayed: a client that sends its next request after the last reply, as most
   * scripts do, slows itself down.
   */
  async function answer(c: Context, refusal: Refusal | undefined): Promise<Response> {
    if (!refusal) return c.body(null, 204);
    const { code, ...extra } = refusal;
    if (code === 'rate_limited' && waiting < refusalsWaiting) {
      waiting += 1;
      await pause(REFUSAL_WAITS_MS, undefined, { ref: false });
      waiting -= 1;
    }
    return failure(c, code, extra);
  }

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
    return answer(c, ingest.beat(id.data, body.value, sourceOf(c)));
  });

  app.delete(API.activeSession, async (c) => {
    const id = visitId.safeParse(c.req.param('session_id'));
    if (!id.success) return failure(c, 'invalid_body', { about: 'session_id' });
    return answer(c, ingest.leave(id.data, sourceOf(c)));
  });

  app.post(API.cleanupSession, async (c) => {
    // A beacon may come as `text/plain`: `sendBeacon` sends a string that way.
    const body = await readJson(c, visitEnd, { ...options, allowText: true });
    if (!body.ok) return body.response;
    return answer(c, ingest.leave(body.value.session_id, sourceOf(c)));
  });

  app.get(API.viewers, async (c) => {
    const refused = limited(c, shop, 'viewers');
    if (refused) return refused;
    return c.json({ viewers: await viewers.counts() } satisfies ViewersReply);
  });

  return app;
}
