import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ApiFault } from '../control/faults.ts';
import { isSame } from '../guard.ts';
import { API_VERSION } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { ACCOUNT_ID } from './account.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { invalidRequest, Refusal, type StripeFault } from './fault.ts';
import { type ApiReply, createHandler, faultReply, newRequestId } from './handle.ts';

/** The key of an account that was given none. */
export const SECRET_KEY = 'sk_test_sandbox';
const BAD_KEY = `Invalid API Key provided: ${SECRET_KEY.slice(0, 8)}${'*'.repeat(12)}`;

type Env = { Bindings: HttpBindings };

/** Stripe's paths. */
export function createApi(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const handle = createHandler(world);

  // Tests move its clock: expiry and signatures go by it, so a caller has to see it.
  app.use('/v1/*', async (c, next) => {
    await next();
    c.header('date', new Date(world.clock.now()).toUTCString());
  });

  for (const endpoint of ENDPOINTS) {
    app.on(endpoint.method, endpoint.path, async (c) => {
      const opened = await open(c, world.apiKey);
      if ('fault' in opened) return reply(c, faultReply(opened.fault), opened);
      const trouble = world.faults.takeApi(c.req.method, c.req.path);
      const fails = trouble !== undefined && isOwnFailure(trouble);
      if (trouble?.when === 'before' && trouble.effect !== 'delay' && !fails) {
        return makeTrouble(c, trouble, opened);
      }
      const request = {
        method: c.req.method,
        path: c.req.path,
        params: opened.params,
        id: c.req.param('id') ?? '',
        requestId: opened.requestId,
        key: c.req.header('idempotency-key'),
      };
      const wait = () => (trouble?.effect === 'delay' ? pause(trouble.delayMs) : Promise.resolve());
      const early = trouble?.when === 'before' ? wait : () => Promise.resolve();
      const run = fails ? failing(endpoint, trouble) : endpoint;
      const answer = await handle(run, request, early);
      if (trouble?.when === 'after') {
        if (trouble.effect !== 'delay') return makeTrouble(c, trouble, opened);
        await wait();
      }
      return reply(c, answer, opened);
    });
  }

  app.all('/v1/*', async (c) => {
    const opened = await open(c, world.apiKey);
    if ('fault' in opened) return reply(c, faultReply(opened.fault), opened);
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). The sandbox knows only a part of Stripe's API.`;
    return reply(c, faultReply({ ...invalidRequest(message), status: 404 }), opened);
  });
  return app;
}

interface Opened {
  requestId: string;
}

/** Key and parameters of a request. */
async function open(
  c: Context<Env>,
  apiKey: string,
): Promise<Opened & ({ params: string } | { fault: StripeFault })> {
  const requestId = newRequestId();
  const [, key = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (!isSame(key, apiKey)) {
    const message =
      key === ''
        ? `You did not provide an API key. Send the sandbox's key as 'Authorization: Bearer'.`
        : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}`;
    return { requestId, fault: { ...invalidRequest(message), status: 401 } };
  }
  if (c.req.method !== 'POST') return { requestId, params: new URL(c.req.url).search.slice(1) };
  const params = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  if (params === '' || type.startsWith('application/x-www-form-urlencoded')) {
    return { requestId, params };
  }
  const message = `Invalid request content type ${type || '(none)'}: parameters are form-encoded.`;
  return { requestId, fault: invalidRequest(message) };
}

function reply(c: Context<Env>, answer: ApiReply, { requestId }: Opened): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    'cache-control': 'no-store',
  };
  const key = c.req.header('idempotency-key');
  if (key !== undefined && c.req.method === 'POST') headers['idempotency-key'] = key;
  if (answer.replayed) headers['idempotent-replayed'] = 'true';
  return new Response(answer.body, { status: answer.status, headers });
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

function failing(endpoint: Endpoint, trouble: ApiFault): Endpoint {
  const failure = new Refusal({ ...troubleFault(trouble), executed: true });
  return {
    ...endpoint,
    run: (call, raw) => {
      if (trouble.status === 404) {
        const nothing = call.world.store.begin();
        nothing.get = () => undefined;
        endpoint.run({ ...call, tx: nothing }, raw);
      }
      throw failure;
    },
  };
}

function internalError(status: number): StripeFault {
  return { type: 'api_error', message: 'An unknown error occurred', status };
}

/** Answers as a struggling or refusing Stripe would, or not at all. */
function makeTrouble(c: Context<Env>, trouble: ApiFault, opened: Opened): Response {
  if (trouble.effect === 'cut') {
    c.env.outgoing.destroy();
    // Nobody reads this: the connection is gone.
    return new Response(null, { status: 500 });
  }
  return reply(c, faultReply(troubleFault(trouble)), opened);
}

function troubleFault({ status, message }: ApiFault): StripeFault {
  const refusal = (sentence: string, more: { code?: string } = {}) => ({
    ...invalidRequest(message ?? sentence, more),
    status,
  });
  switch (status) {
    case 400:
      return refusal('Invalid request.');
    case 401:
      return refusal(BAD_KEY);
    case 403:
      return refusal(
        `The provided key '${SECRET_KEY.slice(0, 8)}${'*'.repeat(12)}' does not have the required permissions for this endpoint on account '${ACCOUNT_ID}'. Having more permissions would allow this request to continue.`,
        { code: 'more_permissions_required' },
      );
    case 404:
      return refusal('Unrecognized request URL.');
    case 429:
      return refusal('Request rate limit exceeded.', { code: 'rate_limit' });
    default:
      return { ...internalError(status), ...(message ? { message } : {}) };
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
