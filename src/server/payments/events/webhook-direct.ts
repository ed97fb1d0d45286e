import type { IncomingMessage } from 'node:http';
import { API } from '../../../api-paths.ts';
import { bareHeaders } from '../../http/security-headers.ts';
import type { RequestHandler } from '../../http/server.ts';
import { hasShortBody, readShortBody } from '../../http/short-body.ts';
import type { Shop } from '../../shop.ts';
import { takeWebhook, WEBHOOK_LIMIT_BYTES } from './webhook.ts';

const RECEIVED = JSON.stringify({ received: true });

/** An event as Stripe sends it: no browser, and a body whose length is known and allowed. */
function isDelivery(request: IncomingMessage): boolean {
  const { method, url, headers } = request;
  const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return (
    method === 'POST' &&
    url === API.stripeWebhook &&
    !isBrowser &&
    hasShortBody(request, WEBHOOK_LIMIT_BYTES)
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
    if (!isDelivery(request)) {
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
