import type { Shop } from '../shop.ts';
import { DashboardHub } from './hub.ts';

const hubs = new WeakMap<Shop, DashboardHub>();

/** Returns the shop's only hub on this node, created on first use. */
export function hubOf(shop: Shop): DashboardHub {
  const known = hubs.get(shop);
  if (known) return known;
  const made = new DashboardHub(shop);
  hubs.set(shop, made);
  return made;
}
