import type { Catalogue, Product } from '../../../catalogue/catalogue.ts';
import type { ColourId } from '../../../catalogue/colours.ts';
import type { View } from '../../../catalogue/pictures.ts';
import { rangeOf } from '../../../rules/range.ts';
import { squarePicture } from '../../ui/picture-source.ts';
import type { FamilyPicture } from './list-scene.ts';

/** A view of a product that stands for a family in its list. */
export interface SceneView<Family extends string> {
  readonly family: Family;
  readonly id: string;
  readonly view: View;
  readonly colour?: ColourId;
  /** The subject stands below the picture's middle. */
  readonly isLow?: boolean;
}

/** Data of a page that lists products. */
export interface ListData<Listed, Family extends string> {
  /** In the order of recommendation. */
  readonly cards: readonly Listed[];
  /** Scenes between them, in the order of their appearance. */
  readonly scenes: readonly FamilyPicture<Family>[];
}

/** Products of a kind, in the order of the catalogue. */
export function ofKind<Kind extends Product['kind']>({ products }: Catalogue, kind: Kind) {
  return products.filter(
    (product): product is Extract<Product, { readonly kind: Kind }> => product.kind === kind,
  );
}

/** Makes the scenes of a list; those of products that the catalogue gave up are left out. */
export function makeScenes<Family extends string>(
  views: readonly SceneView<Family>[],
  catalogue: Catalogue,
): FamilyPicture<Family>[] {
  const { find } = rangeOf(catalogue);
  return views.flatMap(({ family, id, view, colour, isLow }) => {
    const pictures = find(id)?.pictures ?? [];
    const shown = pictures.find((one) => one.view === view && one.colour === colour);
    return shown ? [{ family, picture: squarePicture(shown.base), ...(isLow && { isLow }) }] : [];
  });
}
