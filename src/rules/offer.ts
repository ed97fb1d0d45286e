import { COLOURS, type ColourId } from '#catalogue/colours.ts';
import { PACK_KEYS, type PackKey } from '#catalogue/ids.ts';
import { DEFAULT_PACK } from '#catalogue/packs.ts';
import { type Covers, itemPicture } from './item-picture.ts';
import type { ItemVariant } from './line-ids.ts';
import { colourCountIsExact, colourLimit, switchPack, toggleColour } from './packs.ts';

/**
 * Offer of a buy column, as printed into its document: the page's component and the script that serves
 * taps before it is there both read this.
 */
export type Offer = {
  readonly productId: string;
  /** In the page's language. */
  readonly name: string;
  /** Sizes to choose from. */
  readonly sizes?: readonly string[];
  /** Chosen at first. */
  readonly colours?: readonly ColourId[];
  /** Sentences that tell what was added; without it those of any product. */
  readonly added?: 'sneaker' | 'bag';
} & (
  | {
      /** Price of each pack, in EUR cents. */
      readonly packCents: Readonly<Record<PackKey, number>>;
    }
  | { readonly packCents?: never; readonly priceCents: number }
) &
  /** Its picture without width and ending, or one of each colour to choose from. */
  ({ readonly covers: Covers } | { readonly covers?: never; readonly cover: string });

/** Current choice; options that a product lacks keep their initial value. */
export interface Choice {
  readonly pack: PackKey;
  /** Oldest first; outside of packs exactly one, where there are colours. */
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
  /** Packs: the colours in the order chosen. */
  readonly colours?: readonly ColourId[];
  /** Price of one; the server compares it with its own catalogue. */
  readonly priceCents: number;
  readonly quantity?: number;
  readonly added?: Offer['added'];
}

/** The choice a page opens with. */
export function firstChoice(offer: Offer): Choice {
  return { pack: DEFAULT_PACK, colours: offer.colours ?? [], size: undefined, quantity: 1 };
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
        colours: offer.packCents ? toggleColour(colours, colour, limit) : [colour],
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
  const { productId, packCents, sizes, covers } = offer;
  if (packCents) return colourCountIsExact(colours, pack) ? { productId, pack } : undefined;
  const [colour] = covers ? colours : [];
  if (covers && !colour) return undefined;
  const chosen = sizes?.find((each) => each === size);
  if (sizes && !chosen) return undefined;
  return { productId, ...(colour && { colour }), ...(chosen && { size: chosen }) };
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
    ...(offer.packCents && { colours }),
    priceCents: offer.packCents ? offer.packCents[pack] : offer.priceCents,
    quantity,
    ...(offer.added && { added: offer.added }),
  };
}
