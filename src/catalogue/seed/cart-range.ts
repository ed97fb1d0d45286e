import { CARD_HOLDER_COLOURS, GIFT_NAMES, PACK_GIFTS } from '../gifts.ts';
import { ACCESSORY_IDS, BAG_IDS, CAP_COLOUR_IDS, CAP_ID, JERSEY_IDS, SNEAKER_IDS } from '../ids.ts';

/** Fields that item ids are read with, without prices, colours and texts: every page has a cart. */
const REFS = [
  ...SNEAKER_IDS.map((id) => ({ kind: 'sneaker', id }) as const),
  ...JERSEY_IDS.map((id) => ({ kind: 'jersey', id }) as const),
  { kind: 'cap', id: CAP_ID, colours: CAP_COLOUR_IDS } as const,
  ...ACCESSORY_IDS.map((id) => ({ kind: 'accessory', id }) as const),
  ...BAG_IDS.map((id) => ({ kind: 'bag', id, packs: PACK_GIFTS[id] }) as const),
];

/** Returns the seed's product of an id. */
export const findRef = (id: string) => REFS.find((ref) => ref.id === id);

/** The seed as the cart reads it. */
export const CART_RANGE = {
  find: findRef,
  given: { id: 'kartenetui', colours: CARD_HOLDER_COLOURS },
  giftNames: GIFT_NAMES,
} as const;
