import type { Detail, GiftTexts, Pack, Product, ProductTexts } from '#catalogue/catalogue.ts';
import type { BelowBlock, ChoiceBlock, FactBlock } from '#catalogue/product-pages.ts';
import type { Price } from '#catalogue/types.ts';
import type { Card } from '#rules/card.ts';
import type { DayOff } from '#rules/holidays.ts';
import type { OfferedProduct } from '#rules/offer.ts';
import type { ScaleDrawing } from '#rules/scale-drawing.ts';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import type words from './words.de.json';

/** A pack in one language. */
export interface PackData extends Omit<Pack, 'giftLine'> {
  readonly id: string;
  readonly pieces: number;
  readonly label: string;
  readonly tagline?: string;
  readonly giftLine?: string;
}

/** A gift's card in one language. */
export interface GiftCardData extends GiftTexts {
  /** Picture of the given product, a path without width and ending. */
  readonly picture?: string;
}

/** Experiences in one language. */
export interface ExperiencesData {
  readonly texts: (typeof words)['experiences'];
  readonly tiles: readonly {
    readonly quote: string;
    readonly name: string;
    readonly place: string;
    /** Path without width and ending. */
    readonly picture: string;
  }[];
  /** Titles. */
  readonly films: readonly string[];
}

/** Table of a size guide in one language. */
export interface GuideData {
  readonly title: string;
  readonly text: string;
  readonly columns: readonly string[];
  /** Measures of each size, in the order of the sizes. */
  readonly rows: readonly (readonly string[])[];
}

/** A product of the same family. */
interface FamilyMember {
  readonly href: string;
  readonly name: string;
  /** Path without width and ending. */
  readonly picture: string;
}

/** Title and text of a note or message. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

/** Data of the page of a product, in one language. What a product lacks is absent. */
export interface ProductData
  extends OfferedProduct,
    Partial<Price>,
    Pick<Product, 'demoRating' | 'rating'> {
  /** Chunk of the page that shows it. */
  readonly chunk: 'plain' | 'packs';
  /** German path of its page. */
  readonly path: string;
  readonly description: string;
  /** Description for search engines, where it is shorter. */
  readonly meta?: string;
  readonly texts: Omit<Required<ProductTexts>, 'description'>;
  /** Working days until dispatch and arrival: least and most of both. */
  readonly days: readonly [number, number, number, number];
  /** Days off beside nationwide holidays. */
  readonly daysOff?: readonly DayOff[];
  readonly crumbs: readonly Crumb[];
  readonly choices: readonly ChoiceBlock[];
  readonly facts?: readonly FactBlock[];
  readonly below: readonly BelowBlock[];
  /** Views of the pictures, by their places in the gallery. */
  readonly views: readonly string[];
  readonly packs?: readonly PackData[];
  /** Colour that the gallery opens with if none is chosen. */
  readonly opensWith?: string;
  readonly openDetail?: number;
  readonly hasTotal?: boolean;
  readonly waits?: boolean;
  readonly missingChoice?: Said;
  readonly benefits: {
    readonly shipping: string;
    readonly warranty?: string;
    readonly returns: string;
  };
  readonly shippingText: string;
  readonly volumeMl?: number;
  /** Absent if it is the shop's name. */
  readonly brand?: string;
  /** Who answers for it, and its warnings. */
  readonly safety?: { readonly title: string; readonly rows: readonly Detail[] };
  /** Drawing at true scale, the measures it shows and what stands beside it. */
  readonly scale?: ScaleDrawing & { readonly size: string; readonly text: string };
  /** Further properties of schema.org's Product. */
  readonly structured?: Readonly<Record<string, unknown>>;
  /** Its family, itself in the place `at`. */
  readonly family?: { readonly at: number; readonly members: readonly FamilyMember[] };
  /** Word for the size; absent for products without sizes. */
  readonly sizeWord?: string;
  /** Word for the quantity; absent where none is to be chosen. */
  readonly quantityWord?: string;
  readonly guide?: GuideData;
  readonly oneSize?: Said;
  readonly packWords?: (typeof words)['packs'];
  /** The gift of its packs that is a product. */
  readonly given?: string;
  /** The viewers are the demo's, which counts no pieces. */
  readonly live?: Partial<(typeof words)['live']> & { readonly demoViewers?: number };
  /** Cards of the gifts that packs bring. */
  readonly giftCards?: {
    readonly label: string;
    readonly cards: Readonly<Partial<Record<string, GiftCardData>>>;
  };
  readonly experiences?: ExperiencesData;
  /** Products to show below it; ids where they load later. */
  readonly related: readonly Card[] | readonly string[];
}

/** Data of the page that says that there is no such product. */
export interface UnknownData extends Said {
  readonly chunk: 'unknown';
  readonly back: string;
  /** Address of the list that it leads back to. */
  readonly href: string;
}
