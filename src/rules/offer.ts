import { COLOURS, type ColourId } from '#catalogue/colours.ts';
import { PACK_KEYS, type PackKey } from '#catalogue/ids.ts';
import { DEFAULT_PACK } from '#catalogue/packs.ts';
import type { AccessoryId, BagId, CapId, JerseyId, SneakerId } from '#catalogue/product-ids.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '#catalogue/sizes.ts';
import { type Covers, itemPicture } from './item-picture.ts';
import type { ItemVariant } from './line-ids.ts';
import { colourCountIsExact, colourLimit, switchPack, toggleColour } from './packs.ts';

/**
 * Offer of a buy column, as printed into its document: the page's component and the script that serves
 * taps before it is there both read this.
 */
export type Offer = {
  /** In the page's language. */
  readonly name: string;
} & (
  | {
      readonly kind: 'bag';
      readonly productId: BagId;
      readonly packCents: Readonly<Record<PackKey, number>>;
      /** Chosen at first: the pouch's first colour, else none. */
      readonly colours: readonly ColourId[];
      readonly covers: Covers;
    }
  | {
      readonly kind: 'cap';
      readonly productId: CapId;
      readonly priceCents: number;
      readonly colours: readonly ColourId[];
      readonly covers: Covers;
    }
  | ({ readonly kind: 'jersey'; readonly productId: JerseyId } & Plain)
  | ({ readonly kind: 'sneaker'; readonly productId: SneakerId } & Plain)
  | ({ readonly kind: 'accessory'; readonly productId: AccessoryId } & Plain)
);

interface Plain {
  readonly priceCents: number;
  /** Path of its picture, without width and ending. */
  readonly cover: string;
}

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
  readonly name: string;
  /** Path without width and ending. */
  readonly picture: string;
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

/** The variant that is chosen; undefined while a size or colours are missing. */
function variantOf(offer: Offer, { pack, colours, size }: Choice): ItemVariant | undefined {
  switch (offer.kind) {
    case 'bag': {
      const { kind, productId } = offer;
      return colourCountIsExact(colours, pack) ? { kind, productId, pack } : undefined;
    }
    case 'cap': {
      const { kind, productId } = offer;
      const [colour] = colours;
      return colour && { kind, productId, colour };
    }
    case 'jersey':
    case 'sneaker': {
      const { kind, productId } = offer;
      const sizes: readonly string[] = kind === 'jersey' ? JERSEY_SIZES : SNEAKER_SIZES;
      if (size === undefined || !sizes.includes(size)) return undefined;
      // Kind and product come from one offer, the size from that kind's list.
      return { kind, productId, size } as ItemVariant;
    }
    case 'accessory': {
      const { kind, productId } = offer;
      return { kind, productId };
    }
  }
}

/**
 * Returns the cart item of the choice; undefined while a size or colours are missing
 * (docs/specification.md#5-validation).
 */
export function additionOf(offer: Offer, choice: Choice): Addition | undefined {
  const variant = variantOf(offer, choice);
  if (!variant) return undefined;
  const { colours, pack, quantity } = choice;
  return {
    variant,
    name: offer.name,
    picture: itemPicture(offer, variant, colours) ?? '',
    ...(offer.kind === 'bag' && { colours }),
    priceCents: offer.kind === 'bag' ? offer.packCents[pack] : offer.priceCents,
    quantity,
  };
}
