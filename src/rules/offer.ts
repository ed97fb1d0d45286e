import type { ItemVariant } from './line-ids.ts';
import { type PackPieces, switchPack, toggleColour } from './packs.ts';

/** A colour to choose from. */
interface ColourOffer {
  readonly id: string;
  /** In the page's language. */
  readonly name: string;
  /** Picture of the product in it, a path without width and ending. */
  readonly cover: string;
}

/** A pack to choose from. */
interface PackOffer extends PackPieces {
  readonly priceCents: number;
}

/** What a page says when its product was added, in its language. */
interface AddedTexts {
  readonly title: string;
  readonly text?: string;
}

/**
 * Offer of a buy column. The page's component and the script that serves taps before it is there make it of the same
 * printed data.
 */
export interface Offer {
  readonly productId: string;
  /** In the page's language. */
  readonly name: string;
  /** Absent where packs have prices. */
  readonly priceCents?: number;
  /** Picture of what comes in no colours, a path without width and ending. */
  readonly cover?: string;
  readonly sizes?: readonly string[];
  readonly colours?: readonly ColourOffer[];
  /** The first is chosen at first. */
  readonly packs?: readonly PackOffer[];
  /** Colours that are chosen at first, by id. */
  readonly chosen?: readonly string[];
  /** Texts that tell what was added; without it those of any product. */
  readonly added?: AddedTexts;
}

/**
 * A picture as pages print it, with its own alternative text where it has one: its path without width and ending, which
 * begins at the product's folder unless it begins with a slash, and there with the colour's id if it begins with a
 * hyphen.
 */
export type PrintedPicture = string | { readonly base: string; readonly alt: string };

const folderOf = (id: string) => `/images/${id}/`;

/** Shortens the path of a product's picture to print it. */
export function printedBase(id: string, base: string, colour = ''): string {
  if (!base.startsWith(folderOf(id))) return base;
  const file = base.slice(folderOf(id).length);
  return file.startsWith(`${colour}-`) ? file.slice(colour.length) : file;
}

/** Path of a printed picture. */
export function baseOf(id: string, picture: PrintedPicture = '', colour = ''): string {
  const base = typeof picture === 'string' ? picture : picture.base;
  if (!base || base[0] === '/') return base;
  return folderOf(id) + (base[0] === '-' ? colour : '') + base;
}

/** A size with its label in one language, where that is not its id. */
export interface SizeOffer {
  readonly id: string;
  readonly label?: string;
}

/** A colour with the product's pictures in it, in the order of the gallery. */
export interface PicturedColour {
  readonly id: string;
  /** In the page's language. */
  readonly name: string;
  readonly pictures: readonly PrintedPicture[];
}

/** Fields of a page's data that its offer is made of. */
export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly priceCents?: number;
  /** Of a card; other data have pictures. */
  readonly cover?: string;
  readonly pictures?: readonly PrintedPicture[];
  readonly sizes?: readonly SizeOffer[];
  readonly colours?: readonly PicturedColour[];
  readonly packs?: readonly PackOffer[];
  /** The colour that is chosen at first, if any. */
  readonly preselected?: string;
  readonly added?: AddedTexts;
}

/** Makes the offer of a product. */
export function offerOf(product: OfferedProduct): Offer {
  const { id, name, priceCents, pictures = [], cover = baseOf(id, pictures[0]) } = product;
  const { sizes, packs, preselected, added } = product;
  const colours = product.colours?.map((one): ColourOffer => {
    return { id: one.id, name: one.name, cover: baseOf(id, one.pictures[0], one.id) };
  });
  return {
    productId: id,
    name,
    ...(priceCents !== undefined && { priceCents }),
    ...(colours ? { colours } : { cover }),
    ...(sizes && { sizes: sizes.map((each) => each.id) }),
    ...(packs && { packs }),
    ...(preselected && { chosen: [preselected] }),
    ...(added && { added }),
  };
}

/** Current choice; options that a product lacks keep their initial value. */
export interface Choice {
  /** Empty where there are no packs. */
  readonly pack: string;
  /** Oldest first; outside of packs exactly one, where there are colours. */
  readonly colours: readonly string[];
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
  /** In the order chosen. */
  readonly colours: readonly ColourOffer[];
  /** Price of one; the server compares it with its own catalogue. */
  readonly priceCents: number;
  readonly quantity?: number;
  readonly added?: AddedTexts;
}

/** The choice a page opens with. */
export function firstChoice({ packs, chosen = [] }: Offer): Choice {
  return { pack: packs?.[0]?.id ?? '', colours: chosen, size: undefined, quantity: 1 };
}

/**
 * The choice after a control was used, by the control's name and value: `pack`, `colour`, `size` or
 * `quantity` (a difference). Others, and values that are none, change nothing.
 */
export function takeStep(offer: Offer, choice: Choice, name: string, value: string): Choice {
  const packOf = (wanted: string) => offer.packs?.find(({ id }) => id === wanted);
  switch (name) {
    case 'pack': {
      const pack = packOf(value);
      return pack ? { ...choice, ...switchPack(choice, pack) } : choice;
    }
    case 'colour': {
      if (!offer.colours?.some(({ id }) => id === value)) return choice;
      const pack = packOf(choice.pack);
      const colours = pack ? toggleColour(choice.colours, value, pack.pieces) : [value];
      return { ...choice, colours };
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
  const { productId, name, sizes, added } = offer;
  const pack = offer.packs?.find(({ id }) => id === choice.pack);
  const size = sizes?.find((each) => each === choice.size);
  const colours = choice.colours.flatMap(
    (wanted) => offer.colours?.find(({ id }) => id === wanted) ?? [],
  );
  const wanted = offer.colours ? (pack?.pieces ?? 1) : 0;
  const priceCents = pack?.priceCents ?? offer.priceCents;
  if (colours.length !== wanted || (sizes && !size) || priceCents === undefined) return undefined;
  const [first] = colours;
  return {
    variant: {
      productId,
      ...(pack ? { pack: pack.id } : first && { colour: first.id }),
      ...(size && { size }),
    },
    name,
    picture: first?.cover ?? offer.cover ?? '',
    colours,
    priceCents,
    quantity: choice.quantity,
    ...(added && { added }),
  };
}
