import type { BagProduct, Catalogue, Facts, Product } from '#catalogue/catalogue.ts';
import { OPTIONS, type OptionTable } from '#catalogue/options.ts';
import type { ProductTexts } from '#catalogue/texts/types.ts';
import type { Price } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import type { WorkingDays } from '#rules/delivery.ts';
import { makeCard } from '#rules/make-cards.ts';
import { priceFields } from '#rules/price-figures.ts';
import { type PathRange, pathRangeOf, productPath } from '#rules/product-path.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import { relatedIn } from '#rules/related.ts';

/** Parts of a catalogue that every product page shows. */
export interface ProductParts<Shown extends Product = Product> extends PathRange {
  readonly product: Shown;
  /** Products to show below it. */
  readonly related: readonly Product[];
  readonly facts: Facts;
  readonly options: OptionTable;
}

const relatedOf = perCatalogue((catalogue) => {
  const { products, collections } = catalogue;
  const given = rangeOf(catalogue).given.id;
  return relatedIn({ products, related: collections.related, given });
});

type OfKind<Kind extends Product['kind']> = Extract<Product, { readonly kind: Kind }>;

const isOfKind = <Kind extends Product['kind']>(
  product: Product | undefined,
  kind: Kind,
): product is OfKind<Kind> => product?.kind === kind;

/** Picks what every page of a product shows. */
export function productParts<Shown extends Product>(
  product: Shown,
  catalogue: Catalogue,
): ProductParts<Shown> {
  const { find } = rangeOf(catalogue);
  return {
    product,
    options: OPTIONS,
    related: relatedOf(catalogue)(product).flatMap((id) => find(id) ?? []),
    facts: catalogue.facts,
    ...pathRangeOf(catalogue),
  };
}

/** Returns how to pick the same by the id of a product; undefined for products of any other kind. */
export const partsOfKind =
  <Kind extends Product['kind']>(kind: Kind) =>
  (catalogue: Catalogue, id: string): ProductParts<OfKind<Kind>> | undefined => {
    const product = rangeOf(catalogue).find(id);
    return isOfKind(product, kind) ? productParts(product, catalogue) : undefined;
  };

/** Fields of a product that every product page shows, in one language. */
export interface LocalizedProduct<Id extends string>
  extends Pick<Product, 'pictures' | 'demoRating'> {
  readonly id: Id;
  /** German path of its page. */
  readonly path: string;
  readonly name: string;
  readonly texts: ProductTexts;
  /** Until dispatch and arrival. */
  readonly days: WorkingDays;
}

/** Takes of a product what every page shows. */
export function localized<Id extends string>(
  { product, facts, products }: ProductParts<Product & { readonly id: Id }>,
  lang: Lang,
): LocalizedProduct<Id> {
  const { id, name, texts, pictures, demoRating } = product;
  const path = productPath(product, { products });
  const { dispatchWorkingDays, deliveryWorkingDays } = facts;
  const days = { dispatchWorkingDays, deliveryWorkingDays };
  return { id, path, name: name[lang], texts: texts[lang], days, pictures, demoRating };
}

/** A colour to choose from, in one language. */
export interface NamedColour {
  readonly id: string;
  readonly name: string;
}

/** Names the colours of a product. */
export const namedColours = (
  ids: readonly string[],
  { options }: ProductParts,
  lang: Lang,
): NamedColour[] => ids.map((id) => ({ id, name: options.colours[id]?.[lang] ?? id }));

/** Part of a page's data: products to show below its own. */
export interface WithRelated {
  readonly related: readonly Card[];
}

type Priced = Exclude<Product, BagProduct>;

/** Data of the page of a product with one price; pages add what only their kind has. */
export type PricedData<Shown extends Priced> = LocalizedProduct<Shown['id']> &
  WithRelated &
  Pick<Shown, 'kind' | keyof Price>;

/** Makes what pages of products with one price have in common. */
export function pricedData<Shown extends Priced>(
  parts: ProductParts<Shown>,
  lang: Lang,
): PricedData<Shown> {
  const { product, related } = parts;
  return {
    ...localized<Shown['id']>(parts, lang),
    related: related.map((each) => makeCard(each, parts, lang)),
    kind: product.kind,
    ...priceFields(product),
  };
}
