import type { Cause } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import type { Outcome } from './fault.ts';
import type { RawFields } from './form.ts';
import type { Field } from './params.ts';
import { type ReadShape, readParams } from './shape.ts';

/** One API request on its way through an endpoint. */
export interface Call {
  world: World;
  tx: Tx;
  /** The `Stripe-Version` of the request, e.g. `2026-10-28.endive`. */
  version: string;
  cause: Cause;
  /** Ids from the path, by name. */
  ids: Readonly<Record<string, string>>;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** As Hono writes paths: `/v1/refunds/:id`. */
  path: string;
  run(call: Call, raw: RawFields): Outcome;
}

/**
 * Declares an endpoint. Runs are synchronous, so no two of them interleave; what they put into
 * the transaction is on disk before the answer leaves.
 */
export function endpoint<F extends Record<string, Field<unknown>>>(
  method: Endpoint['method'],
  path: string,
  fields: F,
  run: (call: Call, params: ReadShape<F>) => Outcome,
): Endpoint {
  return {
    method,
    path,
    run: (call, raw) => {
      const read = readParams(fields, raw);
      return read.ok ? run(call, read.params) : { ok: false, fault: read.fault };
    },
  };
}

/** The id a path names; the route guarantees it. */
export function idOf(call: Call, name = 'id'): string {
  const id = call.ids[name];
  if (id === undefined) throw new Error(`The route has no ${name}`);
  return id;
}
