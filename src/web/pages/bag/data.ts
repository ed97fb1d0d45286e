import type { BagPack, BagProduct, Catalogue, Product } from '#catalogue/catalogue.ts';
import type { ColourId } from '#catalogue/colours.ts';
import { PACK_KEYS, type PackKey } from '#catalogue/ids.ts';
import type { GiftTexts } from '#catalogue/texts/types.ts';
import type { GiftKind } from '#catalogue/types.ts';
import { type Lang, SCREENS } from '#routes.ts';
import { defaultGiftColour } from '#rules/gift-colour.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import { ofParts } from '#web/of-parts.ts';
import {
  type LocalizedProduct,
  localized,
  type ProductParts,
  productParts,
} from '../product-detail/product-parts.ts';
import { pictureIn } from './picture-in.ts';

/** A pack with its gift line in one language. */
export type PackData = Omit<BagPack, 'giftLine'> & { readonly giftLine?: string };

export interface GiftCardData extends GiftTexts {
  /** Picture of the given product, a path without width and ending. */
  readonly picture?: string;
}

/** Experiences in one language. */
export interface ExperiencesData {
  readonly tiles: readonly {
    readonly quote: string;
    readonly name: string;
    readonly place: string;
    readonly colour: ColourId;
  }[];
  readonly films: readonly { readonly title: string; readonly colour: ColourId }[];
}

/** Data of the page of a bag. */
export interface BagData
  extends LocalizedProduct<string>,
    Pick<BagProduct, 'kind' | 'colours' | 'cover' | 'demoViewers'> {
  readonly packs: Readonly<Record<PackKey, PackData>>;
  /** The colour that is chosen at first, if any. */
  readonly preselected?: ColourId;
  /** Cards of the gifts that packs bring. */
  readonly giftCards?: Readonly<Partial<Record<GiftKind, GiftCardData>>>;
  readonly experiences?: ExperiencesData;
  /** Products to show below it. */
  readonly related: readonly string[];
}

interface BagParts extends ProductParts<BagProduct> {
  readonly gifts: Catalogue['gifts'];
  /** Bags that packs give. */
  readonly given: readonly Product[];
}

function giftCards(
  { product: bag, gifts, given }: BagParts,
  lang: Lang,
): NonNullable<BagData['giftCards']> {
  const kinds = new Set(PACK_KEYS.flatMap((key) => bag.packs[key].gifts));
  const cards = [...kinds].map((kind) => {
    const { texts, product } = gifts[kind];
    const shown = given.find(({ id }) => id === product);
    const picture =
      shown?.kind === 'bag' ? pictureIn(shown, defaultGiftColour(shown.colours)) : undefined;
    return [kind, { ...texts[lang], ...(picture && { picture }) }] as const;
  });
  return Object.fromEntries(cards);
}

function experiences(of: NonNullable<BagProduct['experiences']>, lang: Lang): ExperiencesData {
  return {
    tiles: of.tiles.map(({ quote, name, place, colour }) => ({
      quote: quote[lang],
      name,
      place: place[lang],
      colour,
    })),
    films: of.films.map(({ title, colour }) => ({ title: title[lang], colour })),
  };
}

const bagsByPath = perCatalogue(
  ({ products }) =>
    new Map(products.flatMap((each) => (each.kind === 'bag' ? [[each.path, each] as const] : []))),
);

/** Makes the data of the page of a bag; `id` is the last segment of its path. Undefined for any other. */
export const data = ofParts(
  (catalogue, id): BagParts | undefined => {
    const bag = bagsByPath(catalogue).get(SCREENS.bag.replace(':id', () => id));
    if (!bag) return undefined;
    const { find } = rangeOf(catalogue);
    const { gifts } = catalogue;
    const given = Object.values(gifts).flatMap(({ product = '' }) => find(product) ?? []);
    return { ...productParts(bag, catalogue), gifts, given };
  },
  (parts, lang): BagData => {
    const { product: bag, related } = parts;
    const { kind, colours, cover, demoViewers, packs } = bag;
    const pack = ({ giftLine, ...rest }: BagPack): PackData => ({
      ...rest,
      ...(giftLine && { giftLine: giftLine[lang] }),
    });
    return {
      ...localized(parts, lang),
      kind,
      colours,
      cover,
      demoViewers,
      packs: { einzelpack: pack(packs.einzelpack), duo: pack(packs.duo), trio: pack(packs.trio) },
      related: related.map(({ id }) => id),
      ...(bag.isCoverChosen && { preselected: cover }),
      ...(bag.hasGiftCards && { giftCards: giftCards(parts, lang) }),
      ...(bag.experiences && { experiences: experiences(bag.experiences, lang) }),
    };
  },
);
