import { z } from 'zod';
import type { Records } from '../records.ts';
import type { World } from '../world.ts';
import { type Call, type Endpoint, endpoint } from './endpoint.ts';
import { missing, noSuch } from './fault.ts';
import { integer, text } from './params.ts';

interface Listed {
  id: string;
  created?: number;
}

/** One kind of object of the API: its path, its place in the store, and its names in errors. */
export interface Resource<K extends keyof Records> {
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

/** Returns the record that the path names. Throws Stripe's 404. */
export function find<K extends keyof Records>(call: Call, kind: Resource<K>): Records[K] {
  const record = call.tx.get(kind.collection, call.id);
  if (!record) throw missing(kind.noun, call.id, kind.param);
  return record;
}

/** `GET /v1/things/:id` */
export function retrieve<K extends keyof Records>(kind: Resource<K>): Endpoint {
  return endpoint('GET', `${kind.path}/:id`, {}, (call) => kind.of(find(call, kind)));
}

const stamp = integer(0);

/** Seconds since 1970, either exactly or `created[gte]=…`. */
const created = z
  .preprocess(
    (raw) => (typeof raw === 'string' ? { gte: raw, lte: raw } : raw),
    z.strictObject({ gt: stamp, gte: stamp, lt: stamp, lte: stamp }),
  )
  .exactOptional();

/** Parameters of every list. */
export const PAGING = { limit: integer(1, 100), starting_after: text() };

/** Parameters of a list that is ordered by time. */
export const LISTING = { ...PAGING, created };

/** `GET /v1/things`, newest first. A filter compares the property of the same name. */
export function listing<K extends keyof Records, F extends z.ZodRawShape>(
  kind: Resource<K>,
  filters: F,
): Endpoint {
  return endpoint('GET', kind.path, { ...LISTING, ...filters }, ({ world }, params) => {
    const { created: range, ...paging } = params as Listing;
    const wanted = Object.entries(params).filter(([name]) => Object.hasOwn(filters, name));
    const objects = newestFirst(world, kind).filter(
      (object) =>
        isWithin(object.created ?? 0, range) && hasProperties(object, Object.fromEntries(wanted)),
    );
    return page(objects, kind.path, paging);
  });
}

type Listing = z.output<z.ZodObject<typeof LISTING>>;

function hasProperties(object: object, wanted: object): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const own: unknown = (object as Record<string, unknown>)[name];
    return typeof value === 'object' ? hasProperties(own ?? {}, value) : own === value;
  });
}

export function isWithin(seconds: number, range: Listing['created']): boolean {
  const { gt = -1, gte = 0, lt = Number.MAX_SAFE_INTEGER, lte = lt } = range ?? {};
  return seconds > gt && seconds >= gte && seconds < lt && seconds <= lte;
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

/** Given keys replace, empty values remove, the rest stays. */
export function mergeMetadata(
  present: Record<string, string> | null,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  const merged = Object.entries({ ...present, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
