import { ACCESSORIES } from '../catalogue/accessories.ts';
import { BAGS } from '../catalogue/bags.ts';
import { CAP } from '../catalogue/cap.ts';
import { BAG_IDS } from '../catalogue/ids.ts';
import { JERSEYS } from '../catalogue/jerseys.ts';
import { DEFAULT_PACK } from '../catalogue/packs.ts';
import { SNEAKERS } from '../catalogue/sneakers.ts';
import type { Price, ProduktCategory, SeedProductRef } from '../catalogue/types.ts';

/** A product in a list, with the price it starts at (bags: the single pack). */
export type ListedProduct = SeedProductRef &
  Price & {
    /** Perfume only: lists must name the price per litre as well. */
    readonly volumeMl?: number;
  };

/** A card of `/produkte`. */
export type ProduktCard = ListedProduct & { readonly category: ProduktCategory };

function listedBags(): ListedProduct[] {
  return BAG_IDS.map((id) => {
    const { priceCents, originalCents } = BAGS[id].packs[DEFAULT_PACK];
    return { kind: 'bag', id, priceCents, originalCents };
  });
}

function listedCap(): ListedProduct {
  return {
    kind: 'cap',
    id: CAP.id,
    priceCents: CAP.priceCents,
    originalCents: CAP.originalCents,
  };
}

function listedAccessories(): ListedProduct[] {
  return ACCESSORIES.map(({ id, priceCents, originalCents, volumeMl }) => ({
    kind: 'accessory',
    id,
    priceCents,
    originalCents,
    ...(volumeMl !== undefined && { volumeMl }),
  }));
}

/** The range of `/produkte`: five bags and the cap (daily), nine accessories (accessories). */
export function produkteRange(): readonly ProduktCard[] {
  const daily = [...listedBags(), listedCap()].map((product) => ({
    ...product,
    category: 'daily' as const,
  }));
  const accessories = listedAccessories().map((product) => ({
    ...product,
    category: 'accessories' as const,
  }));
  return [...daily, ...accessories];
}

/** Every product of the shop, once: for search, sitemap and wishlist. */
export function allProducts(): readonly ListedProduct[] {
  const sneakers = SNEAKERS.map(
    ({ id, priceCents, originalCents }): ListedProduct => ({
      kind: 'sneaker',
      id,
      priceCents,
      originalCents,
    }),
  );
  const jerseys = JERSEYS.map(
    ({ id, priceCents, originalCents }): ListedProduct => ({
      kind: 'jersey',
      id,
      priceCents,
      originalCents,
    }),
  );
  return [...listedBags(), listedCap(), ...sneakers, ...jerseys, ...listedAccessories()];
}
