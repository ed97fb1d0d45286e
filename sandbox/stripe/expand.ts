import type { Tx } from '../records.ts';
import type { World } from '../world.ts';
import { refusal } from './fault.ts';
import { newestFirst, REFUND } from './resources.ts';

const MAX_LISTED = 10;

type Json = Record<string, unknown>;

interface Source {
  world: World;
  tx: Tx;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds the object behind an id, by the property that holds the id. */
const BY_PROPERTY: Readonly<Record<string, (source: Source, id: string) => object | undefined>> = {
  payment_intent: ({ tx }, id) => tx.get('intents', id),
  latest_charge: ({ tx }, id) => tx.get('charges', id)?.charge,
  charge: ({ tx }, id) => tx.get('charges', id)?.charge,
  balance_transaction: ({ tx }, id) => tx.get('balance', id),
  product: ({ world }, id) =>
    [...world.store.values('sessions')]
      .flatMap(({ products }) => products)
      .find((product) => product.id === id),
};

/** A charge's refunds, which are absent until somebody asks for them. */
function refundsOf({ world }: Source, chargeId: unknown): object {
  const refunds = newestFirst(world, REFUND).filter(
    (one) => 'charge' in one && one.charge === chargeId,
  );
  return {
    object: 'list',
    data: refunds.slice(0, MAX_LISTED),
    has_more: refunds.length > MAX_LISTED,
    url: `/v1/charges/${chargeId}/refunds`,
  };
}

/** Returns a copy of the body with the asked-for properties filled in. */
export function expand(body: object, paths: readonly string[], source: Source): object {
  if (paths.length === 0) return body;
  const copy = structuredClone(body) as Json;
  for (const [index, path] of paths.entries()) {
    const param = `expand[${index}]`;
    const segments = path.split('.');
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
  if (isJson(present) || present === null) return present;
  const isRefunds = holder['object'] === 'charge' && property === 'refunds';
  const found = isRefunds
    ? refundsOf(source, holder['id'])
    : BY_PROPERTY[property]?.(source, String(present));
  if (found === undefined) return undefined;
  const copy = structuredClone(found) as Json;
  holder[property] = copy;
  return copy;
}
