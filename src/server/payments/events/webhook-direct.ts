import type { IncomingMessage } from 'node:http';
import { API } from '#api-paths.ts';
import { hasShortBody, headersOf, readShortBody } from '#server/http/direct-request.ts';
import { isOwnOrigin } from '#server/http/same-origin.ts';
import { bareHeaders } from '#server/http/security-headers.ts';
import type { RequestHandler } from '#server/http/server.ts';
import type { Shop } from '#server/shop.ts';
import { takeWebhook, WEBHOOK_LIMIT_BYTES } from './webhook.ts';

const RECEIVED = JSON.stringify({ received: true });

/** An event as Stripe sends it: a body whose length is known and allowed, and no page of another origin. */
function isDelivery(request: IncomingMessage, baseUrl: string): boolean {
  return (
    request.method === 'POST' &&
    request.url === API.stripeWebhook &&
    hasShortBody(request, WEBHOOK_LIMIT_BYTES) &&
    isOwnOrigin(headersOf(request), baseUrl)
  );
}

/**
 * Takes payment events straight from node:http: in a burst the app around them would cost as much as
 * checking and storing them. Only what was taken is answered here; all else goes to `otherwise`, the
 * app, which knows every refusal. It tries once more, which changes nothing about a stored event.
 */
export function webhooksFirst(shop: Shop, otherwise: RequestHandler): RequestHandler {
  const headers = [
    'content-type',
    'application/json',
    'cache-control',
    'no-store',
    ...bareHeaders(shop.settings.baseUrl),
  ];
  return (request, response) => {
    if (!isDelivery(request, shop.settings.baseUrl)) {
      otherwise(request, response);
      return;
    }
    readShortBody(request, (body) => {
      const refuse = () => otherwise(request, response);
      takeWebhook(shop, body, String(request.headers['stripe-signature'] ?? '')).then((taken) => {
        if (!taken) return refuse();
        response.writeHead(200, headers);
        response.end(RECEIVED);
      }, refuse);
    });
  };
}
