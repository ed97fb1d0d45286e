import {
  ACCESSORY_IDS,
  BAG_IDS,
  CAP_COLOUR_IDS,
  CAP_ID,
  JERSEY_IDS,
  PACK_KEYS,
  SNEAKER_IDS,
} from '../catalogue/ids.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '../catalogue/sizes.ts';
import type { ItemVariant } from './line-ids.ts';

export type ItemIdReading =
  | { readonly ok: true; readonly variant: ItemVariant }
  | { readonly ok: false; readonly code: 'unknown_item' | 'unknown_size' | 'unknown_colour' };

function member<T extends string>(list: readonly T[], text: string): T | undefined {
  return list.find((entry) => entry === text);
}

/**
 * Reads an item id, saying what is wrong with one that names a product but not a variant of it.
 * The catalogue (`pricing.ts`), not the id, decides whether a jersey exists in that size.
 */
export function readItemId(id: string): ItemIdReading {
  const accessory = member(ACCESSORY_IDS, id);
  if (accessory) return { ok: true, variant: { kind: 'accessory', productId: accessory } };
  if (member(SNEAKER_IDS, id) || member(JERSEY_IDS, id)) return { ok: false, code: 'unknown_size' };
  if (id === CAP_ID) return { ok: false, code: 'unknown_colour' };

  const cut = id.lastIndexOf('-');
  const product = id.slice(0, Math.max(cut, 0));
  const tail = id.slice(cut + 1);

  const bag = member(BAG_IDS, product);
  const pack = member(PACK_KEYS, tail);
  if (bag && pack) return { ok: true, variant: { kind: 'bag', productId: bag, pack } };

  const sneaker = member(SNEAKER_IDS, product);
  if (sneaker) {
    const size = member(SNEAKER_SIZES, tail);
    if (!size) return { ok: false, code: 'unknown_size' };
    return { ok: true, variant: { kind: 'sneaker', productId: sneaker, size } };
  }
  const jersey = member(JERSEY_IDS, product);
  if (jersey) {
    const size = member(JERSEY_SIZES, tail);
    if (!size) return { ok: false, code: 'unknown_size' };
    return { ok: true, variant: { kind: 'jersey', productId: jersey, size } };
  }
  if (product === CAP_ID) {
    const colour = member(CAP_COLOUR_IDS, tail);
    if (!colour) return { ok: false, code: 'unknown_colour' };
    return { ok: true, variant: { kind: 'cap', productId: CAP_ID, colour } };
  }
  return { ok: false, code: 'unknown_item' };
}

/** The variant an item id names, or `undefined`; the inverse of `itemIdOf`. */
export function parseItemId(id: string): ItemVariant | undefined {
  const reading = readItemId(id);
  return reading.ok ? reading.variant : undefined;
}
