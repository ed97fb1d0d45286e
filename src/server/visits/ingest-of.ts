import type { Shop } from '../shop.ts';
import { VisitIngest } from './ingest.ts';

const ingests = new WeakMap<Shop, VisitIngest>();

/** The node's one ingest of a shop, made on first use. */
export function ingestOf(shop: Shop): VisitIngest {
  const known = ingests.get(shop);
  if (known) return known;
  const made = new VisitIngest(shop);
  ingests.set(shop, made);
  return made;
}
