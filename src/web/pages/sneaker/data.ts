import type { Catalogue, Facts, SneakerProduct } from '#catalogue/catalogue.ts';
import { perCatalogue } from '#rules/range.ts';
import { ofParts } from '#web/of-parts.ts';
import { type PricedData, partsOfKind, pricedData } from '../product-detail/product-parts.ts';

/** Data of the page of a sneaker. */
export type SneakerData = PricedData<SneakerProduct> &
  Pick<SneakerProduct, 'silhouette' | 'sizes'> &
  Pick<Facts, 'warrantyYears'> & {
    /** The same shoe in other colours, itself among them; `picture` is a path without width and ending. */
    readonly family: readonly {
      readonly id: string;
      readonly name: string;
      readonly picture: string;
    }[];
  };

/** Colours that stand beside a shoe; lists have all of them. */
const MAX_FAMILY = 24;

const silhouettesOf = perCatalogue(({ products }) => {
  const sneakers = products.filter((product) => product.kind === 'sneaker');
  const places = new Map<string, number>();
  const rows = Map.groupBy(sneakers, ({ silhouette }) => silhouette);
  for (const row of rows.values()) {
    for (const [place, { id }] of row.entries()) places.set(id, place);
  }
  return { rows, places };
});

/** The shoe's neighbours of the same silhouette in the order of the catalogue, itself among them. */
function familyOf(shoe: SneakerProduct, catalogue: Catalogue): readonly SneakerProduct[] {
  const { rows, places } = silhouettesOf(catalogue);
  const row = rows.get(shoe.silhouette) ?? [];
  const place = places.get(shoe.id) ?? 0;
  const from = Math.min(place - MAX_FAMILY / 2, row.length - MAX_FAMILY);
  const start = Math.max(0, from);
  return row.slice(start, start + MAX_FAMILY);
}

const sneakerParts = partsOfKind('sneaker');

/** Makes the data of the page of a sneaker; undefined for any other id. */
export const data = ofParts(
  (catalogue, id) => {
    const parts = sneakerParts(catalogue, id);
    return parts && { ...parts, family: familyOf(parts.product, catalogue) };
  },
  ({ family, ...parts }, lang): SneakerData => {
    const { silhouette, sizes } = parts.product;
    return {
      ...pricedData(parts, lang),
      silhouette,
      sizes,
      warrantyYears: parts.facts.warrantyYears,
      family: family.map(({ id, name, pictures }) => ({
        id,
        name: name[lang],
        picture: pictures[0]?.base ?? '',
      })),
    };
  },
);
