import { z } from 'zod';
import type { IdempotencyRecord } from '../records.ts';
import type { World } from '../world.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { expand } from './expand.ts';
import { faultBody, Refusal, refusal, type StripeFault } from './fault.ts';
import { readForm } from './form.ts';
import { fingerprint, isAlive, keyInUse, keyMisused } from './idempotency.ts';
import { list, need, readParams, text } from './params.ts';

interface ApiRequest {
  method: string;
  path: string;
  /** Form-encoded parameters: the body of a POST, else the query. */
  params: string;
  /** The id in the path; empty where there is none. */
  id: string;
  key: string | undefined;
}

export interface ApiReply {
  status: number;
  body: string;
  replayed: boolean;
}

const expandParam = z.strictObject({ expand: need(list(need(text()), { max: 20 })) });

export function faultReply(fault: StripeFault): ApiReply {
  return { status: fault.status, body: render(faultBody(fault)), replayed: false };
}

function render(body: object): string {
  return JSON.stringify(body, null, 2);
}

/** Runs API requests with Stripe's rules for idempotency keys. */
export function createHandler(world: World) {
  const inUse = new Set<string>();

  /** Everything that the reply says is on disk. `hold` keeps a key in use meanwhile (the delay faults). */
  return async (
    endpoint: Endpoint,
    request: ApiRequest,
    hold?: () => Promise<void>,
  ): Promise<ApiReply> => {
    const key = request.method === 'POST' ? request.key : undefined;
    if (key === undefined) {
      await hold?.();
      return execute(world, endpoint, request, undefined);
    }
    if (inUse.has(key)) return faultReply(keyInUse(key));
    inUse.add(key);
    try {
      await hold?.();
      const known = world.store.get('idempotency', key);
      if (!known || !isAlive(known, world.clock.now())) {
        return execute(world, endpoint, request, key);
      }
      return replay(known, request);
    } finally {
      inUse.delete(key);
    }
  };
}

function replay(known: IdempotencyRecord, { method, path, params }: ApiRequest): ApiReply {
  const name = `${method} ${path}`;
  if (known.fingerprint !== fingerprint(name, params)) return faultReply(keyMisused(known, name));
  return { status: known.status, body: known.body, replayed: true };
}

function execute(
  world: World,
  endpoint: Endpoint,
  { method, path, params, id }: ApiRequest,
  key: string | undefined,
): ApiReply {
  const tx = world.store.begin();
  let reply: ApiReply;
  try {
    const body = run({ world, tx, id }, endpoint, params);
    reply = { status: 200, body: render(body), replayed: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply = faultReply(error.fault);
    if (!error.fault.executed) return reply;
  }
  if (key !== undefined) {
    const { status, body } = reply;
    const name = `${method} ${path}`;
    // In the same transaction as the effect: a crash can't keep one and lose the other.
    tx.put('idempotency', key, {
      key,
      fingerprint: fingerprint(name, params),
      endpoint: name,
      status,
      body,
      createdAt: world.clock.now(),
    });
  }
  tx.commit();
  return reply;
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
