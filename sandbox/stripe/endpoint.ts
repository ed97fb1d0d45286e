import { z } from 'zod';
import type { Tx } from '../records.ts';
import type { World } from '../world.ts';
import type { RawFields } from './form.ts';
import { readParams } from './params.ts';

/** One API request on its way through an endpoint. */
export interface Call {
  world: World;
  tx: Tx;
  /** The id in the path; empty where there is none. */
  id: string;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** As Hono writes paths: `/v1/refunds/:id`. */
  path: string;
  /** Returns the body. Throws a `Refusal`. */
  run(call: Call, raw: RawFields): object;
}

/**
 * Declares an endpoint. Runs are synchronous, so no two of them interleave; what they put into
 * the transaction is on disk before the reply leaves.
 */
export function endpoint<F extends z.ZodRawShape>(
  method: Endpoint['method'],
  path: string,
  fields: F,
  run: (call: Call, params: z.output<z.ZodObject<F>>) => object,
): Endpoint {
  const schema = z.strictObject(fields);
  return {
    method,
    path,
    run: (call, raw) => run(call, readParams(schema, raw)),
  };
}
