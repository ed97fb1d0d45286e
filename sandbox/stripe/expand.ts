import type { SessionRecord } from '../records.ts';
import type { Tx } from '../world.ts';
import { invalidRequest, type StripeFault } from './fault.ts';

const MAX_DEPTH = 4;

interface Json {
  id?: unknown;
  object?: unknown;
  charge?: unknown;
  [property: string]: unknown;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object behind an id, where that id may be expanded. */
function lookUp(tx: Tx, property: string, id: string): object | undefined {
  switch (property) {
    case 'payment_intent':
      return tx.get('intents', id);
    case 'latest_charge':
    case 'charge':
      return tx.get('charges', id)?.charge;
    case 'payment_method':
      return tx.get('methods', id);
    case 'shipping_rate':
      return tx.get('rates', id);
    case 'balance_transaction':
    case 'failure_balance_transaction':
      return tx.get('balance', id);
    case 'coupon':
      return tx.get('coupons', id);
    default:
      return undefined;
  }
}

/** Properties that are absent until somebody asks for them. */
function hidden(
  tx: Tx,
  holder: Json,
  property: string,
  refunds: () => object[],
): object | undefined {
  const id = String(holder.id);
  if (holder.object === 'checkout.session' && property === 'line_items') {
    const url = `/v1/checkout/sessions/${id}/line_items`;
    const items = tx.get('sessions', id)?.lineItems ?? [];
    return { object: 'list', data: items.slice(0, 10), has_more: items.length > 10, url };
  }
  if (holder.object === 'charge' && property === 'refunds') {
    const url = `/v1/charges/${id}/refunds`;
    const own = refunds().filter((refund) => isJson(refund) && refund.charge === id);
    return { object: 'list', data: own.slice(0, 10), has_more: own.length > 10, url };
  }
  return undefined;
}

export interface ExpandSources {
  tx: Tx;
  /** All refunds, newest first. */
  refunds: () => object[];
  /** The record whose products a line item's price names. */
  sessions: () => Iterable<SessionRecord>;
}

/** A copy of the answer with the asked-for properties filled in, or why that can't be. */
export function expand(
  body: object,
  paths: readonly string[],
  sources: ExpandSources,
): { body: object } | { fault: StripeFault } {
  if (paths.length === 0) return { body };
  const copy = structuredClone(body) as Json;
  for (const [index, path] of paths.entries()) {
    const segments = path.split('.');
    const depth = segments.filter((segment) => segment !== 'data').length;
    if (depth > MAX_DEPTH) {
      const message = `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`;
      return { fault: invalidRequest(message, { param: `expand[${index}]` }) };
    }
    if (!walk(copy, segments, sources)) {
      const message = `This property cannot be expanded (${path}).`;
      return { fault: invalidRequest(message, { param: `expand[${index}]` }) };
    }
  }
  return { body: copy };
}

function walk(holder: Json, segments: readonly string[], sources: ExpandSources): boolean {
  const [segment, ...rest] = segments;
  if (segment === undefined) return true;
  const list = holder[segment];
  if (Array.isArray(list)) return list.every((item) => isJson(item) && walk(item, rest, sources));
  const value = open(holder, segment, sources);
  if (value === undefined) return false;
  // Nothing there yet (an unpaid session has no intent): nothing to expand, and no mistake.
  return value === null || walk(value, rest, sources);
}

/** The expanded value of a property, null when it is empty, undefined when it can't be. */
function open(holder: Json, property: string, sources: ExpandSources): Json | null | undefined {
  const present = holder[property];
  if (isJson(present)) return present;
  if (present === null) return null;
  // Absent from a refund that did not fail.
  if (present === undefined && property === 'failure_balance_transaction') return null;
  const found =
    typeof present === 'string'
      ? property === 'product'
        ? product(present, sources)
        : lookUp(sources.tx, property, present)
      : hidden(sources.tx, holder, property, sources.refunds);
  if (found === undefined) return undefined;
  const copy = structuredClone(found) as Json;
  holder[property] = copy;
  return copy;
}

function product(id: string, sources: ExpandSources): object | undefined {
  for (const { products } of sources.sessions()) {
    const found = products.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
