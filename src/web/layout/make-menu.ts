import type { Catalogue } from '#catalogue/catalogue.ts';
import { filterParam } from '#rules/filter-param.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { rangeOf, selectionOf } from '#rules/range.ts';
import type { MenuEntry, MenuItem } from '../settings.ts';

/** Products of a selection, each with its cover. */
function itemsOf(id: string, catalogue: Catalogue): MenuItem[] {
  const { find } = rangeOf(catalogue);
  return selectionOf(id, catalogue).flatMap((productId) => {
    const product = find(productId);
    const cover = product && pictureOf(product, product.cover ?? product.colours?.[0]);
    return cover ? [{ path: product.path, name: product.name, cover }] : [];
  });
}

/**
 * Makes the menu of a catalogue: collections with a place in it. One without a page leads to its first product, or is a
 * panel if it is a selection; one without either is left out.
 */
export function makeMenu(catalogue: Catalogue): MenuEntry[] {
  const { collections, products } = catalogue;
  const placed = Object.entries(collections).flatMap(([id, { menu, path }]) =>
    menu ? [{ id, path, ...menu }] : [],
  );
  return placed
    .sort((a, b) => a.place - b.place)
    .flatMap(({ id, path, label, picture, list }): MenuEntry[] => {
      const own = path ?? products.find(({ collection }) => collection === id)?.path;
      const shown = { label, ...(picture && { picture }) };
      if (own !== undefined) return [{ ...shown, path: own }];
      const items = itemsOf(id, catalogue);
      const at = collections[list?.collection ?? '']?.path;
      const query = list?.filter ? `?kategorie=${filterParam(list.filter)}` : '';
      return items.length > 0 ? [{ ...shown, ...(at && { path: at + query }), items }] : [];
    });
}
