import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import type { RequestHandler } from '../http/server.ts';
import type { Shop } from '../shop.ts';

type NotingShop = Pick<Shop, 'metrics' | 'log' | 'settings'>;

const CHECKOUT = 'POST /api/create-checkout' satisfies keyof typeof ENDPOINTS;
/** Files of the storefront; everything else outside of the API is a document. */
const FOLDERS = ['/assets/', '/data/', '/fonts/', '/images/', '/.well-known/'];

/** Declared name of the endpoint that was asked for, also if it refused. */
function endpointOf(c: Context): string {
  const names = matchedRoutes(c).map(({ method, path }) => `${method} ${path}`);
  return names.find((name) => Object.hasOwn(ENDPOINTS, name)) ?? 'unknown';
}

/** A request's line has no path, because paths may name orders, links and people. */
function logRequest(
  { log }: NotingShop,
  endpoint: string,
  status: number,
  startedAt: number,
  requestId: string | null,
): void {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log.info('request', { endpoint, status, ms, ...(requestId === null ? {} : { requestId }) });
}

/** Counts and logs a reply of the API. */
export function noteReply(shop: NotingShop, c: Context, startedAt: number): void {
  const { metrics, settings } = shop;
  if (!metrics.isOn && !settings.requestLog) return;
  const endpoint = endpointOf(c);
  const { status } = c.res;
  metrics.countRequest(endpoint, status, startedAt);
  if (endpoint === CHECKOUT) metrics.countCheckout(c.get('refusal'));
  if (settings.requestLog) logRequest(shop, endpoint, status, startedAt, c.get('requestId'));
}

/** Does the same for documents and files; returns the handler itself where nobody wants to know. */
export function notingPages(shop: NotingShop, serve: RequestHandler): RequestHandler {
  const { metrics, settings } = shop;
  if (!metrics.isOn && !settings.requestLog) return serve;
  const note = ({ url = '' }: IncomingMessage, { statusCode }: ServerResponse, at: number) => {
    const kind = FOLDERS.some((folder) => url.startsWith(folder)) ? 'file' : 'page';
    metrics.countRequest(kind, statusCode, at);
    if (settings.requestLog) logRequest(shop, kind, statusCode, at, null);
  };
  return (request, response) => {
    const startedAt = performance.now();
    serve(request, response);
    if (response.writableEnded) note(request, response, startedAt);
    else response.once('close', () => note(request, response, startedAt));
  };
}
