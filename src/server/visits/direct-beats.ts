import type { IncomingMessage } from 'node:http';
import { VISIT_ENDPOINTS } from '#contract/endpoints/visits.ts';
import { isStorableValue } from '#contract/text.ts';
import { visitId } from '#contract/visits.ts';
import { directAddress, trustedProxies } from '../http/client-address.ts';
import { isJson, jsonOf } from '../http/read-json.ts';
import { isOwnOrigin } from '../http/same-origin.ts';
import type { RequestHandler } from '../http/server.ts';
import type { Shop } from '../shop.ts';
import { type HasVisits, sourceOf } from './ingest.ts';

const BEAT = 'PUT /api/active-sessions/:session_id';
const { body: beatBody, bodyLimit } = VISIT_ENDPOINTS[BEAT];
const FOLDER = '/api/active-sessions/';

/**
 * Accepts ordinary beats without the app, which would cost more than they do
 * (docs/decisions/0083-beats-come-before-the-app.md). Everything else, and every refusal, is the app's.
 *
 * The path of a beat:
 * 1. `web/visits/tracker.ts` sends it with each page and every 30 s.
 * 2. This handler reads and parses it, or hands it to the app (`routes.ts`).
 * 3. `ingest.ts` checks limits and page, and reduces it to what may be kept. No database so far.
 * 4. `queue.ts` merges the beats of a visit (`pending.ts`) and, once a second, hands all of them to `steps.ts`.
 * 5. `steps.ts` cuts them into batches of 5,000 and halves a batch that the database refuses.
 * 6. `writer.ts` writes a batch by one statement (`write-sql.ts`) into presence (`active_sessions`), the day's list of
 *    visits (`visit_days`), the day's counters (`visit_counters`) and the minute (`visit_minutes`).
 */
export function beatsFirst(shop: Shop & HasVisits, app: RequestHandler): RequestHandler {
  const { baseUrl, trustProxy } = shop.settings;
  const trusted = trustedProxies(trustProxy);
  const isTaken = (
    id: string,
    bytes: Buffer,
    address: string,
    header: (name: string) => string | undefined,
  ): boolean => {
    try {
      const { success, data: beat } = beatBody.safeParse(jsonOf(bytes));
      const isValid = success && isStorableValue(beat) && visitId.safeParse(id).success;
      if (!isValid || (beat.session_id ?? id) !== id) return false;
      const { visits } = shop.parts;
      const refused = visits.admit(address) ?? visits.beat(id, beat, sourceOf(address, header));
      return refused === undefined;
    } catch {
      // An error here would end the process; the app meets the same one and answers it.
      return false;
    }
  };
  return (request: IncomingMessage & { rawBody?: Buffer }, response) => {
    const { method, url = '', headers } = request;
    const header = (name: string) => headers[name]?.toString();
    const isBeat = method === 'PUT' && url.startsWith(FOLDER) && isOwnOrigin(header, baseUrl);
    const isShort = Number(headers['content-length'] ?? Number.NaN) <= bodyLimit;
    if (!isBeat || !isShort || !isJson(headers['content-type'])) return app(request, response);
    const startedAt = performance.now();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const bytes = Buffer.concat(parts);
      if (isTaken(url.slice(FOLDER.length), bytes, directAddress(request, trusted), header)) {
        response.writeHead(204).end();
        shop.metrics.countRequest(BEAT, 204, startedAt);
        return;
      }
      // The adapter's name for a body that was read before.
      request.rawBody = bytes;
      app(request, response);
    });
  };
}
