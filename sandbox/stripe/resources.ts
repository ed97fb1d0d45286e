import type { z } from 'zod';
import type { Records } from '../records.ts';
import type { World } from '../world.ts';
import { type Call, type Endpoint, endpoint } from './endpoint.ts';
import { noSuch } from './fault.ts';
import { integer, list, need, shape, text } from './params.ts';

interface Listed {
  id: string;
  arrival_date?: number;
  created?: number;
  payment_intent?: unknown;
  status?: unknown;
  type?: string;
}

/** One kind of object of the API: its path, its place in the store, and its names in errors. */
interface Resource<K extends keyof Records> {
  path: string;
  collection: K;
  noun: string;
  param: string;
  /** Returns the object inside its record. */
  of: (record: Records[K]) => Listed;
}

function resource<K extends keyof Records>(
  path: string,
  collection: K,
  noun: string,
  param: string,
  of: Resource<K>['of'],
): Resource<K> {
  return { path: `/v1/${path}`, collection, noun, param, of };
}

/** For records that are the object itself. */
const whole = <T>(record: T): T => record;

export const SESSION = resource(
  'checkout/sessions',
  'sessions',
  'checkout.session',
  'session',
  ({ session }) => session,
);
export const INTENT = resource('payment_intents', 'intents', 'payment_intent', 'intent', whole);
export const REFUND = resource('refunds', 'refunds', 'refund', 'id', ({ refund }) => refund);
export const DISPUTE = resource('disputes', 'disputes', 'dispute', 'dispute', whole);
export const PAYOUT = resource('payouts', 'payouts', 'payout', 'payout', whole);
export const BALANCE = resource(
  'balance_transactions',
  'balance',
  'balance transaction',
  'id',
  whole,
);
export const EVENT = resource('events', 'events', 'event', 'id', whole);

/** Returns the record that the path names. Throws Stripe's 404. */
export function find<K extends keyof Records>(call: Call, kind: Resource<K>): Records[K] {
  const record = call.tx.get(kind.collection, call.id);
  if (!record) throw noSuch(kind.noun, call.id, kind.param, 404);
  return record;
}

/** `GET /v1/things/:id` */
export function retrieve<K extends keyof Records>(kind: Resource<K>): Endpoint {
  return endpoint('GET', `${kind.path}/:id`, {}, (call) => kind.of(find(call, kind)));
}

/** Parameters of every list. */
export const PAGING = { limit: integer(1, 100), starting_after: text() };

const created = shape({ gte: integer(0), lt: integer(0) });
const types = list(need(text()), { max: 20 });
const FILTERS = {
  ...{ created, arrival_date: created, payment_intent: text() },
  ...{ status: text(), type: text(), types },
};
type Filters = z.output<z.ZodObject<typeof PAGING & typeof FILTERS>>;

const isWithin = (
  at = 0,
  { gte = 0, lt = Number.POSITIVE_INFINITY }: z.output<typeof created> = {},
) => at >= gte && at < lt;

/** `GET /v1/things` with these of the known filters, newest first. */
export function listing<K extends keyof Records>(
  kind: Resource<K>,
  ...filters: (keyof typeof FILTERS)[]
): Endpoint {
  const fields = Object.fromEntries(filters.map((name) => [name, FILTERS[name]]));
  return endpoint('GET', kind.path, { ...PAGING, ...fields }, ({ world }, params) => {
    const {
      created: range,
      arrival_date: arrival,
      type,
      payment_intent: intent,
      status,
      types: wanted,
      ...paging
    }: Filters = params;
    const objects = newestFirst(world, kind).filter(
      (object) =>
        isWithin(object.created, range) &&
        isWithin(object.arrival_date, arrival) &&
        (type === undefined || object.type === type) &&
        (intent === undefined || object.payment_intent === intent) &&
        (status === undefined || object.status === status) &&
        (wanted === undefined || wanted.includes(object.type ?? '')),
    );
    return page(objects, kind.path, paging);
  });
}

/** One page of `items`, which are in Stripe's order (newest first, or as on the receipt). */
export function page<T extends { id: string }>(
  items: readonly T[],
  url: string,
  { limit = 10, starting_after }: z.output<z.ZodObject<typeof PAGING>>,
) {
  const after = items.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && after < 0) {
    throw noSuch('object', starting_after, 'starting_after');
  }
  const from = after + 1;
  const to = from + limit;
  return { object: 'list', data: items.slice(from, to), has_more: to < items.length, url };
}

export function newestFirst<K extends keyof Records>(world: World, kind: Resource<K>): Listed[] {
  return [...world.store.values(kind.collection)].map(kind.of).reverse();
}
