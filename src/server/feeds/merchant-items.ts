import { createHash } from 'node:crypto';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { fallbackPicture } from '#catalogue/pictures.ts';
import type { Price } from '#catalogue/types.ts';
import { type Lang, localized } from '#routes.ts';
import { type ShopMode, strikePrice } from '#rules/claims.ts';
import { colourNames } from '#rules/colour-names.ts';
import type { EffectiveFirm } from '#rules/firm.ts';
import { colourMark, itemIdOf, variantsOf } from '#rules/line-ids.ts';
import { priceFields } from '#rules/price-figures.ts';
import { startPrice } from '#rules/product-prices.ts';
import { type ItemProduct, type Options, rangeOf } from '#rules/range.ts';
import { shippingCents } from '#rules/shipping.ts';
import { COLOUR_PARAM, PACK_COLOURS_PARAM, SIZE_PARAM } from '#rules/variant-params.ts';
import { variantText } from '#rules/variant-text.ts';
import { apparelOf } from './apparel.ts';

/** An attribute of Google's product data specification, without its prefix; `shipping` has parts. */
export type MerchantAttribute = readonly [
  name: string,
  value: string | readonly (readonly [name: string, value: string])[],
];
type MerchantItem = readonly MerchantAttribute[];

export interface FeedContext {
  readonly catalogue: Catalogue;
  readonly lang: Lang;
  readonly mode: ShopMode;
  readonly baseUrl: string;
  readonly firm: Pick<EffectiveFirm, 'brand' | 'name'>;
  /** Ids and marks that can't be bought (`unavailable`). */
  readonly soldOut: ReadonlySet<string>;
}

/** Limits of the specification (support.google.com/merchants/answer/7052112), in characters. */
const MAX_ID = 50;
const MAX_TITLE = 150;
const MAX_BRAND = 70;
const MAX_DESCRIPTION = 5_000;
const MAX_ADDITIONAL_PICTURES = 10;

/** An id that keeps its length limit and stays the same for ever. */
export function feedId(id: string): string {
  if (id.length <= MAX_ID) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${id.slice(0, MAX_ID - hash.length - 1)}-${hash}`;
}

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Surrogate}]/gu;

export const printable = (text: string) => text.replace(FORBIDDEN, '');

function cut(text: string, length: number): string {
  const whole = printable(text).trim();
  return whole.length <= length ? whole : [...whole].slice(0, length).join('').trimEnd();
}
const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;

/** A variant with an address of its own. */
interface Variant extends Price {
  readonly id: string;
  /** Behind the name; empty where nothing is to be chosen. */
  readonly suffix: string;
  readonly query: readonly (readonly [param: string, value: string])[];
  readonly colour?: string;
  readonly size?: string;
  /** Marks of which one is enough to sell it out. */
  readonly marks: readonly string[];
}

/**
 * Sizes and colours. Of packs the first, because the others come in colours that the shopper chooses.
 */
function offersOf(product: Product, lang: Lang, options: Options): readonly Variant[] {
  const { id: productId, colours, packs }: ItemProduct = product;
  const price = priceFields(startPrice(product));
  if (packs) {
    const [pack = ''] = Object.keys(packs);
    const first = itemIdOf({ productId, pack });
    return (colours ?? [undefined]).map((colour) => ({
      id: itemIdOf({ productId, colour }),
      suffix: colour ? colourNames([colour], lang, options.colours) : '',
      query: colour ? [[PACK_COLOURS_PARAM, colour]] : [],
      ...(colour && { colour }),
      marks: colour ? [first, colourMark(productId, colour)] : [first],
      ...price,
    }));
  }
  return variantsOf(product).map((variant) => {
    const { colour, size } = variant;
    const id = itemIdOf(variant);
    return {
      id,
      suffix: variantText(variant, [], lang, options),
      query: [
        ...(colour ? [[COLOUR_PARAM, colour] as const] : []),
        ...(size ? [[SIZE_PARAM, size] as const] : []),
      ],
      ...(colour && { colour }),
      ...(size && { size }),
      marks: [id],
      ...price,
    };
  });
}

function* picturesOf(
  product: Product,
  colour: Variant['colour'],
  baseUrl: string,
): Generator<MerchantAttribute> {
  const shown = product.pictures.filter((picture) => picture.colour === colour);
  const [main, ...additional] = shown.map(({ base }) => base);
  if (main !== undefined) yield ['image_link', baseUrl + fallbackPicture(main)];
  for (const base of additional.slice(0, MAX_ADDITIONAL_PICTURES)) {
    yield ['additional_image_link', baseUrl + fallbackPicture(base)];
  }
}

function* priceOf(variant: Variant, mode: ShopMode): Generator<MerchantAttribute> {
  // The page's own rule: a former price that nothing proves is no price.
  const struck = strikePrice(mode, variant);
  yield ['price', euros(struck?.originalCents ?? variant.priceCents)];
  if (struck) yield ['sale_price', euros(variant.priceCents)];
}

function* attributesOf(
  product: Product,
  variant: Variant,
  url: string,
  { catalogue, lang, mode, baseUrl, firm, soldOut }: FeedContext,
): Generator<MerchantAttribute> {
  const { facts, collections } = catalogue;
  const { options } = rangeOf(catalogue);
  const { page, sizeSystem } = collections[product.collection] ?? {};
  // As its page says.
  const { suffix, query, colour, marks, size = page?.oneSize?.title[lang] } = variant;
  const name = product.name[lang];
  const isGone = [product.id, ...marks].some((mark) => soldOut.has(mark));
  yield ['id', feedId(variant.id)];
  if (suffix) yield ['item_group_id', feedId(product.id)];
  const tail = suffix && `, ${suffix}`;
  yield ['title', cut(name, MAX_TITLE - tail.length) + tail];
  yield ['description', cut(product.texts[lang].description ?? name, MAX_DESCRIPTION)];
  const params = query.map(([param, value]) => `${param}=${encodeURIComponent(value)}`).join('&');
  yield ['link', params ? `${url}?${params}` : url];
  yield* picturesOf(product, colour, baseUrl);
  yield ['availability', isGone ? 'out_of_stock' : 'in_stock'];
  yield* priceOf(variant, mode);
  yield ['condition', 'new'];
  yield ['brand', cut(product.brand ?? firm.brand, MAX_BRAND)];
  // Both name one article, so what a product comes in has its own.
  const { ean, articleNumber } = suffix ? {} : product;
  if (ean) yield ['gtin', ean];
  if (articleNumber) yield ['mpn', cut(articleNumber, MAX_TITLE)];
  if (!ean && !articleNumber) yield ['identifier_exists', 'no'];
  yield* apparelOf(
    product,
    lang,
    colour && colourNames([colour], lang, options.colours),
    size,
    variant.size && sizeSystem,
  );
  if (product.volumeMl !== undefined) {
    yield ['unit_pricing_measure', `${product.volumeMl} ml`];
    yield ['unit_pricing_base_measure', '1 l'];
  }
  if (product.weightG !== undefined) yield ['shipping_weight', `${product.weightG} g`];
  yield [
    'shipping',
    [
      ['country', 'DE'],
      ['price', euros(shippingCents(facts, variant.priceCents))],
    ],
  ];
}

/** Returns a product's variants as items. */
export function merchantItems(product: Product, context: FeedContext): MerchantItem[] {
  const { catalogue, lang, baseUrl } = context;
  const url = baseUrl + localized(product.path, lang);
  return offersOf(product, lang, rangeOf(catalogue).options).map((variant) => [
    ...attributesOf(product, variant, url, context),
  ]);
}
