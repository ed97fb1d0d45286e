import type { Shop } from '../shop.ts';
import { DashboardHub } from './hub.ts';

const hubs = new WeakMap<Shop, DashboardHub>();

/** The node's one hub of a shop, made on first use. */
export function hubOf(shop: Shop): DashboardHub {
  const known = hubs.get(shop);
  if (known) return known;
  const made = new DashboardHub(shop);
  hubs.set(shop, made);
  return made;
}
