import type { Tx, World } from '../world.ts';
import { refusal } from './fault.ts';
import {
  BALANCE,
  CHARGE,
  COUPON,
  INTENT,
  lookUp,
  METHOD,
  newestFirst,
  RATE,
  REFUND,
  SESSION,
} from './resources.ts';

const MAX_DEPTH = 4;
const MAX_LISTED = 10;

interface Json {
  id?: unknown;
  object?: unknown;
  charge?: unknown;
  [property: string]: unknown;
}

interface Source {
  world: World;
  tx: Tx;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds the object behind an id, by the property that holds the id. */
const BY_PROPERTY: Readonly<Record<string, (source: Source, id: string) => object | undefined>> = {
  payment_intent: ({ tx }, id) => lookUp(tx, INTENT, id),
  latest_charge: ({ tx }, id) => lookUp(tx, CHARGE, id),
  charge: ({ tx }, id) => lookUp(tx, CHARGE, id),
  payment_method: ({ tx }, id) => lookUp(tx, METHOD, id),
  shipping_rate: ({ tx }, id) => lookUp(tx, RATE, id),
  balance_transaction: ({ tx }, id) => lookUp(tx, BALANCE, id),
  failure_balance_transaction: ({ tx }, id) => lookUp(tx, BALANCE, id),
  coupon: ({ tx }, id) => lookUp(tx, COUPON, id),
  product: ({ world }, id) =>
    [...world.store.values('sessions')]
      .flatMap(({ products }) => products)
      .find((product) => product.id === id),
};

/** Lists that are absent until somebody asks for them, by object and property. */
const HIDDEN: Readonly<Record<string, (source: Source, id: string) => object>> = {
  'checkout.session line_items': ({ tx }, id) =>
    firstPage(tx.get('sessions', id)?.lineItems ?? [], `${SESSION.path}/${id}/line_items`),
  'charge refunds': ({ world }, id) =>
    firstPage(
      newestFirst(world, REFUND).filter((refund) => (refund as Json).charge === id),
      `${CHARGE.path}/${id}/refunds`,
    ),
};

function firstPage(items: readonly object[], url: string): object {
  const data = items.slice(0, MAX_LISTED);
  return { object: 'list', data, has_more: items.length > MAX_LISTED, url };
}

/** Returns a copy of the body with the asked-for properties filled in. */
export function expand(body: object, paths: readonly string[], source: Source): object {
  if (paths.length === 0) return body;
  const copy = structuredClone(body) as Json;
  for (const [index, path] of paths.entries()) {
    const param = `expand[${index}]`;
    const segments = path.split('.');
    if (segments.filter((segment) => segment !== 'data').length > MAX_DEPTH) {
      const message = `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`;
      throw refusal(message, { param });
    }
    if (!walk(copy, segments, source)) {
      throw refusal(`This property cannot be expanded (${path}).`, { param });
    }
  }
  return copy;
}

function walk(holder: Json, segments: readonly string[], source: Source): boolean {
  const [segment, ...rest] = segments;
  if (segment === undefined) return true;
  const list = holder[segment];
  if (Array.isArray(list)) return list.every((item) => isJson(item) && walk(item, rest, source));
  const value = open(holder, segment, source);
  if (value === undefined) return false;
  // Nothing there yet (an unpaid session has no intent): nothing to expand, and no mistake.
  return value === null || walk(value, rest, source);
}

/** The expanded value of a property, null when it is empty, undefined when it can't be. */
function open(holder: Json, property: string, source: Source): Json | null | undefined {
  const present = holder[property];
  if (isJson(present)) return present;
  if (present === null) return null;
  // Absent from a refund that did not fail.
  if (present === undefined && property === 'failure_balance_transaction') return null;
  const found =
    typeof present === 'string'
      ? BY_PROPERTY[property]?.(source, present)
      : HIDDEN[`${holder.object} ${property}`]?.(source, String(holder.id));
  if (found === undefined) return undefined;
  const copy = structuredClone(found) as Json;
  holder[property] = copy;
  return copy;
}
