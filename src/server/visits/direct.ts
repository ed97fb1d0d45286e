import type { IncomingMessage, ServerResponse } from 'node:http';
import { API } from '#api-paths.ts';
import { type VisitBeat, visitBeat, visitEnd, visitId } from '#contract/visits.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { directAddress, type Proxies, trustedProxies } from '../http/client-address.ts';
import { hasShortBody, headersOf, readShortBody } from '../http/direct-request.ts';
import { isJson } from '../http/read-json.ts';
import { isOwnOrigin } from '../http/same-origin.ts';
import { bareHeaders } from '../http/security-headers.ts';
import type { Shop } from '../shop.ts';
import {
  type RateLimited,
  type Refusal,
  type Source,
  sourceOf,
  type VisitIngest,
} from './ingest.ts';
import { BEAT_LIMIT_BYTES } from './routes.ts';
import { SlowRefusals } from './slow-refusals.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Cached bodies: most beats repeat the page, referrer and cart of an earlier one. At most 2 MB. */
const BEATS_REMEMBERED = 2_000;
const BEAT_PATH = API.activeSession.replace(':session_id', '');

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The app parses it again and replies with the error.
    return undefined;
  }
}

function beatOf(body: string): VisitBeat | 'unclear' {
  const beat = visitBeat.safeParse(parsed(body));
  return beat.success ? beat.data : 'unclear';
}

/** Handles requests about visits without the app, as far as that is possible. */
class DirectVisits {
  readonly #shop: Shop;
  readonly #ingest: VisitIngest;
  readonly #trusted: Proxies;
  readonly #beats = new BoundedCache<VisitBeat | 'unclear'>(BEATS_REMEMBERED);

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#ingest = shop.parts.visits;
    this.#trusted = trustedProxies(shop.settings.trustProxy);
  }

  /** True for an ordinary beat or beacon by its head: own origin, JSON, short body. */
  wants(request: IncomingMessage): boolean {
    const { method, url = '' } = request;
    const beat = method === 'PUT' && url.startsWith(BEAT_PATH);
    const end = method === 'POST' && url === API.cleanupSession;
    const header = headersOf(request);
    return (
      (beat || end) &&
      hasShortBody(request, BEAT_LIMIT_BYTES) &&
      isJson(header('content-type'), { allowText: end }) &&
      isOwnOrigin(header, this.#shop.settings.baseUrl)
    );
  }

  admit(source: Source): RateLimited | undefined {
    return this.#ingest.admit(source.address);
  }

  /** Returns undefined if accepted, the refusal, or `unclear` if the app has to handle the request. */
  take(request: IncomingMessage, source: Source, body: Buffer): Refusal | 'unclear' | undefined {
    const text = body.toString('utf8');
    if (request.method === 'POST') {
      const end = visitEnd.safeParse(parsed(text));
      if (!end.success) return 'unclear';
      return this.#ingest.leave(end.data.session_id, source);
    }
    const id = (request.url ?? '').slice(BEAT_PATH.length);
    const beat = this.#beats.get(text, () => beatOf(text));
    if (beat === 'unclear' || !visitId.safeParse(id).success) return 'unclear';
    if (beat.session_id !== undefined && beat.session_id !== id) return 'unclear';
    return this.#ingest.beat(id, beat, source);
  }

  sourceOf(request: IncomingMessage): Source {
    return sourceOf(directAddress(request, this.#trusted), headersOf(request));
  }
}

export interface VisitsOptions {
  /** Largest number of refusals that wait at once, 4 KB each. */
  readonly refusalsWaiting?: number;
}

/**
 * Handles beats straight from node:http: they are most of the requests of a busy shop, and the app around
 * them would cost more than they do. Only accepted beats (204 without a body) and those over a rate limit
 * are handled here. All others go to `otherwise`, the app, whose routes for visits know every refusal.
 */
export function visitsFirst(
  shop: Shop,
  otherwise: Listener,
  { refusalsWaiting = 1_000 }: VisitsOptions = {},
): Listener {
  const visits = new DirectVisits(shop);
  const headers = bareHeaders(shop.settings.baseUrl);
  const accepted = ['cache-control', 'no-store', ...headers];
  const refusals = new SlowRefusals(refusalsWaiting, headers);
  return (request, response) => {
    if (!visits.wants(request)) {
      otherwise(request, response);
      return;
    }
    const source = visits.sourceOf(request);
    const flooding = visits.admit(source);
    if (flooding) {
      refusals.give(request, response, flooding);
      return;
    }
    readShortBody(request, (body) => {
      const refusal = visits.take(request, source, body);
      if (refusal === undefined) {
        response.writeHead(204, accepted);
        response.end();
      } else if (refusal !== 'unclear' && refusal.code === 'rate_limited') {
        refusals.give(request, response, refusal);
      } else {
        otherwise(request, response);
      }
    });
  };
}
