import type { Shop } from '../shop.ts';
import { VisitIngest } from './ingest.ts';

const ingests = new WeakMap<Shop, VisitIngest>();

/** Returns the shop's only ingest on this node, created on first use. */
export function ingestOf(shop: Shop): VisitIngest {
  const known = ingests.get(shop);
  if (known) return known;
  const made = new VisitIngest(shop);
  ingests.set(shop, made);
  return made;
}
