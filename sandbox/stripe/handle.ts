import { z } from 'zod';
import { newId } from '../ids.ts';
import type { IdempotencyRecord } from '../records.ts';
import type { World } from '../world.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { expand } from './expand.ts';
import { faultBody, Refusal, refusal, type StripeFault } from './fault.ts';
import { readForm } from './form.ts';
import { fingerprint, isAlive, keyInUse, keyMisused } from './idempotency.ts';
import { list, need, readParams, text } from './params.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** Form-encoded parameters: the body of a POST, else the query. */
  params: string;
  /** The id in the path; empty where there is none. */
  id: string;
  requestId: string;
  key: string | undefined;
}

export interface ApiReply {
  status: number;
  body: string;
  replayed: boolean;
}

const expandParam = z.strictObject({ expand: need(list(need(text()), { max: 20 })) });

export function newRequestId(): string {
  return newId('req').slice(0, 18);
}

export function faultReply(fault: StripeFault): ApiReply {
  return { status: fault.status, body: render(faultBody(fault)), replayed: false };
}

function render(body: object): string {
  return JSON.stringify(body, null, 2);
}

/** Runs API requests with Stripe's rules for idempotency keys. */
export function createHandler(world: World) {
  const inUse = new Set<string>();

  /**
   * Resolves once everything the reply says is on disk. `hold` keeps a key in use meanwhile (the
   * delay faults).
   */
  async function handle(
    endpoint: Endpoint,
    request: ApiRequest,
    hold: () => Promise<void>,
  ): Promise<ApiReply> {
    const { key } = request;
    if (request.method !== 'POST' || key === undefined) {
      await hold();
      const reply = execute(world, endpoint, request);
      await reply.saved;
      return reply.answer;
    }
    if (inUse.has(key)) return faultReply(keyInUse(key));
    inUse.add(key);
    try {
      await hold();
      const known = world.store.get('idempotency', key);
      if (known && isAlive(known, world.clock.now())) {
        await world.store.settled();
        return replay(known, request, key);
      }
      const reply = execute(world, endpoint, request);
      await reply.saved;
      return reply.answer;
    } finally {
      inUse.delete(key);
    }
  }

  return handle;
}

function endpointName({ method, path }: ApiRequest): string {
  return `${method} ${path}`;
}

function replay(known: IdempotencyRecord, request: ApiRequest, key: string): ApiReply {
  const name = endpointName(request);
  if (known.fingerprint !== fingerprint(name, request.params)) {
    return faultReply(keyMisused(key, known, name));
  }
  return { status: known.status, body: known.body, replayed: true };
}

function execute(
  world: World,
  endpoint: Endpoint,
  request: ApiRequest,
): { answer: ApiReply; saved: Promise<void> } {
  const call: Call = {
    world,
    tx: world.store.begin(),
    cause: { id: request.requestId, idempotency_key: request.key ?? null },
    id: request.id,
  };
  let reply: ApiReply;
  try {
    const body = run(call, endpoint, request.params);
    reply = { status: 200, body: render(body), replayed: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply = faultReply(error.fault);
    if (!error.fault.executed) return { answer: reply, saved: world.store.settled() };
  }
  if (request.method === 'POST' && request.key !== undefined) {
    const name = endpointName(request);
    // In the same transaction as the effect: a crash can't keep one and lose the other.
    call.tx.put('idempotency', request.key, {
      key: request.key,
      fingerprint: fingerprint(name, request.params),
      endpoint: name,
      status: reply.status,
      body: reply.body,
      createdAt: world.clock.now(),
    });
  }
  const saved = call.tx.commit();
  return {
    answer: reply,
    saved: Promise.all([saved, world.store.settled()]).then(() => undefined),
  };
}

function run(call: Call, endpoint: Endpoint, params: string): object {
  const form = readForm(params);
  if ('unreadable' in form) {
    throw refusal(`Invalid parameter name: ${form.unreadable}`, { param: form.unreadable });
  }
  const { expand: wanted = {}, ...raw } = form.fields;
  const paths = readParams(expandParam, { expand: wanted }).expand;
  return expand(endpoint.run(call, raw), paths, call);
}
