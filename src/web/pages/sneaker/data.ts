import type { Catalogue, Facts, SneakerProduct } from '../../../catalogue/catalogue.ts';
import type { SneakerId } from '../../../catalogue/product-ids.ts';
import type { Price } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import { rangeOf } from '../../../rules/range.ts';
import { type LocalizedProduct, localized } from '../product-detail/localized.ts';
import { relatedCards, type WithRelated } from '../product-detail/related-cards.ts';

/** Data of the page of a sneaker. */
export type SneakerData = LocalizedProduct<SneakerId> &
  WithRelated &
  Pick<SneakerProduct, 'kind' | 'silhouette' | 'sizes' | keyof Price> &
  Pick<Facts, 'warrantyYears'> & {
    /** The same shoe in all its colours, itself among them; `picture` is a path without width and ending. */
    readonly colours: readonly {
      readonly id: SneakerId;
      readonly name: string;
      readonly picture: string;
    }[];
  };

/** Makes the data of the page of a sneaker; undefined for any other id. */
export function data(catalogue: Catalogue, lang: Lang, id: string): SneakerData | undefined {
  const product = rangeOf(catalogue).find(id);
  if (product?.kind !== 'sneaker') return undefined;
  const { kind, silhouette, priceCents, originalCents, sizes } = product;
  return {
    ...localized(product, catalogue, lang),
    related: relatedCards(product, catalogue, lang),
    kind,
    silhouette,
    priceCents,
    originalCents,
    sizes,
    warrantyYears: catalogue.facts.warrantyYears,
    colours: catalogue.products.flatMap((other) =>
      other.kind === 'sneaker' && other.silhouette === silhouette
        ? [{ id: other.id, name: other.name[lang], picture: other.pictures[0]?.base ?? '' }]
        : [],
    ),
  };
}
