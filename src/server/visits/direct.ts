import type { IncomingMessage, ServerResponse } from 'node:http';
import { API } from '../../api-paths.ts';
import { visitBeat, visitEnd, visitId } from '../../contract/visits.ts';
import { forwardedAddress, type Proxies, trustedProxies } from '../http/client-address.ts';
import { isOwnOrigin } from '../http/same-origin.ts';
import { hasShortBody, readShortBody } from '../http/short-body.ts';
import type { Shop } from '../shop.ts';
import type { RateLimited, Refusal, Source, VisitIngest } from './ingest.ts';
import { ingestOf } from './ingest-of.ts';
import { BEAT_LIMIT_BYTES } from './routes.ts';
import { SlowRefusals } from './slow-refusals.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const BEAT_PATH = API.activeSession.replace(':session_id', '');

/** A beacon may come as text; see `routes.ts`. */
function isJson(type: string | undefined, orText: boolean): boolean {
  if (type === 'application/json') return true;
  const bare = type?.split(';')[0]?.trim().toLowerCase();
  return bare === 'application/json' || (orText && bare === 'text/plain');
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Whatever is wrong with it, `otherwise` looks again and says so.
    return undefined;
  }
}

/** One request about a visit, as far as it can be answered without the app. */
class DirectVisits {
  readonly #shop: Shop;
  readonly #ingest: VisitIngest;
  readonly #trusted: Proxies;

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#ingest = ingestOf(shop);
    this.#trusted = trustedProxies(shop.settings.trustProxy);
  }

  /** Whether its head is that of an ordinary beat or beacon: ours, JSON, short. */
  wants(request: IncomingMessage): boolean {
    const { method, url = '', headers } = request;
    const beat = method === 'PUT' && url.startsWith(BEAT_PATH);
    const end = method === 'POST' && url === API.cleanupSession;
    const site = headers['sec-fetch-site'];
    return (
      (beat || end) &&
      hasShortBody(request, BEAT_LIMIT_BYTES) &&
      isJson(headers['content-type'], end) &&
      isOwnOrigin(
        {
          origin: headers.origin,
          site: typeof site === 'string' ? site : undefined,
          host: headers.host,
        },
        this.#shop.settings.baseUrl,
      )
    );
  }

  admit(source: Source): RateLimited | undefined {
    return this.#ingest.admit(source.address);
  }

  /** Nothing when it was taken; else why not, or that the app has to say. */
  take(request: IncomingMessage, source: Source, body: Buffer): Refusal | 'unclear' | undefined {
    const json = parsed(body);
    if (request.method === 'POST') {
      const end = visitEnd.safeParse(json);
      if (!end.success) return 'unclear';
      return this.#ingest.leave(end.data.session_id, source);
    }
    const id = (request.url ?? '').slice(BEAT_PATH.length);
    const beat = visitBeat.safeParse(json);
    if (!beat.success || !visitId.safeParse(id).success) return 'unclear';
    const named = beat.data.session_id;
    if (named !== undefined && named !== id) return 'unclear';
    return this.#ingest.beat(id, beat.data, source);
  }

  sourceOf({ headers, socket }: IncomingMessage): Source {
    const forwarded = headers['x-forwarded-for'];
    return {
      address: forwardedAddress(
        socket.remoteAddress ?? '',
        typeof forwarded === 'string' ? forwarded : undefined,
        this.#trusted,
      ),
      agent: headers['user-agent'],
      cookie: headers.cookie,
    };
  }
}

export interface VisitsOptions {
  /** How many refusals may wait at once, 4 KB each. */
  readonly refusalsWaiting?: number;
}

/**
 * Takes beats straight from node:http: they are most of what a busy shop hears, and the app around
 * them would cost more than they do. Only what is in order is answered here, with a bare 204, and what
 * comes too often; all else goes to `otherwise`, the app, whose routes for visits know every refusal.
 */
export function visitsFirst(
  shop: Shop,
  otherwise: Listener,
  { refusalsWaiting = 1_000 }: VisitsOptions = {},
): Listener {
  const visits = new DirectVisits(shop);
  const refusals = new SlowRefusals(refusalsWaiting);
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
        response.writeHead(204);
        response.end();
      } else if (refusal !== 'unclear' && refusal.code === 'rate_limited') {
        refusals.give(request, response, refusal);
      } else {
        otherwise(request, response);
      }
    });
  };
}
