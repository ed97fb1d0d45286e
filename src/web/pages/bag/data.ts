import type { BagPack, BagProduct, Catalogue } from '../../../catalogue/catalogue.ts';
import type { ColourId } from '../../../catalogue/colours.ts';
import { PACK_KEYS, type PackKey } from '../../../catalogue/ids.ts';
import type { BagId, ProductId } from '../../../catalogue/product-ids.ts';
import type { GiftTexts } from '../../../catalogue/texts/types.ts';
import type { GiftKind } from '../../../catalogue/types.ts';
import { type Lang, SCREENS } from '../../../routes.ts';
import { defaultGiftColour } from '../../../rules/gift-colour.ts';
import { perCatalogue, rangeOf } from '../../../rules/range.ts';
import { type LocalizedProduct, localized } from '../product-detail/localized.ts';
import { relatedIds } from '../product-detail/related-cards.ts';
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
  extends LocalizedProduct<BagId>,
    Pick<BagProduct, 'kind' | 'colours' | 'cover' | 'demoViewers'> {
  readonly packs: Readonly<Record<PackKey, PackData>>;
  /** The colour that is chosen at first, if any. */
  readonly preselected?: ColourId;
  /** Cards of the gifts that packs bring. */
  readonly giftCards?: Readonly<Partial<Record<GiftKind, GiftCardData>>>;
  readonly experiences?: ExperiencesData;
  /** Products to show below it. */
  readonly related: readonly ProductId[];
}

function giftCards(
  bag: BagProduct,
  catalogue: Catalogue,
  lang: Lang,
): NonNullable<BagData['giftCards']> {
  const kinds = new Set(PACK_KEYS.flatMap((key) => bag.packs[key].gifts));
  const cards = [...kinds].map((kind) => {
    const { texts, product } = catalogue.gifts[kind];
    const given = product && rangeOf(catalogue).find(product);
    const picture =
      given?.kind === 'bag' ? pictureIn(given, defaultGiftColour(given.colours)) : undefined;
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
export function data(catalogue: Catalogue, lang: Lang, id: string): BagData | undefined {
  const path = SCREENS.bag.replace(':id', () => id);
  const bag = bagsByPath(catalogue).get(path);
  if (!bag) return undefined;
  const { kind, colours, cover, demoViewers, packs } = bag;
  const pack = ({ giftLine, ...rest }: BagPack): PackData => ({
    ...rest,
    ...(giftLine && { giftLine: giftLine[lang] }),
  });
  return {
    ...localized(bag, catalogue, lang),
    kind,
    colours,
    cover,
    demoViewers,
    packs: { einzelpack: pack(packs.einzelpack), duo: pack(packs.duo), trio: pack(packs.trio) },
    related: relatedIds(bag, catalogue),
    ...(bag.isCoverChosen && { preselected: cover }),
    ...(bag.hasGiftCards && { giftCards: giftCards(bag, catalogue, lang) }),
    ...(bag.experiences && { experiences: experiences(bag.experiences, lang) }),
  };
}
