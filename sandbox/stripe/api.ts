import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ApiFault } from '../control/faults.ts';
import { isSame } from '../guard.ts';
import { newId } from '../ids.ts';
import { API_VERSION } from '../webhooks/deliver.ts';
import type { World } from '../world.ts';
import { ACCOUNT_ID } from './account.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { invalidRequest, Refusal, type StripeFault } from './fault.ts';
import { type ApiReply, createHandler, faultReply } from './handle.ts';

/** The key of an account that was given none. */
export const SECRET_KEY = 'sk_test_sandbox';

type Env = { Bindings: HttpBindings };

/** Stripe's paths. */
export function createApi(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const handle = createHandler(world);

  app.use('/v1/*', async (c, next) => {
    const refused = await refusalOf(c, world.apiKey);
    if (refused) c.res = reply(c, faultReply(refused));
    else await next();
    // Tests move its clock: expiry and signatures go by it, so a caller has to see it.
    c.header('date', new Date(world.clock.now()).toUTCString());
  });

  for (const endpoint of ENDPOINTS) {
    app.on(endpoint.method, endpoint.path, async (c) => {
      const { method, path } = c.req;
      const fault = world.faults.takeApi(method, path);
      const fails = fault !== undefined && isOwnFailure(fault);
      const isLate = fault?.when === 'after';
      const isDelay = fault?.effect === 'delay';
      if (fault && !isLate && !isDelay && !fails) return applyFault(c, fault);
      const wait = async (): Promise<void> => {
        if (isDelay) await pause(fault?.delayMs);
      };
      const request = {
        method,
        path,
        params: method === 'POST' ? await c.req.text() : new URL(c.req.url).search.slice(1),
        id: c.req.param('id') ?? '',
        key: c.req.header('idempotency-key'),
      };
      const run = fails ? failing(endpoint, fault) : endpoint;
      const done = await handle(run, request, isLate ? undefined : wait);
      if (isLate && !isDelay) return applyFault(c, fault);
      if (isLate) await wait();
      return reply(c, done);
    });
  }

  app.all('/v1/*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). The sandbox knows only a part of Stripe's API.`;
    return reply(c, faultReply({ ...invalidRequest(message), status: 404 }));
  });
  return app;
}

/** The refusal of a request with another key, or that is no form. */
async function refusalOf(c: Context<Env>, apiKey: string): Promise<StripeFault | undefined> {
  const [, key = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (!isSame(key, apiKey)) {
    const message =
      key === ''
        ? `You did not provide an API key. Send the sandbox's key as 'Authorization: Bearer'.`
        : `Invalid API Key provided: ${masked(key)}`;
    return { ...invalidRequest(message), status: 401 };
  }
  const type = c.req.header('content-type') ?? '';
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  if (c.req.method !== 'POST' || isForm || (await c.req.text()) === '') return undefined;
  return invalidRequest(
    `Invalid request content type ${type || '(none)'}: parameters are form-encoded.`,
  );
}

function masked(key: string): string {
  return key.slice(0, 8) + '*'.repeat(12);
}

function reply(c: Context<Env>, { body, replayed, status }: ApiReply): Response {
  const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': newId('req').slice(0, 18),
      'stripe-version': API_VERSION,
      'cache-control': 'no-store',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(replayed && { 'idempotent-replayed': 'true' }),
    },
  });
}

/**
 * True if the call itself is to fail. Stripe keeps a 500 for the call's idempotency key and repeats
 * it; 429, 502 and 503 come from in front of it, and nobody keeps them. A 404 without a message is
 * what the call returns when nothing of what it names exists.
 */
function isOwnFailure({ when, effect, status, message }: ApiFault): boolean {
  if (when !== 'before' || effect !== 'status') return false;
  return status === 500 || (status === 404 && message === undefined);
}

function failing(endpoint: Endpoint, fault: ApiFault): Endpoint {
  return {
    ...endpoint,
    run: (call, raw) => {
      if (fault.status === 404) {
        const nothing = call.world.store.begin();
        nothing.get = () => undefined;
        endpoint.run({ ...call, tx: nothing }, raw);
      }
      throw new Refusal({ ...stripeFault(fault), executed: true });
    },
  };
}

/** Replies as a struggling or refusing Stripe would, or not at all. */
function applyFault(c: Context<Env>, fault: ApiFault): Response {
  if (fault.effect !== 'cut') return reply(c, faultReply(stripeFault(fault)));
  c.env.outgoing.destroy();
  // Nobody reads this: the connection is gone.
  return new Response(null, { status: 500 });
}

function stripeFault({ status, message }: ApiFault): StripeFault {
  const key = masked(SECRET_KEY);
  const refusals: Record<number, [sentence: string, code?: string]> = {
    400: ['Invalid request.'],
    401: [`Invalid API Key provided: ${key}`],
    403: [
      `The provided key '${key}' does not have the required permissions for this endpoint on account '${ACCOUNT_ID}'. Having more permissions would allow this request to continue.`,
      'more_permissions_required',
    ],
    404: ['Unrecognized request URL.'],
    429: ['Request rate limit exceeded.', 'rate_limit'],
  };
  const [sentence, code] = refusals[status] ?? [];
  if (sentence === undefined) {
    return { type: 'api_error', message: message ?? 'An unknown error occurred', status };
  }
  return { ...invalidRequest(message ?? sentence, code ? { code } : {}), status };
}
