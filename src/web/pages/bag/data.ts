import type { BagPack, BagProduct, Catalogue, Product } from '#catalogue/catalogue.ts';
import type { GiftTexts } from '#catalogue/texts/types.ts';
import type { GiftKind } from '#catalogue/types.ts';
import { type Lang, SCREENS } from '#routes.ts';
import { defaultGiftColour } from '#rules/gift-colour.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import { ofParts } from '#web/of-parts.ts';
import {
  type LocalizedProduct,
  localized,
  type NamedColour,
  namedColours,
  type ProductParts,
  productParts,
} from '../product-detail/product-parts.ts';
import { pictureIn } from './picture-in.ts';

/** A pack in one language. */
export interface PackData extends Omit<BagPack, 'giftLine'> {
  readonly id: string;
  readonly pieces: number;
  readonly label: string;
  readonly tagline?: string;
  readonly giftLine?: string;
}

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
    readonly colour: string;
  }[];
  readonly films: readonly { readonly title: string; readonly colour: string }[];
}

/** Data of the page of a bag. */
export interface BagData
  extends LocalizedProduct<string>,
    Pick<BagProduct, 'kind' | 'cover' | 'demoViewers'> {
  readonly colours: readonly NamedColour[];
  /** The first is chosen at first. */
  readonly packs: readonly PackData[];
  /** The colour that is chosen at first, if any. */
  readonly preselected?: string;
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
  const kinds = new Set(Object.values(bag.packs).flatMap((pack) => pack.gifts));
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
    const packData = ([id, { giftLine, ...rest }]: [string, BagPack]): PackData[] => {
      const option = parts.options.packs[id];
      if (!option) return [];
      const { pieces, label, tagline } = option;
      const said = { label: label[lang], ...(tagline && { tagline: tagline[lang] }) };
      return [{ id, pieces, ...said, ...rest, ...(giftLine && { giftLine: giftLine[lang] }) }];
    };
    return {
      ...localized(parts, lang),
      kind,
      colours: namedColours(colours, parts, lang),
      cover,
      demoViewers,
      packs: Object.entries(packs).flatMap(packData),
      related: related.map(({ id }) => id),
      ...(bag.isCoverChosen && { preselected: cover }),
      ...(bag.hasGiftCards && { giftCards: giftCards(parts, lang) }),
      ...(bag.experiences && { experiences: experiences(bag.experiences, lang) }),
    };
  },
);
