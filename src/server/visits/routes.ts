import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { VISIT_ENDPOINTS } from '#contract/endpoints/visits.ts';
import { visitEnd, visitId } from '#contract/visits.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import { serve } from '../http/serve.ts';
import type { RangeShop } from '../shop.ts';
import { type HasVisits, type Refusal, sourceOf } from './ingest.ts';

/** Delay of a refusal over a rate limit. */
const REFUSAL_WAITS_MS = 500;

interface VisitsOptions {
  /** Largest number of delayed refusals at once; further ones are sent at once, so that a flood can't fill the memory. */
  readonly refusalsWaiting?: number;
}

export function visitRoutes(
  shop: RangeShop & HasVisits,
  { refusalsWaiting = 1_000 }: VisitsOptions = {},
): Hono {
  const app = new Hono();
  const ingest = shop.parts.visits;
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

  for (const path of ['/api/active-sessions/:session_id', '/api/cleanup-session']) {
    app.on(['PUT', 'DELETE', 'POST'], path, async (c, next) => {
      const refused = ingest.admit(c.get('address'));
      return refused ? answer(c, refused) : next();
    });
  }

  const senderOf = (c: Context) => sourceOf(c.get('address'), (name) => c.req.header(name));
  const isVisit = (id: string) => visitId.safeParse(id).success;
  const badId = (c: Context) => failure(c, 'invalid_body', { about: 'session_id' });

  const routes = serve(VISIT_ENDPOINTS, {
    'PUT /api/active-sessions/:session_id': (c, { params: { session_id: id }, body }) =>
      isVisit(id) && (body.session_id ?? id) === id
        ? answer(c, ingest.beat(id, body, senderOf(c)))
        : badId(c),
    'DELETE /api/active-sessions/:session_id': (c, { params: { session_id: id } }) =>
      isVisit(id) ? answer(c, ingest.leave(id, senderOf(c))) : badId(c),
    'POST /api/cleanup-session': async (c) => {
      // `sendBeacon` sends a string as `text/plain`.
      const body = await readJson(c, visitEnd, { limitBytes: 1024, allowText: true });
      if (!body.ok) return body.response;
      return answer(c, ingest.leave(body.value.session_id, senderOf(c)));
    },
  });
  return app.route('/', routes);
}
