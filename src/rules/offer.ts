import { COLOURS, type ColourId } from '../catalogue/colours.ts';
import { PACK_KEYS, type PackKey } from '../catalogue/ids.ts';
import { DEFAULT_PACK } from '../catalogue/packs.ts';
import type { AccessoryId, BagId, CapId, JerseyId, SneakerId } from '../catalogue/product-ids.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '../catalogue/sizes.ts';
import type { ItemVariant } from './line-ids.ts';
import { colourCountIsExact, colourLimit, switchPack, toggleColour } from './packs.ts';

/**
 * Offer of a buy column, as printed into its document: the page's component and the script that serves
 * taps before it is there both read this.
 */
export type Offer =
  | {
      readonly kind: 'bag';
      readonly productId: BagId;
      readonly packCents: Readonly<Record<PackKey, number>>;
      /** Chosen at first: the pouch's first colour, else none. */
      readonly colours: readonly ColourId[];
    }
  | {
      readonly kind: 'cap';
      readonly productId: CapId;
      readonly priceCents: number;
      readonly colours: readonly ColourId[];
    }
  | { readonly kind: 'jersey'; readonly productId: JerseyId; readonly priceCents: number }
  | { readonly kind: 'sneaker'; readonly productId: SneakerId; readonly priceCents: number }
  | {
      readonly kind: 'accessory';
      readonly productId: AccessoryId;
      readonly priceCents: number;
    };

/** Current choice; options that a product lacks keep their initial value. */
export interface Choice {
  readonly pack: PackKey;
  /** Oldest first; the cap has exactly one. */
  readonly colours: readonly ColourId[];
  readonly size: string | undefined;
  /** 1 or more. */
  readonly quantity: number;
}

/** The line for the cart. */
export interface Addition {
  readonly variant: ItemVariant;
  /** Bags: the colours in the order chosen. */
  readonly colours?: readonly ColourId[];
  /** Price of one; the server compares it with its own catalogue. */
  readonly priceCents: number;
  readonly quantity?: number;
}

/** The choice a page opens with. */
export function firstChoice(offer: Offer): Choice {
  const colours = 'colours' in offer ? offer.colours : [];
  return { pack: DEFAULT_PACK, colours, size: undefined, quantity: 1 };
}

/**
 * The choice after a control was used, by the control's name and value: `pack`, `colour`, `size` or
 * `quantity` (a difference). Others, and values that are none, change nothing.
 */
export function takeStep(offer: Offer, choice: Choice, name: string, value: string): Choice {
  switch (name) {
    case 'pack': {
      const pack = PACK_KEYS.find((key) => key === value);
      return pack ? { ...choice, ...switchPack(choice, pack) } : choice;
    }
    case 'colour': {
      if (!Object.hasOwn(COLOURS, value)) return choice;
      const colour = value as ColourId;
      const { colours, pack } = choice;
      const limit = colourLimit(pack);
      return {
        ...choice,
        colours: offer.kind === 'bag' ? toggleColour(colours, colour, limit) : [colour],
      };
    }
    case 'size':
      return { ...choice, size: value };
    case 'quantity':
      return { ...choice, quantity: Math.max(1, choice.quantity + (Number(value) || 0)) };
    default:
      return choice;
  }
}

/**
 * Returns the cart item of the choice; undefined while a size or colours are missing
 * (docs/specification.md#5-validation).
 */
export function additionOf(offer: Offer, choice: Choice): Addition | undefined {
  const { pack, colours, size, quantity } = choice;
  switch (offer.kind) {
    case 'bag': {
      if (!colourCountIsExact(colours, pack)) return undefined;
      const variant = { kind: offer.kind, productId: offer.productId, pack };
      return { variant, colours, priceCents: offer.packCents[pack], quantity };
    }
    case 'cap': {
      const { kind, productId, priceCents } = offer;
      const [colour] = colours;
      return colour && { variant: { kind, productId, colour }, priceCents, quantity };
    }
    case 'jersey':
    case 'sneaker': {
      const { kind, productId, priceCents } = offer;
      const sizes: readonly string[] = kind === 'jersey' ? JERSEY_SIZES : SNEAKER_SIZES;
      if (size === undefined || !sizes.includes(size)) return undefined;
      // Kind and product come from one offer, the size from that kind's list.
      return { variant: { kind, productId, size } as ItemVariant, priceCents, quantity };
    }
    case 'accessory': {
      const { kind, productId, priceCents } = offer;
      return { variant: { kind, productId }, priceCents, quantity };
    }
  }
}
