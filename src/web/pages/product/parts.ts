import type { Catalogue, Facts, Firm, Product } from '#catalogue/catalogue.ts';
import type { ShopMode } from '#rules/claims.ts';
import { daysOffOf } from '#rules/days-off.ts';
import type { DayOff } from '#rules/holidays.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import { relatedIn } from '#rules/related.ts';

/** Products of the same family that stand beside a product; lists have all of them. */
const MAX_FAMILY = 24;

/** Parts of a catalogue that the page of a product shows. */
export interface Parts extends Pick<Catalogue, 'collections' | 'colours' | 'packs' | 'sizes'> {
  readonly product: Product;
  /** Products to show below it. */
  readonly related: readonly Product[];
  /** Its family, itself among them. */
  readonly family: readonly Product[];
  readonly facts: Facts;
  readonly daysOff: readonly DayOff[];
  readonly firm: Firm | undefined;
  readonly mode: ShopMode;
  readonly gifts: Catalogue['gifts'];
  /** Products that packs give. */
  readonly given: readonly Product[];
}

const productsByPath = perCatalogue(
  ({ products }) => new Map(products.map((product) => [product.path, product])),
);

const relatedOf = perCatalogue((catalogue) => {
  const { products, collections } = catalogue;
  return relatedIn({ products, collections, given: rangeOf(catalogue).given?.id });
});

const familiesOf = perCatalogue(({ products }) => {
  const rows = Map.groupBy(products, ({ family }) => family);
  const places = new Map<string, number>();
  for (const row of rows.values()) {
    for (const [place, { id }] of row.entries()) places.set(id, place);
  }
  return { rows, places };
});

/** The product's neighbours of the same family in the order of the catalogue, itself among them. */
function familyOf(product: Product, catalogue: Catalogue): readonly Product[] {
  const { family } = product;
  if (family === undefined) return [];
  const { rows, places } = familiesOf(catalogue);
  const row = rows.get(family) ?? [];
  const from = Math.min((places.get(product.id) ?? 0) - MAX_FAMILY / 2, row.length - MAX_FAMILY);
  const start = Math.max(0, from);
  return row.slice(start, start + MAX_FAMILY);
}

/** Picks what the page at a German path shows; undefined if it is no product's. */
export function partsAt(path: string, catalogue: Catalogue): Parts | undefined {
  const product = productsByPath(catalogue).get(path);
  if (!product) return undefined;
  const { find } = rangeOf(catalogue);
  const { gifts, facts, firm, collections, colours, packs, sizes } = catalogue;
  return {
    product,
    related: relatedOf(catalogue)(product).flatMap((each) => find(each) ?? []),
    family: familyOf(product, catalogue),
    facts,
    firm,
    daysOff: daysOffOf(firm),
    mode: catalogue.demo ? 'demo' : 'live',
    gifts,
    given: Object.values(gifts).flatMap((gift) => find(gift.product ?? '') ?? []),
    ...{ collections, colours, packs, sizes },
  };
}
